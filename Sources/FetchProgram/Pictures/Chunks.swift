import ArtworkLive

/// A named part of a PNG or a WebP file.
typealias Chunk = (name: String, content: ArraySlice<UInt8>)

/// The chunks of a PNG or else of a WebP, up to the end of a PNG or the first incomplete one.
func chunks(of bytes: [UInt8]) -> some Sequence<Chunk> {
  let isPNG = bytes.starts(with: pngMark)
  return sequence(state: bytes.dropFirst(isPNG ? 8 : 12)) { rest -> Chunk? in
    let (first, second) = (rest.prefix(4), rest.dropFirst(4).prefix(4))
    let length = isPNG ? first.bigEndian : second.littleEndian
    guard length <= rest.count - (isPNG ? 12 : 8) else { return nil }
    let name = String(decoding: isPNG ? second : first, as: UTF8.self)
    // A checksum follows; in a WebP, one byte after an odd length.
    defer { rest = name == "IEND" ? [] : rest.dropFirst(8 + length + (isPNG ? 4 : length % 2)) }
    return (name, rest.dropFirst(8).prefix(length))
  }
}
