/// One cell of a frame: a glyph and its style.
public struct Cell: Hashable, Sendable {
  /// The glyph as a number, which makes cells trivial to copy and compare.
  private var code: UInt32
  /// The style; pictures have their own colours.
  public var style: Style

  /// The content of a cell.
  public enum Glyph: Hashable, Sendable {
    /// A single-scalar character, one or two columns wide.
    case scalar(Unicode.Scalar)
    /// A character of several scalars: an index into the frame's clusters.
    case cluster(Int)
    /// The right half of the wide character in the previous cell.
    case continuation
    /// A part of a picture: an index into the frame's pictures.
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

  /// The glyph.
  public var glyph: Glyph {
    get {
      if let scalar = Unicode.Scalar(code) { return .scalar(scalar) }
      if code >= firstPictureCode { return .picture(Int(code - firstPictureCode)) }
      return code == continuationCode ? .continuation : .cluster(Int(code - firstClusterCode))
    }
    set { code = newValue.code }
  }

  /// Is the right half of a wide character.
  var isContinuation: Bool { code == continuationCode }

  /// The same cell in a frame with this many pictures and clusters before its own.
  func shifted(pictures: Int, clusters: Int) -> Cell {
    switch glyph {
    case .picture(let index): Cell(.picture(index + pictures), style)
    case .cluster(let index): Cell(.cluster(index + clusters), style)
    case .scalar, .continuation: self
    }
  }

  /// Creates a cell from a glyph and a style.
  public init(_ glyph: Glyph, _ style: Style) {
    code = glyph.code
    self.style = style
  }
}

// Above all Unicode scalar values.
private let continuationCode: UInt32 = 0x2000_0000
private let firstClusterCode: UInt32 = 0x4000_0000
private let firstPictureCode: UInt32 = 0x8000_0000
