/// Makes lines of bytes as they arrive.
struct OrderLines {
  static let maximumLength = 1000
  /// The byte order mark, which some editors write before the text of a file.
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private(set) var hasEnded = false
  /// Those not yet taken; nil for one of more than ``maximumLength`` bytes, which bounds memory.
  var lines: ArraySlice<String?> = []
  private var last: [UInt8] = []
  private var isTooLong = false

  /// Adds bytes; none means that the input has ended.
  mutating func append(_ bytes: some Collection<UInt8>) {
    guard !bytes.isEmpty else {
      hasEnded = true
      if !last.isEmpty { append([UInt8(ascii: "\n")]) }
      return
    }
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\n"):
        let text = last.starts(with: Self.mark) ? last.dropFirst(Self.mark.count) : last[...]
        lines.append(isTooLong ? nil : String(decoding: text, as: UTF8.self))
        (last, isTooLong) = ([], false)
      case _ where last.count >= Self.maximumLength: isTooLong = true
      default: last.append(byte)
      }
    }
  }
}
