/// One place of the frame: a glyph and its style.
public struct Cell: Hashable, Sendable {
  /// The glyph as a number, so that cells are plain memory, quick to fill and to compare.
  private var code: UInt32
  /// How it looks; a picture brings its own colours.
  public var style: Style

  /// What a cell can show.
  public enum Glyph: Hashable, Sendable {
    /// A character of one scalar, one or two columns wide.
    case scalar(Unicode.Scalar)
    /// A character of several scalars: the frame's cluster with that index.
    case cluster(Int)
    /// The right half of the wide character in the cell before.
    case continuation
    /// A part of the frame's picture with that index.
    case picture(Int)

    fileprivate var code: UInt32 {
      switch self {
      case .scalar(let scalar): scalar.value
      case .cluster(let index): firstClusterCode + UInt32(index)
      case .continuation: continuationCode
      case .picture(let index): firstPictureCode + UInt32(index)
      }
    }
  }

  /// What stands there.
  public var glyph: Glyph {
    get {
      if let scalar = Unicode.Scalar(code) { return .scalar(scalar) }
      if code >= firstPictureCode { return .picture(Int(code - firstPictureCode)) }
      return code == continuationCode ? .continuation : .cluster(Int(code - firstClusterCode))
    }
    set { code = newValue.code }
  }

  /// Whether it is the right half of a wide character.
  var isContinuation: Bool { code == continuationCode }

  /// The cell in a frame that has so many pictures and clusters before it.
  func shifted(pictures: Int, clusters: Int) -> Cell {
    switch glyph {
    case .picture(let index): Cell(.picture(index + pictures), style)
    case .cluster(let index): Cell(.cluster(index + clusters), style)
    case .scalar, .continuation: self
    }
  }

  /// A cell that shows the glyph in a style.
  public init(_ glyph: Glyph, _ style: Style) {
    code = glyph.code
    self.style = style
  }
}

// Numbers that are no scalars.
private let continuationCode: UInt32 = 0x2000_0000
private let firstClusterCode: UInt32 = 0x4000_0000
private let firstPictureCode: UInt32 = 0x8000_0000
