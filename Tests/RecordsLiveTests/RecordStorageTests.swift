import Foundation
import TestSupport

@testable import RecordsLive

@Suite struct RecordStorageTests: DatabaseSuite {
  let testFolder = TestFolder()
  private var storage: RecordStorage { .live(environment: ["XDG_DATA_HOME": folder]) }

  private func add(_ games: PlayedGame...) throws {
    for game in games { _ = try storage.add(game, nil) }
  }

  @Test func `what was added comes back, and is found by its id`() throws {
    let games = [PlayedGame.sample(), .unusual, .sprint]
    let notices = try games.map { try storage.add($0, nil).notice }
    let loaded = try storage.games(3)

    #expect(notices == [nil, nil, nil])
    #expect(loaded.games == games && loaded.notice == nil)
    #expect(try games.map { try storage.game($0.id) } == games)
    #expect(try storage.game(2) == nil)
    #expect(names(in: folder + "/memorytunes") == ["games.sqlite"])
    #expect(permissions(of: folder + "/memorytunes") == 0o700)
    #expect(permissions(of: folder + "/memorytunes/games.sqlite") == 0o600)
  }

  @Test func `the last game of one player on a board is found, with its flips`() throws {
    let board = PlayedGame.sample(seed: 5).request
    var (givenUp, titles) = (PlayedGame.sample(id: 3, seed: 5), PlayedGame.sample(id: 6, seed: 5))
    (givenUp.pairCount, titles.request.kind) = (3, .titles)
    let duel = PlayedGame(
      id: 4, endedAt: 1_800_000_000, request: board, players: [.anyone, .anyone], moveCount: 8,
      slipCount: 0, seconds: 0, pairs: (0..<16).map { $0 / 2 },
      flips: (0..<16).map { Flip(card: $0, seconds: 0) })
    let last = PlayedGame.sample(id: 2, seed: 5)
    try add(.sample(seed: 5), last, givenUp, duel, .sample(id: 5, seed: 6), titles)

    #expect(try storage.lastGame(board) == last)
  }

  @Test func `without a game nothing is told, and nothing is created`() throws {
    let board = PlayedGame.sample().request
    let (loaded, summary) = (try storage.games(1), try storage.summary(5, ""))

    #expect(loaded.games == [] && loaded.notice == nil)
    #expect(summary.0 == RecordsSummary(games: [], time: 5) && summary.1 == nil)
    #expect(try storage.game(1) == nil)
    #expect(try storage.lastGame(board) == nil)
    #expect(try !storage.hasSeen(board, ""))
    #expect(try !storage.hasPlayed(20_780, ""))
    #expect(try storage.puzzles(0, "") == DuePuzzles())
    #expect(try storage.friends() == [])
    #expect(names(in: folder) == [])
  }

  @Test func `the file is in the home; without one nothing is kept, which is told`() throws {
    _ = try RecordStorage.live(environment: ["HOME": folder]).add(.sample(), nil)
    let storage = RecordStorage.live(environment: [:])

    #expect(names(in: folder + "/.local/share/memorytunes") == ["games.sqlite"])
    #expect(throws: StorageFailure.noHomeFolder) { try storage.add(.sample(), nil) }
    #expect(try storage.games(1).games == [])
    #expect(try !storage.hasPlayed(0, ""))
  }

  @Test func `a game is kept once, and as finished if it was given up before`() throws {
    var givenUp = PlayedGame.sample(id: 7)
    givenUp.pairCount = 3

    try add(givenUp, .sample(id: 7), givenUp, .sample(id: 7, endedAt: 2))

    #expect(try storage.games(1).games == [.sample(id: 7)])
  }

  @Test func `games keep their order when the clock is set back`() throws {
    let times = [1_800_000_000, -86_400, 7_258_118_400, 0]

    for (id, time) in zip(UInt64(1)..., times) { try add(.sample(id: id, endedAt: time)) }

    #expect(try storage.games(0).games.map(\.endedAt) == times)
  }

  @Test func `only the last games come with flips, but all tell the covers found`() throws {
    var givenUp = PlayedGame.sample(id: 2)
    (givenUp.pairCount, givenUp.request.category) = (1, .bundled[1])
    (givenUp.moveCount, givenUp.flips) = (1, Array(givenUp.flips.prefix(2)))
    var flawless = PlayedGame.sample(id: 1)
    flawless.slipCount = 0
    flawless.flips = ([0, 2, 3, 2, 1, 0] + (4..<16)).map { Flip(card: $0, seconds: 0) }
    try add(flawless, givenUp, .sample(id: 3))

    let (loaded, all) = (try storage.games(1), try storage.games(.max).games)

    #expect(loaded.games.map(\.id) == [1, 2, 3])
    #expect(loaded.games.map(\.flips.count) == [0, 0, 30])
    #expect(loaded.games.map(\.pairs.count) == [0, 0, 16])
    #expect(loaded.collection == CoverCollection(games: all))
    #expect(loaded.collection.foundCount(of: 20..<40) == 1)
    #expect(loaded.collection.goldenCount == 2)
  }

