import Artwork
import MemoryTunes
import RecordsLive

extension PlayedGame {
  /// A game of 4×4 with 30 flips, a second apart.
  static func sample(id: UInt64 = 1, endedAt: Int = 1_800_000_000) -> PlayedGame {
    PlayedGame(
      id: id, endedAt: endedAt,
      request: DealRequest(
        category: .bundled[2], grid: .standard, source: .bundled, seed: id &* 0x9E37_79B9_7F4A_7C15),
      moveCount: 15, slipCount: 4, seconds: 30, pairs: (0..<16).map { $0 / 2 },
      flips: (0..<30).map { Flip(card: $0 % 16, seconds: $0) })
  }

  /// A game in which nothing is as usual.
  static var unusual: PlayedGame {
    PlayedGame(
      id: .max, endedAt: -1,
      request: DealRequest(
        category: Category(id: "own-1", name: "Öl \"日本\", =1+1"),
        grid: Grid(columns: 10, rows: 8) ?? .standard, source: .folder("/a folder/ü"), seed: .max,
        kind: .titles, deck: 1_000_000),
      players: [.person(name: "Zoë da Costa"), .computer(.echo), .anyone, .computer(.maestro)],
      headStart: HeadStart(pairCounts: [1, 0, 3]), day: 2_932_896, pairCount: 0,
      moveCount: 4_000_000_000, slipCount: 0, seconds: 4_000_000_000, hindsight: .timeTravel,
      pairs: (0..<80).map { $0 % 40 },
      flips: [Flip(card: 79, seconds: 0), Flip(card: 0, seconds: 4_000_000_000)])
  }

  /// A sprint that ended after a few moves.
  static var sprint: PlayedGame {
    PlayedGame(
      id: 9, endedAt: 1_800_000_000,
      request: DealRequest(
        category: .bundled[0], grid: .standard, source: .bundled, seed: 5, kind: .sprint),
      pairCount: 2, moveCount: 5, slipCount: 1, seconds: 60)
  }
}

/// The path of the database in a folder.
func database(in folder: String) -> String { folder + "/games.sqlite" }

extension RecordsFile {
  /// Adds a game, whatever its news.
  func add(_ game: PlayedGame) throws(StorageFailure) -> Notice? {
    try add(game, tallyStart: nil).notice
  }

  /// The loaded games, with all flips.
  func all() throws -> [PlayedGame] { try games(flipCount: .max).games }
}
