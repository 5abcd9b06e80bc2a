import Terminal

/// What a terminal has said about itself.
public struct TerminalTraits: Equatable, Sendable {
  /// Its name and version in its own words (XTVERSION): "kitty(0.35.2)".
  public internal(set) var name: String?
  /// What it can do, as numbers that DA1 defines: 4 is sixel, 52 the clipboard; nil without a reply.
  public internal(set) var attributes: [Int]?
  /// Whether it understands kitty's graphics protocol.
  public internal(set) var hasKittyGraphics = false
  /// How many colours a sixel picture may have.
  public internal(set) var sixelColors: Int?
  /// The size of a cell in pixels.
  public internal(set) var cellSize: PixelSize?
  /// The colour behind text that has none of its own.
  public internal(set) var background: Color?
  /// Whether it can tell keys apart that were the same on old terminals (kitty's keyboard protocol).
  public internal(set) var hasKittyKeyboard = false
  /// Whether it takes what it receives for UTF-8.
  public internal(set) var isUTF8: Bool?

  /// A terminal that has said nothing yet.
  public init() {}

  /// Whether it can show sixel pictures.
  public var hasSixel: Bool { attributes?.contains(4) == true }
  /// Whether programs can put text on its clipboard.
  public var hasClipboard: Bool { attributes?.contains(52) == true }
}

/// A width and a height in pixels, each at least 1.
public struct PixelSize: Hashable, Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Rows of pixels.
  public let height: Int

  /// Creates a size; nil unless both sides are from 1 to `limit`.
  init?(width: Int, height: Int, limit: Int = 10_000) {
    guard (1...limit).contains(width), (1...limit).contains(height) else { return nil }
    (self.width, self.height) = (width, height)
  }
}
