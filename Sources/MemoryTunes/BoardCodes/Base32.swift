/// Crockford's base 32: the digits, and the letters without i, l, o and u.
///
/// Readers take i and l as 1 and o as 0 (Douglas Crockford: *Base 32*, crockford.com/base32.html).
enum Base32 {
  private static let digits = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)

  /// A number in lowercase digits, padded with zeros to a minimum length.
  static func text(_ number: UInt64, minimumLength: Int) -> String {
    var text: [UInt8] = []
    var rest = number
    while rest > 0 || text.count < minimumLength {
      text.append(digits[Int(rest % 32)])
      rest /= 32
    }
    return String(decoding: text.reversed(), as: UTF8.self)
  }

  /// The value of a lowercase digit; nil for other characters.
  static func value(of digit: Character) -> UInt64? {
    switch digit {
    case "i", "l": 1
    case "o": 0
    default: digit.asciiValue.flatMap(digits.firstIndex).map(UInt64.init)
    }
  }
}
