/// One place of the frame: a glyph and its style.
public struct Cell: Hashable, Sendable {
  /// What stands there.
  public var glyph: Glyph
  /// How it looks; a picture brings its own colours.
  public var style: Style

  /// What a cell can show.
  public enum Glyph: Hashable, Sendable {
    /// A character one or two columns wide.
    case character(Character)
    /// The right half of the wide character in the cell before.
    case continuation
    /// A part of the frame's picture with that index.
    case picture(Int)
  }

  /// A cell that shows the glyph in a style.
  public init(_ glyph: Glyph, _ style: Style) {
    self.glyph = glyph
    self.style = style
  }
}
