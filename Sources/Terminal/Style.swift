/// A colour as a view means it; the terminal shows the nearest that it has.
public enum Color: Hashable, Sendable {
  /// The terminal's own text or background colour.
  case standard
  /// Red, green and blue, 0 to 255 each, in sRGB.
  case rgb(UInt8, UInt8, UInt8)

  /// A colour written as on the web: `Color(0xFFD75F)`.
  public init(_ hex: UInt32) {
    self = .rgb(UInt8(hex >> 16 & 0xFF), UInt8(hex >> 8 & 0xFF), UInt8(hex & 0xFF))
  }
}

/// How a cell looks apart from its character.
public struct Style: Hashable, Sendable {
  /// The character's colour.
  public var foreground: Color
  /// The colour behind it.
  public var background: Color
  /// Bold, dim and the like; they must say enough where there are no colours.
  public var attributes: Attributes

  /// Marks that work on every terminal.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit a mark.
    public let rawValue: UInt8
    /// The marks whose bits are set.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Heavier or brighter.
    public static let bold = Self(rawValue: 1)
    /// Fainter.
    public static let dim = Self(rawValue: 2)
    /// Foreground and background change places.
    public static let reverse = Self(rawValue: 4)
  }

  /// A style; without arguments the terminal's own.
  public init(
    _ foreground: Color = .standard, on background: Color = .standard,
    _ attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }
}
