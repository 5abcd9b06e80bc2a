import Foundation
import TestSupport

@testable import RecordsLive

extension PlayedGame {
  /// A game of 4×4 with 30 flips, a second apart.
  static func sample(
    id: UInt64 = 1, endedAt: Int = 1_800_000_000, seed: UInt64? = nil
  ) -> PlayedGame {
    PlayedGame(
      id: id, endedAt: endedAt,
      request: DealRequest(
        category: .bundled[2], grid: .standard, source: .bundled,
        seed: seed ?? id &* 0x9E37_79B9_7F4A_7C15),
      moveCount: 15, slipCount: 4, seconds: 30, pairs: (0..<16).map { $0 / 2 },
      flips: (0..<30).map { Flip(card: $0 % 16, seconds: $0) })
  }

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

  /// A game of any kind, of any of a household, about half a day after the one before.
  static func random(_ number: Int, by random: inout SeededGenerator) -> PlayedGame {
    let grids = ["2x2", "4x4", "8x6"].compactMap { Grid($0) }
    let lineUps: [[Player]] = [
      [.anyone], [.anyone], [.person(name: "Anna")], [.person(name: "Ben")],
      [.computer(.echo), .anyone], [.person(name: "Anna"), .computer(.fuzz)],
      [.person(name: "Ben"), .person(name: "Anna")], [.person(name: "Anna"), .person(name: "Ben")],
    ]
    let grid = grids[random.number(below: grids.count)]
    let players = lineUps[random.number(below: lineUps.count)]
    let isAlone = players.count == 1
    let isSprint = isAlone && random.number(below: 6) == 0
    let hasHeadStart = !isAlone && grid != grids[0] && random.number(below: 4) == 0
    let isLate = random.number(below: 12) == 0
    var flips: [Int] = []
    for card in stride(from: 0, to: grid.cardCount, by: 2) {
      if card + 2 < grid.cardCount, random.number(below: 3) == 0 { flips += [card, card + 2] }
      flips += [card, card + 1]
    }
    var game = PlayedGame(
      id: UInt64(number), endedAt: 1_800_000_000 + 40_000 * (isLate ? number - 9 : number),
      request: DealRequest(
        category: .bundled[random.number(below: 2)], grid: grid,
        source: random.number(below: 9) == 0 ? .folder("/own") : .bundled, seed: random.next(),
        kind: isSprint ? .sprint : .pairs), players: players,
      headStart: hasHeadStart ? HeadStart(pairCounts: [1, 0]) : nil, moveCount: flips.count / 2,
      slipCount: random.number(below: 3), seconds: (isSprint ? 60 : 30) + random.number(below: 9),
      pairs: isSprint ? [] : (0..<grid.cardCount).map { $0 / 2 },
      flips: isSprint ? [] : flips.map { Flip(card: $0, seconds: 0) })
    if random.number(below: 5) == 0, isAlone, !isSprint {
      (game.pairCount, game.flips) = (0, [])
    } else if random.number(below: 4) == 0, isAlone, !isSprint {
      game.day = game.endedAt / 86_400
    }
    if random.number(below: 9) == 0 {
      game.hindsight = random.number(below: 2) == 0 ? .peek : .practice
    }
    if number % 5 == 0, !isSprint, game.request.source == .bundled { game.request.kind = .ear }
    return game
  }
}

/// Tests that have a database each, in a folder of its own.
protocol DatabaseSuite: FolderSuite {}

extension DatabaseSuite {
  /// The database in the folder, where nothing is yet.
  var file: RecordsFile { RecordsFile(path: database(in: folder)) }
}

func database(in folder: String) -> String { folder + "/games.sqlite" }

extension RecordsFile {
  func add(_ game: PlayedGame) throws(StorageFailure) -> Notice? {
    try add(game, tallyStart: nil).notice
  }

  func addSamples(_ ids: ClosedRange<UInt64>) throws(StorageFailure) {
    for id in ids { _ = try add(.sample(id: id)) }
  }

  /// Opens the database like the game, to change it in other ways.
  func opened() throws -> Database {
    try Database.open(path: path, busyTimeout: 0, valueLimit: .max)
  }

  func execute(_ sql: String) throws { try opened().execute(sql) }

  func all() throws -> [PlayedGame] { try games(flipCount: .max).games }
}
