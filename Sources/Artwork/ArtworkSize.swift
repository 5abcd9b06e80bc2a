/// The size in the name of a picture: the last `100x100` before a full stop, as in `100x100bb-85.jpg`.
public struct ArtworkSize: Equatable {
  /// The range of the width and height.
  public let range: Range<String.Index>
  /// The end of any letters and quality after them.
  public let end: String.Index

  /// Finds the size in a name; nil if it has none.
  ///
  /// O(n): a server may send any name.
  public init?(in name: Substring) {
    var rest = name
    while let stop = rest.lastIndex(of: ".") {
      rest = rest[..<stop]
      guard let size = Self(atEndOf: rest) else { continue }
      self = size
      return
    }
    return nil
  }

  private init?(atEndOf name: Substring) {
    end = name.endIndex
    var rest = name.withoutQuality
    let letters = rest.suffix(2).reversed().prefix { ("a"..."z").contains($0) }
    rest.removeLast(letters.count)
    let sizeEnd = rest.endIndex
    guard rest.dropNumber(), rest.popLast() == "x", rest.dropNumber() else { return nil }
    range = rest.endIndex..<sizeEnd
  }
}

extension Substring {
  /// The text without the number after a hyphen at its end.
  fileprivate var withoutQuality: Substring {
    var rest = self
    return rest.dropNumber() && rest.popLast() == "-" ? rest : self
  }

  /// Removes the digits at the end; false if there are none.
  fileprivate mutating func dropNumber() -> Bool {
    let digits = reversed().prefix { ("0"..."9").contains($0) }
    removeLast(digits.count)
    return !digits.isEmpty
  }
}
