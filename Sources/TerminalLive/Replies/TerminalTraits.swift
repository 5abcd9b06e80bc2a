/// A terminal's replies about itself.
public struct TerminalTraits: Equatable, Sendable {
  /// Its name and version in its own words (XTVERSION): "kitty(0.35.2)".
  public internal(set) var name: String?
  /// Its abilities, as numbers defined by DA1: 4 is sixel, 52 the clipboard; nil without a reply.
  public internal(set) var attributes: [Int]?
  public internal(set) var hasKittyGraphics = false
  /// The number of colours a sixel picture may have.
  public internal(set) var sixelColors: Int?
  public internal(set) var cellSize: PixelSize?
  public internal(set) var background: Color?
  /// Can distinguish keys that were the same on old terminals (kitty's keyboard protocol).
  public internal(set) var hasKittyKeyboard = false
  /// Takes its input for UTF-8.
  public internal(set) var isUTF8: Bool?

  public init() {}

  public var hasSixel: Bool { attributes?.contains(4) == true }
  public var hasClipboard: Bool { attributes?.contains(52) == true }
}

/// A width and a height in pixels, each at least 1.
public struct PixelSize: Hashable, Sendable {
  public let width: Int
  public let height: Int

  /// Creates a size; nil unless both sides are from 1 to `limit`.
  init?(width: Int, height: Int, limit: Int = 10_000) {
    guard (1...limit).contains(width), (1...limit).contains(height) else { return nil }
    (self.width, self.height) = (width, height)
  }
}
