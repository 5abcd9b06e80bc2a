extension FixedWidthInteger where Self: UnsignedInteger {
  /// All its digits to base 16, with zeros before them: sixteen of a `UInt64`.
  public var hexDigits: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: Self.bitWidth / 4 - digits.count) + digits
  }
}
