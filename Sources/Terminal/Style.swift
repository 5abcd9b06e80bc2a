/// A colour as a view specifies it; the terminal shows the nearest one it has.
public struct Color: Hashable, Sendable {
  /// `0xRRGGBB`, or all ones for the terminal's own colour; a plain number keeps styles trivial to copy and compare.
  private let code: UInt32

  private init(code: UInt32) { self.code = code }

  /// The terminal's own text or background colour.
  public static var standard: Color { Color(code: .max) }

  /// Red, green and blue, 0 to 255 each, in sRGB.
  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
    Color(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  /// A colour written as on the web: `Color(0xFFD75F)`.
  public init(_ hex: UInt32) { code = hex & 0xFF_FFFF }

  /// Red, green and blue, 0 to 255 each, in sRGB; nil for the terminal's own colour.
  public var components: (red: UInt8, green: UInt8, blue: UInt8)? {
    guard self != .standard else { return nil }
    return (UInt8(code >> 16 & 0xFF), UInt8(code >> 8 & 0xFF), UInt8(code & 0xFF))
  }
}

/// The look of a cell apart from its character.
public struct Style: Hashable, Sendable {
  /// The character's colour.
  public var foreground: Color
  /// The colour behind it.
  public var background: Color
  /// Bold, dim and reverse; they must suffice to tell things apart without colours.
  public var attributes: Attributes

  /// Attributes that work on every terminal.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit per attribute.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Heavier or brighter.
    public static let bold = Self(rawValue: 1)
    /// Fainter.
    public static let dim = Self(rawValue: 2)
    /// Foreground and background swapped.
    public static let reverse = Self(rawValue: 4)
  }

  /// Creates a style; without arguments, the terminal's own.
  public init(
    _ foreground: Color = .standard, on background: Color = .standard,
    _ attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }
}
