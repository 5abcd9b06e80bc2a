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
  /// The categories that covers are bundled for, in the order shown.
  public static let bundled = ["Pop", "Electronic", "Rock", "Metal", "Rap"].map {
    Category(id: $0.lowercased(), name: $0)
  }

  /// The category that a player's word means, whatever its case.
  public static func named(_ word: String) -> Category? {
    bundled.first { $0.id == word.lowercased() }
  }
}
