import Foundation
import TestSupport

/// Numbers at and beyond the limits of their types.
let extremeNumbers = [
  "0", "-1", "2147483648", "-2147483648", "9007199254740993", "-9007199254740993",
  "9223372036854775807", "-9223372036854775808", "18446744073709551615", "1e308",
]

extension [UInt8] {
  /// The ranges of the numbers in a JSON text.
  var numbers: [Range<Int>] {
    var found: [Range<Int>] = []
    var (isText, isEscaped) = (false, false)
    var start: Int?
    for (index, byte) in enumerated() {
      let isPart = !isText && "-+.eE0123456789".utf8.contains(byte)
      if isPart, start == nil, "-0123456789".utf8.contains(byte) { start = index }
      if !isPart, let first = start {
        found.append(first..<index)
        start = nil
      }
      if byte == UInt8(ascii: "\""), !isEscaped { isText.toggle() }
      isEscaped = isText && byte == UInt8(ascii: "\\") && !isEscaped
    }
    return found
  }

  /// The text with a range replaced.
  func replacing(_ range: Range<Int>, with text: String) -> [UInt8] {
    self[..<range.lowerBound] + Array(text.utf8) + self[range.upperBound...]
  }

  /// The text with each of its numbers replaced by each of the extreme ones.
  var withExtremeNumbers: [[UInt8]] {
    numbers.flatMap { range in extremeNumbers.map { replacing(range, with: $0) } }
  }
}

/// Calls `body` with an empty folder for everything the program stores and an environment that
/// points to it; removes the folder afterwards.
@MainActor
func withStateFolder(
  _ body: (_ folder: String, _ environment: [String: String]) throws -> Void
) throws {
  try withTemporaryFolder { base in
    let folder = base + "/memorytunes"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try body(folder, ["XDG_STATE_HOME": base, "XDG_CONFIG_HOME": base, "XDG_CACHE_HOME": base])
  }
}
