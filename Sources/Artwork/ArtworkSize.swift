/// The size in the name of a picture: the last `100x100` before a full stop, as in `100x100bb-85.jpg`.
public struct ArtworkSize: Equatable {
  /// The range of the width and height.
  public let range: Range<String.Index>
  /// The end of any letters and quality after them.
  public let end: String.Index

  /// Finds the size in a name; nil if it has none.
  ///
  /// O(n), because numbers have at most nine digits: a server may send any name.
  public init?(in name: Substring) {
    let size = /([0-9]{1,9}x[0-9]{1,9})[a-z]{0,2}(?:-[0-9]{1,9})?(?=\.)/
    guard let match = name.matches(of: size).last else { return nil }
    range = match.1.startIndex..<match.1.endIndex
    end = match.range.upperBound
  }
}
