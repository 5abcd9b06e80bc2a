/// The player's own record shelf: a folder with covers, and the folders in it.
public struct Shelf: Hashable, Codable, Sendable {
  /// All of it.
  public var whole: Section
  /// The folders directly in it that have covers, in the order shown.
  public var sections: [Section]
  /// The number of its folders whose pictures are all unreadable.
  public var unreadableCount: Int

  /// A shelf of these sections.
  public init(whole: Section, sections: [Section], unreadableCount: Int = 0) {
    self.whole = whole
    self.sections = sections
    self.unreadableCount = unreadableCount
  }

  /// Covers that belong together.
  public struct Section: Hashable, Codable, Sendable {
    /// What queries call it.
    public var id: String
    /// The folder's name as shown to the player; nil for the whole shelf.
    public var name: String?
    /// How many covers there are, at least 1 in a folder.
    public var count: Int
    /// The names of the pictures of some of them.
    public var images: [String]

    /// Creates a section with this many covers.
    public init(id: String, name: String?, count: Int, images: [String]) {
      self.id = id
      self.name = name
      self.count = count
      self.images = images
    }
  }
}

extension Shelf {
  /// The id of the whole shelf.
  public static let wholeID = "shelf"
  /// What the ids of its folders begin with.
  public static let sectionPrefix = "shelf-"

  /// Whether an id is that of a shelf or of a part of it.
  public static func isSection(_ id: String) -> Bool {
    id == wholeID || id.hasPrefix(sectionPrefix)
  }
}
