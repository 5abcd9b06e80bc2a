/// A kind of music with its own covers.
public struct Category: Hashable, Codable, Sendable, Identifiable {
  /// The name in files: "rock", or "own-1" for a custom one.
  public let id: String
  /// The player's name for it; nil for a bundled one.
  public let name: String?

  /// Creates a category; the name of a bundled one is ignored.
  public init(id: String, name: String? = nil) {
    self.id = id
    self.name = Self.bundledIDs.contains(id) ? nil : name
  }

  /// The maximum length of a player's name for a category, in characters.
  public static let maximumNameLength = 30

  private static let ownPrefix = "own-"

  init(ownNumber number: Int, name: String) {
    self.init(id: "\(Self.ownPrefix)\(number)", name: name)
  }

  var ownNumber: Int? {
    guard id.hasPrefix(Self.ownPrefix), let number = Int(id.dropFirst(Self.ownPrefix.count)),
      (1...1_000_000_000).contains(number)
    else { return nil }
    return number
  }

  public var isOwn: Bool { ownNumber != nil }

  /// The search term for its covers, and the name of its folder: "Rock".
  public var term: String { name ?? id.prefix(1).uppercased() + id.dropFirst() }

  private static let bundledIDs = ["pop", "electronic", "rock", "metal", "rap"]

  /// The categories with bundled covers, in the order shown.
  public static let bundled = bundledIDs.map { Category(id: $0) }

  static let wholeShelf = Category(id: Shelf.wholeID)

  /// The bundled category with this id, ignoring case; nil if there is none.
  public static func named(_ word: String) -> Category? {
    bundled.first { $0.id == word.lowercased() }
  }

  /// Version 0.1 also wrote names of bundled ones.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.decode(String.self, forKey: .id),
      name: try values.decodeIfPresent(String.self, forKey: .name))
  }
}
