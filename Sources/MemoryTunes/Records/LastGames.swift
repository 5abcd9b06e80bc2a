extension [PlayedGame] {
  /// The last games that show their player's memory, oldest first: at most 50, with at most 6,000 flips in all.
  func lastShowingMemory() -> [PlayedGame] {
    var (games, flipCount) = ([PlayedGame](), 0)
    for game in suffix(Records.flipCount).reversed()
    where game.showsMemory && flipCount + game.flips.count <= 6_000 {
      games.append(game)
      flipCount += game.flips.count
    }
    return games.reversed()
  }
}
