import TestSupport

@testable import MemoryTunes
@testable import RecordsLive

@Suite struct PuzzleStorageTests: DatabaseSuite {
  let testFolder = TestFolder()

  private let time = 1_800_000_000
  private let nextDay = 1_800_086_400

  private func addSlips(_ ids: UInt64...) throws {
    for id in ids { _ = try file.add(.withSlip(id: id, endedAt: time)) }
  }

  private func answer(_ game: UInt64, isRight: Bool, at time: Int) throws {
    try file.add(PuzzleAnswer(gameID: game, move: 2, isRight: isRight), at: time)
  }

  /// The games of the puzzles that are due at a time.
  private func due(_ time: Int) throws -> [UInt64] {
    try file.puzzles(time: time).puzzles.map(\.game.id)
  }

  @Test func `slips come back as puzzles a day later, or when their answers say`() throws {
    try addSlips(1, 2, 3)
    #expect(try [nextDay - 1, nextDay].map(due) == [[], [3, 2, 1]])
    #expect(try !file.puzzles(time: nextDay).isPractised)

    try answer(3, isRight: true, at: nextDay)
    try answer(1, isRight: false, at: nextDay)

    #expect(try due(nextDay + 3600) == [2])
    #expect(try file.puzzles(time: nextDay + 3600).isPractised)
    #expect(try due(nextDay + 86_400) == [1, 2])
    #expect(try due(nextDay + 3 * 86_400) == [1, 2, 3])
  }

  @Test func `the answers go with the games`() throws {
    try addSlips(1, 2, 3)
    try answer(2, isRight: true, at: nextDay)

    _ = try file.forget()
    try addSlips(2)

    #expect(try due(nextDay) == [2])
    #expect(try !file.puzzles(time: nextDay).isPractised)
  }

  @Test(arguments: [Int.min, -1, 0, .max])
  func `a clock that is wrong loses nothing`(time: Int) throws {
    try addSlips(1, 2, 3)

    try answer(2, isRight: true, at: time)

    _ = try file.puzzles(time: time)
    #expect(try due(nextDay).contains(1))
    #expect(try file.count().count == 3)
  }
}

extension PlayedGame {
  /// A game whose second move missed the partner of its first card.
  fileprivate static func withSlip(id: UInt64, endedAt: Int) -> PlayedGame {
    var game = PlayedGame.sample(id: id, endedAt: endedAt)
    let cards = [0, 2, 1, 4, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
    game.flips = cards.map { Flip(card: $0, seconds: 0) }
    (game.moveCount, game.slipCount) = (10, 1)
    return game
  }
}

@Suite struct FriendsTests: DatabaseSuite {
  let testFolder = TestFolder()

  /// A game whose board has this number.
  private func rival(_ number: Int, seconds: Int = 0) throws -> Rival {
    let pairs = [0, 0, 1, 1]
    let flips = pairs.indices.map { Flip(card: $0, seconds: seconds + $0) }
    return Rival(
      try BoardCode("pop-2x2-\("000\(number)".suffix(4))"), by: .person(name: "Ann"),
      solved: try #require(Board(pairs: pairs, flips: flips)))
  }

  @Test func `friends' games are kept once, in their order, until removed or forgotten`() throws {
    #expect(try file.friends() == [])
    let rivals = try [3, 1, 2].map { try rival($0) }

    for rival in rivals + rivals { #expect(try !file.keep(rival)) }
    #expect(try file.friends() == rivals.compactMap(\.line))

    try file.removeFriend(rivals[2].line ?? "")
    try file.removeFriend(rivals[2].line ?? "")
    _ = try file.keep(rival(4))
    #expect(try file.friends() == [rivals[0], rivals[1], rival(4)].compactMap(\.line))
    _ = try file.forget()
    #expect(try file.friends() == [])
  }

  @Test func `the last 200 are kept`() throws {
    for number in 1...203 { _ = try file.keep(rival(number)) }

    #expect(try file.friends() == (4...203).map { try rival($0).line })
  }

  @Test func `a board is solved once a game on it counts`() throws {
    let friends = try rival(5)
    var game = try #require(PlayedGame(friends))
    (game.id, game.hindsight, game.players) = (1, .hint, [.person(name: "Ben")])
    _ = try file.add(game)
    #expect(try !file.keep(rival(5, seconds: 1)))

    (game.id, game.hindsight) = (2, nil)
    _ = try file.add(game)

    let faster = try rival(5, seconds: 1)
    #expect(try file.keep(faster))
    #expect(try file.keep(faster, person: "Ben"))
    #expect(try !file.keep(faster, person: "Ann"))
    #expect(try !file.keep(rival(6)))
  }

  @Test func `one's own game is not a friend's, but another person's on this machine is`() throws {
    let friends = try rival(5)
    var game = try #require(PlayedGame(friends))
    (game.id, game.players) = (1, [.person(name: "Ann")])
    _ = try file.add(game)

    #expect(try file.keep(friends))
    #expect(try file.keep(friends, person: "Ann"))
    #expect(try file.friends() == [])
    #expect(try !file.keep(friends, person: "Ben"))
    #expect(try file.friends() == [friends.line])
  }
}
