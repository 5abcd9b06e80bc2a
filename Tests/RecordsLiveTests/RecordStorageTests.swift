import Artwork
import Foundation
import MemoryTunes
import TestSupport
import Testing

@testable import RecordsLive

@Suite struct RecordStorageTests {
  @Test func `what was added comes back`() throws {
    try withTemporaryFolder { folder in
      let storage = RecordStorage.live(environment: ["XDG_DATA_HOME": folder])

      let notices = try [PlayedGame.sample(), .unusual, .sprint].map {
        try storage.add($0, nil).notice
      }
      let loaded = try storage.games(3)

      #expect(notices == [nil, nil, nil])
      #expect(loaded.games == [.sample(), .unusual, .sprint])
      #expect(loaded.notice == nil)
      #expect(names(in: folder + "/memorytunes") == ["games.sqlite"])
      #expect(permissions(of: folder + "/memorytunes") == 0o700)
      #expect(permissions(of: folder + "/memorytunes/games.sqlite") == 0o600)
    }
  }

  @Test func `a game is found by its id, with its flips`() throws {
    try withTemporaryFolder { folder in
      let storage = RecordStorage.live(environment: ["XDG_DATA_HOME": folder])
      #expect(try storage.game(1) == nil)
      for game in [PlayedGame.sample(), .unusual] { _ = try storage.add(game, nil) }

      #expect(try storage.game(1) == .sample())
      #expect(try storage.game(.max) == .unusual)
      #expect(try storage.game(2) == nil)
    }
  }

  @Test func `the last game of one player on a board is found, with its flips`() throws {
    try withTemporaryFolder { folder in
      let storage = RecordStorage.live(environment: ["XDG_DATA_HOME": folder])
      let board = DealRequest(
        category: .bundled[2], grid: .standard, source: .bundled, seed: 5, deck: 1)
      #expect(try storage.lastGame(board) == nil)
      var games = (UInt64(1)...6).map { PlayedGame.sample(id: $0) }
      for index in games.indices { games[index].request.seed = 5 }
      games[2].pairCount = 3
      games[3] = PlayedGame(
        id: 4, endedAt: 1_800_000_000,
        request: DealRequest(category: .bundled[2], grid: .standard, source: .bundled, seed: 5),
        players: [.anyone, .anyone], moveCount: 8, slipCount: 0, seconds: 0,
        pairs: (0..<16).map { $0 / 2 }, flips: (0..<16).map { Flip(card: $0, seconds: 0) })
      (games[4].request.seed, games[5].request.kind) = (6, .titles)
      for game in games { _ = try storage.add(game, nil) }

      #expect(try storage.lastGame(board) == games[1])
    }
  }

  @Test func `without a game there are none, and nothing is created`() throws {
    try withTemporaryFolder { folder in
      let storage = RecordStorage.live(environment: ["XDG_DATA_HOME": folder])

      let loaded = try storage.games(1)

      #expect(loaded.games == [])
      #expect(loaded.notice == nil)
      #expect(names(in: folder) == [])
    }
  }

  @Test func `without XDG_DATA_HOME the file is in the home folder`() throws {
    try withTemporaryFolder { home in
      _ = try RecordStorage.live(environment: ["HOME": home]).add(.sample(), nil)

      #expect(names(in: home + "/.local/share/memorytunes") == ["games.sqlite"])
    }
  }

  @Test func `without a home nothing is kept, and adding says so`() throws {
    let storage = RecordStorage.live(environment: [:])

    let error = #expect(throws: StorageFailure.self) { try storage.add(.sample(), nil) }

    #expect(error == .noHomeFolder)
    #expect(try storage.games(1).games == [])
    #expect(try !storage.hasPlayed(0, ""))
  }

