import TestSupport
import Testing

@testable import MemoryTunes
@testable import RecordsLive

/// The games of friends beside one's own.
@Suite struct FriendsTests {
  /// A game whose board has this number.
  private static func rival(_ number: Int, seconds: Int = 0) throws -> Rival {
    let pairs = [0, 0, 1, 1]
    let flips = pairs.indices.map { Flip(card: $0, seconds: seconds + $0) }
    let digits = "000\(String(number, radix: 10))".suffix(4)
    return Rival(
      try BoardCode("pop-2x2-\(digits)"), by: .person(name: "Ann"),
      solved: try #require(Board(pairs: pairs, flips: flips)))
  }

  @Test func `friends' games are kept once, in the order of their arrival, until removed`() throws {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
      #expect(try file.friends() == [])
      let rivals = try [3, 1, 2].map { try Self.rival($0) }

      for rival in rivals + rivals { #expect(try !file.keep(rival)) }
      #expect(try file.friends() == rivals.compactMap(\.line))

      try file.removeFriend(rivals[2].line ?? "")
      try file.removeFriend(rivals[2].line ?? "")
      _ = try file.keep(Self.rival(4))
      #expect(
        try file.friends() == [rivals[0], rivals[1], Self.rival(4)].compactMap(\.line))
    }
  }

  @Test func `the last 200 are kept`() throws {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
      for number in 1...203 { _ = try file.keep(Self.rival(number)) }

      #expect(try file.friends() == (4...203).map { try Self.rival($0).line })
    }
  }

  @Test func `a board is solved once a game on it counts`() throws {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
      let rival = try Self.rival(5)
      var game = try #require(PlayedGame(rival))
      (game.id, game.hindsight, game.players) = (1, .hint, [.person(name: "Ben")])
      _ = try file.add(game)
      #expect(try !file.keep(Self.rival(5, seconds: 1)))

      (game.id, game.hindsight) = (2, nil)
      _ = try file.add(game)

      let faster = try Self.rival(5, seconds: 1)
      #expect(try file.keep(faster))
      #expect(try file.keep(faster, person: "Ben"))
      #expect(try !file.keep(faster, person: "Ann"))
      #expect(try !file.keep(Self.rival(6)))
    }
  }

  @Test func `one's own game is not a friend's, but another person's on this machine is`() throws {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
      let rival = try Self.rival(5)
      var game = try #require(PlayedGame(rival))
      (game.id, game.players) = (1, [.person(name: "Ann")])
      _ = try file.add(game)

      #expect(try file.keep(rival))
      #expect(try file.keep(rival, person: "Ann"))
      #expect(try file.friends() == [])
      #expect(try !file.keep(rival, person: "Ben"))
      #expect(try file.friends() == [rival.line])
    }
  }

  @Test func `friends' games go with one's own`() throws {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
      _ = try file.keep(Self.rival(1))

      _ = try file.forget()

      #expect(try file.friends() == [])
    }
  }
}
