import DataFlowTesting
import Testing

@testable import MemoryTunes

@MainActor @Suite struct FriendsTests {
  private static func rival(_ code: String, by name: String = "Ann") throws -> Rival {
    try GameLineTests.game(code, by: name)
  }

  /// The same game, as if played here.
  private static func played(_ rival: Rival, id: UInt64 = 7) throws -> PlayedGame {
    try #require(PlayedGame(rival)).with { $0.id = id }
  }

  /// What plays the board of a code.
  private static func deal(_ code: BoardCode) throws -> DealAction {
    DealAction(try #require(code.request()), players: [.anyone])
  }

  private static func app(friends: [Rival] = []) -> AppTestStore {
    let app = AppState().with {
      $0.categories.catalogue = GameLineTests.catalogue
      $0.records.content = .records(Records(games: [], today: 1, friends: friends))
    }.store
    app.isExhaustive = false
    return app
  }

  /// A run in which a friend's game has been pasted.
  private static func pasted() throws -> (rival: Rival, app: AppTestStore) {
    let rival = try Self.rival("pop-4x4-7k3q")
    let app = Self.app()
    app.send(.prompt(.paste(rival.line ?? "")))
    app.send(.prompt(.confirm), .handled(.merge(.run(.records(.keep(rival))), .summarize)))
    return (rival, app)
  }

  @Test func `a line becomes a game like those played here`() throws {
    let rival = try Self.rival("daily-2026-11-23")
    let game = try #require(PlayedGame(rival))

    #expect(game.board == rival.board)
    #expect(game.code == rival.code)
    #expect(game.line(code: rival.code) == rival.line)
    #expect(
      [game.moveCount, game.slipCount, game.seconds]
        == [rival.moveCount, rival.slipCount, rival.seconds])
    let claim = try #require(try Rival(claim: "pop-4x4-7k3q:14"))
    #expect(PlayedGame(claim) == nil)
  }

  @Test func `fewer moves win against a friend, or of as many, fewer slips`() throws {
    let rivals = try ["pop-4x4-7k3q", "rock-4x4-0001", "rap-4x4-0001"].map { try Self.rival($0) }
    var own = try rivals.enumerated().map { try Self.played($1, id: UInt64($0)) }
    own[0].moveCount -= 1
    own[1].slipCount += 1

    let boards = Records(games: own, today: 1, friends: rivals).friends

    #expect(boards.wins(against: rivals[0].player) == (1, 1))
    #expect(boards.wins(against: .person(name: "Ben")) == (0, 0))
  }

  @Test func `friends' games stand by board, after the first own one that counts, without claims`()
    throws
  {
    let (ann, ben) = try (Self.rival("pop-4x4-7k3q"), Self.rival("pop-4x4-7k3q", by: "Ben"))
    let other = try Self.rival("rock-4x4-0001")
    let claim = try #require(try Rival(claim: "rap-4x4-0001:14"))
    let own = [
      try Self.played(ann, id: 1).with { $0.hindsight = .hint },
      try Self.played(ann, id: 2).with { $0.players = [.anyone, .anyone] },
      try Self.played(ann, id: 3), try Self.played(ann, id: 4),
    ]

    let boards = Records(games: own, today: 1, friends: [ann, other, claim, ben]).friends

    #expect(boards.map(\.code) == [ann.code, other.code])
    #expect(
      boards.map { $0.games.map(\.players) } == [[[ann.player], [ben.player]], [[other.player]]])
    #expect(boards.map(\.own) == [own[2], nil])
  }

  @Test func `a pasted game is kept, and its board dealt if it is new`() throws {
    let (rival, app) = try Self.pasted()

    app.send(.records(.friendKept(isSolved: false)), .handled(.dealing(try Self.deal(rival.code))))

    #expect(app.state.newGame.rival == rival)
  }

  @Test func `an answer to an own game is compared with it`() throws {
    let (_, app) = try Self.pasted()

    app.send(.records(.friendKept(isSolved: true)), .handled(.run(.records(.load()))))

    #expect(app.state.routing.path == [.records])
    #expect(app.state.records.page == .friends)
    #expect(app.state.newGame.rival == nil)
  }

  @Test func `a claimed result is dealt at once, since nothing can be kept of it`() throws {
    let app = Self.app()
    let deal = try Self.deal(BoardCode("pop-4x4-7k3q"))
    app.send(.prompt(.paste("pop-4x4-7k3q:14")))

    app.send(.prompt(.confirm), .handled(.merge(.dealing(deal), .summarize)))
  }

  @Test func `a kept game can be played against again`() throws {
    let rival = try Self.rival("pop-4x4-7k3q")
    let app = Self.app(friends: [rival])

    app.send(.records(.playFriend(rival.line ?? "")), .handled(.dealing(try Self.deal(rival.code))))

    #expect(app.state.newGame.rival == rival)
    app.send(.records(.playFriend("pop-4x4")), .handled())
  }

  @Test func `a removed game is gone, and with the last one the page`() throws {
    let (ann, ben) = try (Self.rival("pop-4x4-7k3q"), Self.rival("rock-4x4-0001", by: "Ben"))
    let app = Self.app(friends: [ann, ben])
    app.send(.records(.show(.friends)))
    #expect(app.state.records.pages == RecordsPage.allCases)

    for rival in [ann, ben] {
      let line = try #require(rival.line)
      app.send(.records(.removeFriend(line)), .handled(.run(.records(.removeFriend(line)))))
      app.send(.records(.removeFriend(line)), .ignored(.noSuchGame))
    }

    #expect(app.state.records.records?.friends == [])
    #expect(app.state.records.page == .me)
    #expect(app.state.records.pages == [.collection, .me, .daily])
  }
}
