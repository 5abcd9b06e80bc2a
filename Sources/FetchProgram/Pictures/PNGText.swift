import ArtworkLive
import CFetch

/// The most bytes read of a text.
let maximumTextSize = 1 << 20

/// The text with a keyword in a PNG's first tEXt, zTXt or iTXt chunk of it; nil if missing, damaged or too long.
func text(_ keyword: String, ofPNG bytes: [UInt8]) -> ArraySlice<UInt8>? {
  let start = Array(keyword.utf8) + [0]
  for chunk in chunks(of: bytes) where chunk.content.starts(with: start) {
    let rest = chunk.content.dropFirst(start.count)
    switch chunk.name {
    case "tEXt": return rest.prefix(maximumTextSize)
    // The first byte is the method, which can only be 0.
    case "zTXt": return inflated(rest.dropFirst())
    case "iTXt":
      // A compression flag, the method, a language and a translated keyword come first.
      let parts = rest.dropFirst(2)
        .split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3 else { return nil }
      return rest.first == 0 ? parts[2].prefix(maximumTextSize) : inflated(parts[2])
    default: continue
    }
  }
  return nil
}

private func inflated(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
  let text = [UInt8](unsafeUninitializedCapacity: maximumTextSize) { text, count in
    count = bytes.withUnsafeBufferPointer {
      picture_inflate($0.baseAddress, $0.count, text.baseAddress, text.count)
    }
  }
  return text.isEmpty ? nil : text[...]
}