  @Test func `a game that contradicts itself is not added`() throws {
    let changes: [(inout PlayedGame) -> Void] = [
      { $0.moveCount = 7 }, { $0.slipCount = -1 }, { $0.seconds = .max }, { $0.pairs[0] = 8 },
      { $0.pairs[0] = -1 }, { $0.pairs.removeLast() }, { $0.pairs = [0] }, { $0.pairs[0] = 7 },
      { $0.flips[0].card = 16 }, { $0.flips[0].card = 300 }, { $0.flips[1].seconds = -1 },
      { $0.flips = Array(repeating: Flip(card: 0, seconds: 0), count: 10_001) },
      { $0.pairCount = 9 }, { $0.pairCount = -1 },
      { $0.request.kind = .sprint },
      { $0.players = [] }, { $0.players = Array(repeating: .anyone, count: 5) },
      { $0.players = [.person(name: "a\u{1B}[2J")] },
      { $0.players = [.person(name: "a\nperson")] },
      { $0.players = [.person(name: String(repeating: "n", count: 17))] },
      { $0.request.deck = 0 }, { $0.day = -1 }, { $0.day = 2_932_897 }, { $0.endedAt = .max },
      { $0.request.category = Category(id: "") },
      { $0.request.category = Category(id: "own-1", name: "a\u{1B}[2J") },
      { $0.request.source = .folder("/" + String(repeating: "x", count: 4096)) },
    ]

    for change in changes {
      var game = PlayedGame.sample()
      change(&game)
      #expect(throws: StorageFailure.impossibleGame) { try add(game) }
    }
    #expect(names(in: folder) == [])
  }

  @Test func `on a day's board, the first game of each person counts`() throws {
    var games = (UInt64(1)...6).map { PlayedGame.sample(id: $0) }
    for (index, name) in ["Anna", "Ben", "Anna"].enumerated() {
      (games[index].day, games[index].players) = (20_780, [.person(name: name)])
    }
    (games[3].day, games[4].day) = (20_781, 20_781)
    for game in games + games { try add(game) }

    (games[2].hindsight, games[4].hindsight) = (.sameBoard, .sameBoard)
    #expect(try storage.games(6).games == games)
    let havePlayed = try ["Ben", "Carl", ""].map { try storage.hasPlayed(20_780, $0) }
    #expect(havePlayed == [true, false, true])
  }

  @Test func `a daily board has been played once a game on it is stored, even given up`() throws {
    var (finished, givenUp) = (PlayedGame.sample(), PlayedGame.sample(id: 2))
    (finished.day, givenUp.day, givenUp.pairCount) = (20_780, 20_781, 3)
    try add(finished, givenUp, .sample(id: 3))

    let hasPlayed = try (20_779...20_782).map { try storage.hasPlayed($0, "") }
    #expect(hasPlayed == [false, true, true, false])
  }

  @Test func `a board has been seen by those who played on it, in whatever way`() throws {
    var (titles, givenUp) = (PlayedGame.sample(seed: 5), PlayedGame.sample(id: 2, seed: 6))
    (titles.request.kind, titles.players) = (.titles, [.person(name: "Anna")])
    givenUp.pairCount = 3
    try add(titles, givenUp)

    let board = PlayedGame.sample(seed: 5).request
    let seen = try ["", "Anna", "Ben"].map { try storage.hasSeen(board, $0) }
    #expect(seen == [true, true, false])
    let others = try [UInt64(6), 7].map {
      try storage.hasSeen(PlayedGame.sample(seed: $0).request, "")
    }
    #expect(others == [true, false])
  }

  @Test func `forgetting leaves nothing of the games in the file`() throws {
    for id in UInt64(1)...20 {
      var game = PlayedGame.sample(id: id)
      game.request.category = Category(id: "own-1", name: "Unmistakable")
      _ = try file.add(game)
    }
    #expect(try file.count().count == 20)
    #expect(read(file.path)?.contains("Unmistakable") == true)

    _ = try file.forget()

    #expect(try file.count().count == 0)
    #expect(names(in: folder) == ["games.sqlite"])
    #expect(read(file.path)?.contains("Unmistakable") == false)
    _ = try file.add(.sample())
    #expect(try file.all() == [.sample()])
  }

  @Test func `many threads add games at once`() async throws {
    let storage = storage
    let notices = try await withThrowingTaskGroup(of: Notice?.self) { group in
      for id in UInt64(1)...20 { group.addTask { try storage.add(.sample(id: id), nil).notice } }
      return try await group.reduce(into: []) { $0.append($1) }
    }

    #expect(notices.count(where: { $0 == nil }) == 20)
    #expect(try storage.games(0).games.map(\.id).sorted() == Array(1...20))
  }

  @Test func `a game of 4×4 takes less than 320 bytes on the disk`() throws {
    // Ids are random.
    func size(after ids: ClosedRange<UInt64>) throws -> Int {
      for id in ids { _ = try file.add(.sample(id: id &* 0x9E37_79B9_7F4A_7C15)) }
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      return try #require(attributes[.size] as? Int)
    }
    let (few, many) = (try size(after: 1...100), try size(after: 101...400))

    #expect((many - few) / 300 < 320)
  }
}
