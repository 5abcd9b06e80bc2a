/// A kind of music.
public struct Category: Hashable, Sendable, Identifiable {
  /// What files and options call it: "rock".
  public let id: String
  /// The name that the player has given it; nil for a bundled one.
  public let name: String?

  /// A category; a name for a bundled one is ignored.
  public init(id: String, name: String? = nil) {
    self.id = id
    self.name = Self.bundledIDs.contains(id) ? nil : name
  }
}

extension Category: Codable {
  private enum CodingKeys: CodingKey {
    case id, name
  }

  /// Version 0.1 wrote names of bundled ones, too.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.decode(String.self, forKey: .id),
      name: try values.decodeIfPresent(String.self, forKey: .name))
  }
}

extension Category {
  /// The longest name that a player may give, in characters.
  public static let maximumNameLength = 30

  private static let ownPrefix = "own-"

  /// A category that the player has added, told apart from others of theirs by its number.
  init(ownNumber number: Int, name: String) {
    self.init(id: "\(Self.ownPrefix)\(number)", name: name)
  }

  /// The number of a category that the player has added; nil for the bundled ones.
  var ownNumber: Int? {
    guard id.hasPrefix(Self.ownPrefix), let number = Int(id.dropFirst(Self.ownPrefix.count)),
      (1...1_000_000_000).contains(number)
    else { return nil }
    return number
  }

  /// Whether the player has added it.
  public var isOwn: Bool { ownNumber != nil }

  /// The word by which covers for it are searched, and its folder is known: "Rock".
  public var term: String { name ?? id.prefix(1).uppercased() + id.dropFirst() }

  private static let bundledIDs = ["pop", "electronic", "rock", "metal", "rap"]

  /// The categories that covers are bundled for, in the order shown.
  public static let bundled = bundledIDs.map { Category(id: $0) }

  /// The category that a player's word means, whatever its case.
  public static func named(_ word: String) -> Category? {
    bundled.first { $0.id == word.lowercased() }
  }
}
