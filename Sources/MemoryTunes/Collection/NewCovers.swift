public struct NewCovers: Equatable, Codable, Sendable {
  /// The number of covers found for the first time.
  public let count: Int
  public let goldenCount: Int
  /// The category whose last cover was among them.
  public let completed: Category?

  /// The additions by the game with this id; nil if there are none.
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