  @Test func `a game is kept once`() throws {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))

      for endedAt in [1, 2] { _ = try file.add(.sample(id: 7, endedAt: endedAt)) }

      #expect(try file.all() == [.sample(id: 7, endedAt: 1)])
    }
  }

  @Test func `a game that was given up, and then finished after all, is kept as finished`() throws {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
      var givenUp = PlayedGame.sample(id: 7)
      givenUp.pairCount = 3

      for game in [givenUp, .sample(id: 7), givenUp] { _ = try file.add(game) }

      #expect(try file.all() == [.sample(id: 7)])
    }
  }

  @Test func `games keep their order when the clock is set back`() throws {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
      let times = [1_800_000_000, -86_400, 7_258_118_400, 0]

      for (id, time) in zip(UInt64(1)..., times) {
        _ = try file.add(.sample(id: id, endedAt: time))
      }

      #expect(try file.all().map(\.endedAt) == times)
    }
  }

  @Test func `only the last games come with pairs and flips`() throws {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
      for id in UInt64(1)...3 { _ = try file.add(.sample(id: id)) }

      let games = try file.games(flipCount: 1).games

      #expect(games.map(\.id) == [1, 2, 3])
      #expect(games.map(\.flips.count) == [0, 0, 30])
      #expect(games.map(\.pairs.count) == [0, 0, 16])
    }
  }

  @Test func `the covers found are told of all games, whichever come with flips`() throws {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
      var givenUp = PlayedGame.sample(id: 2)
      (givenUp.pairCount, givenUp.request.category) = (1, .bundled[1])
      (givenUp.moveCount, givenUp.flips) = (1, Array(givenUp.flips.prefix(2)))
      var flawless = PlayedGame.sample(id: 1)
      flawless.slipCount = 0
      flawless.flips = ([0, 2, 3, 2, 1, 0] + (4..<16)).map { Flip(card: $0, seconds: 0) }
      for game in [flawless, givenUp, .sample(id: 3)] { _ = try file.add(game) }

      let loaded = try file.gamesAndCollection(flipCount: 1)

      #expect(loaded.games == (try file.games(flipCount: 1).games))
      #expect(loaded.collection == CoverCollection(games: try file.all()))
      #expect(loaded.collection.foundCount(of: 20..<40) == 1)
      #expect(loaded.collection.goldenCount == 2)
    }
  }

  @Test func `a game that contradicts itself is not added`() throws {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
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
        #expect(throws: StorageFailure.impossibleGame) { try file.add(game) }
      }
      let games = try file.all()
      #expect(games == [])
    }
  }

  @Test func `of two games on a day's board, only the first counts`() throws {
    try withTemporaryFolder { folder in
      let storage = RecordStorage.live(environment: ["XDG_DATA_HOME": folder])
      var games = (UInt64(1)...3).map { PlayedGame.sample(id: $0) }
      (games[0].day, games[1].day) = (20_780, 20_780)
      for game in games + games { _ = try storage.add(game, nil) }

      let stored = try RecordsFile(path: database(in: folder + "/memorytunes")).all()

      games[1].hindsight = .sameBoard
      #expect(stored == games)
    }
  }

  @Test func `on a day's board, the first game of each person counts`() throws {
    try withTemporaryFolder { folder in
      let storage = RecordStorage.live(environment: ["XDG_DATA_HOME": folder])
      var games = (UInt64(1)...3).map { PlayedGame.sample(id: $0) }
      for (index, name) in ["Anna", "Ben", "Anna"].enumerated() {
        (games[index].day, games[index].players) = (20_780, [.person(name: name)])
        _ = try storage.add(games[index], nil)
      }

      let stored = try storage.games(0).games

      #expect(stored.map(\.hindsight) == [nil, nil, .sameBoard])
      #expect(try storage.hasPlayed(20_780, "Ben"))
      #expect(try !storage.hasPlayed(20_780, "Carl"))
      #expect(try storage.hasPlayed(20_780, ""))
    }
  }

  @Test func `a daily board has been played once a game on it is stored, finished or given up`()
    throws
  {
    try withTemporaryFolder { folder in
      let storage = RecordStorage.live(environment: ["XDG_DATA_HOME": folder])
      #expect(try !storage.hasPlayed(20_780, ""))
      #expect(names(in: folder) == [])
      var games = (UInt64(1)...3).map { PlayedGame.sample(id: $0) }
      games[0].day = 20_780
      (games[1].day, games[1].pairCount) = (20_781, 3)
      for game in games { _ = try storage.add(game, nil) }

      let hasPlayed = try [20_779, 20_780, 20_781, 20_782].map { try storage.hasPlayed($0, "") }

      #expect(hasPlayed == [false, true, true, false])
    }
  }

  @Test func `a board has been seen by those who played on it, in whatever way`() throws {
    try withTemporaryFolder { folder in
      let storage = RecordStorage.live(environment: ["XDG_DATA_HOME": folder])
      var board = DealRequest(
        category: .bundled[2], grid: .standard, source: .bundled, seed: 5, deck: 1)
      #expect(try !storage.hasSeen(board, ""))
      var games = (UInt64(1)...2).map { PlayedGame.sample(id: $0) }
      (games[0].request.seed, games[0].request.kind, games[0].players) = (
        5, .titles, [.person(name: "Anna")]
      )
      (games[1].request.seed, games[1].pairCount) = (6, 3)
      for game in games { _ = try storage.add(game, nil) }

      let haveSeen = try ["", "Anna", "Ben"].map { try storage.hasSeen(board, $0) }
      #expect(haveSeen == [true, true, false])
      board.seed = 6
      #expect(try storage.hasSeen(board, ""))
      board.seed = 7
      #expect(try !storage.hasSeen(board, ""))
    }
  }

  @Test func `a damaged database does not say whether a day has been played, and stays`() throws {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
      try write("no database at all", to: file.path)

      let error = #expect(throws: StorageFailure.self) { try file.hasPlayed(day: 0) }

      #expect(error == .notWritable(file: file.path, reason: "file is not a database"))
      #expect(names(in: folder) == ["games.sqlite"])
    }
  }

  @Test func `forgetting leaves nothing of the games in the file`() throws {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
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
  }

  @Test func `many threads add games at once`() async throws {
    try await withTemporaryFolder { folder in
      let storage = RecordStorage.live(environment: ["XDG_DATA_HOME": folder])

      let notices = try await withThrowingTaskGroup(of: Notice?.self) { group in
        for id in UInt64(1)...20 { group.addTask { try storage.add(.sample(id: id), nil).notice } }
        return try await group.reduce(into: []) { $0.append($1) }
      }

      #expect(notices.count(where: { $0 == nil }) == 20)
      #expect(try storage.games(0).games.map(\.id).sorted() == Array(1...20))
    }
  }
}
