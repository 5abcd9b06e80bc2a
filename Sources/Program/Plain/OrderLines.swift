/// The lines that have been read and not been taken yet, from bytes as they come.
///
/// A line of more than ``maximumLength`` bytes is nil, whatever it says; so is memory bounded.
struct OrderLines {
  static let maximumLength = 1000
  /// Whether no more will come.
  private(set) var hasEnded = false
  private var lines: [String?] = []
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
        lines.append(isTooLong ? nil : String(decoding: last, as: UTF8.self))
        (last, isTooLong) = ([], false)
      case _ where last.count >= Self.maximumLength: isTooLong = true
      default: last.append(byte)
      }
    }
  }

  var isEmpty: Bool { lines.isEmpty }

  /// The oldest line; nil if there is none, or if it is too long.
  var first: String? { lines.first ?? nil }

  /// Takes the oldest line.
  mutating func next() -> String?? {
    lines.isEmpty ? nil : .some(lines.removeFirst())
  }
}
