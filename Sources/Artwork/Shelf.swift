/// The player's own record shelf: a folder with covers, and its subfolders.
public struct Shelf: Hashable, Codable, Sendable {
  /// All of it.
  public var whole: Section
  /// Its direct subfolders with covers, in the order shown.
  public var sections: [Section]
  /// The number of its folders whose pictures are all unreadable.
  public var unreadableCount: Int

  /// A shelf of these sections.
  public init(whole: Section, sections: [Section], unreadableCount: Int = 0) {
    (self.whole, self.sections, self.unreadableCount) = (whole, sections, unreadableCount)
  }

  /// Covers that belong together.
  public struct Section: Hashable, Codable, Sendable {
    /// Its id in queries.
    public var id: String
    /// The folder's name as shown to the player; nil for the whole shelf.
    public var name: String?
    /// The number of covers, at least 1 in a folder.
    public var count: Int
    /// The names of the pictures of some of them.
    public var images: [String]

    /// Creates a section with this many covers.
    public init(id: String, name: String?, count: Int, images: [String]) {
      (self.id, self.name, self.count, self.images) = (id, name, count, images)
    }
  }

  /// The id of the whole shelf.
  public static let wholeID = "shelf"
  /// The prefix of its folders' ids.
  public static let sectionPrefix = "shelf-"

  /// The id belongs to a shelf or a part of it.
  public static func isSection(_ id: String) -> Bool {
    id == wholeID || id.hasPrefix(sectionPrefix)
  }
}
