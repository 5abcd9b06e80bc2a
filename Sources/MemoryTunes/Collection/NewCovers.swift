import Artwork

/// What a game has brought to the collection.
public struct NewCovers: Equatable, Codable, Sendable {
  /// How many covers were found for the first time.
  public let count: Int
  /// How many became golden.
  public let goldenCount: Int
  /// The category whose last cover was among them.
  public let completed: Category?

  /// What the game with this id has brought; nil if that is nothing.
  init?(in game: UInt64, of collection: CoverCollection) {
    count = collection.foundCount(in: game)
    goldenCount = collection.goldenCount(in: game)
    guard count + goldenCount > 0 else { return nil }
    completed =
      CoverCollection.categories.first { _, covers in
        covers.contains { collection[$0]?.game == game }
          && collection.foundCount(of: covers) == covers.count
      }?.category
  }
}
