/// One place of the frame: a glyph and its style.
public struct Cell: Hashable, Sendable {
  /// What stands there.
  public var glyph: Glyph
  /// How it looks; a picture brings its own colours.
  public var style: Style

  /// What a cell can show.
  public enum Glyph: Hashable, Sendable {
    /// A character of one scalar, one or two columns wide.
    case scalar(Unicode.Scalar)
    /// A character of several scalars: the frame's cluster with that index.
    ///
    /// Apart, so that cells are plain memory, quick to fill and to compare.
    case cluster(Int32)
    /// The right half of the wide character in the cell before.
    case continuation
    /// A part of the frame's picture with that index.
    case picture(Int32)
  }

  /// The cell in a frame that has so many pictures and clusters before it.
  func shifted(pictures: Int32, clusters: Int32) -> Cell {
    switch glyph {
    case .picture(let index): Cell(.picture(index + pictures), style)
    case .cluster(let index): Cell(.cluster(index + clusters), style)
    case .scalar, .continuation: self
    }
  }

  /// A cell that shows the glyph in a style.
  public init(_ glyph: Glyph, _ style: Style) {
    self.glyph = glyph
    self.style = style
  }
}
