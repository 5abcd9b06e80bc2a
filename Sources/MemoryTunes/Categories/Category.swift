/// A kind of music.
public struct Category: Hashable, Codable, Sendable, Identifiable {
  /// What files and options call it: "rock".
  public let id: String
  /// What the player reads: "Rock".
  public let name: String

  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}

extension Category {
  /// The longest name that a player may give, in characters.
  public static let largestNameLength = 30

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

  /// The categories that covers are bundled for, in the order shown.
  public static let bundled = ["Pop", "Electronic", "Rock", "Metal", "Rap"].map {
    Category(id: $0.lowercased(), name: $0)
  }

  /// The category that a player's word means, whatever its case.
  public static func named(_ word: String) -> Category? {
    bundled.first { $0.id == word.lowercased() }
  }
}
