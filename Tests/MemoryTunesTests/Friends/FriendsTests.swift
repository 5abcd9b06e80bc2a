import DataFlow
import DataFlowTesting
import Testing

@testable import MemoryTunes

/// Games that friends have sent as lines.
@MainActor @Suite struct FriendsTests {
  private static func rival(_ code: String, by name: String = "Ann") throws -> Rival {
    try GameLineTests.game(code, by: name)
  }

  /// The same game, as if played here.
  private static func played(_ rival: Rival, id: UInt64 = 7) throws -> PlayedGame {
    var game = try #require(PlayedGame(rival))
    game.id = id
    return game
  }

  /// What the menu loads when it is shown again.
  private static let menu = Effect<AppEffect>.run(.records(.summarize()), id: "summary")

  private static func app(friends: [Rival] = []) -> TestStore<AppState, AppAction, AppEffect> {
    var state = AppState()
    state.categories.catalogue = GameLineTests.catalogue
    state.records.content = .records(Records(games: [], today: 1, friends: friends))
    let app = TestStore(initialState: state, reducer: appReducer)
    app.isExhaustive = false
    return app
  }

  @Test func `a line becomes a game like those played here`() throws {
    let rival = try Self.rival("daily-2026-11-23")
    let game = try #require(PlayedGame(rival))

    #expect(game.board == rival.board)
    #expect(game.code == rival.code)
    #expect(game.line(code: rival.code) == rival.line)
    #expect(
      [game.moveCount, game.slipCount, game.seconds]
        == [rival.moveCount, rival.figures.memory?.slipCount, rival.seconds])
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

  @Test func `friends' games stand board by board, after the first own one that counts`() throws {
    let (ann, ben) = try (Self.rival("pop-4x4-7k3q"), Self.rival("pop-4x4-7k3q", by: "Ben"))
    let other = try Self.rival("rock-4x4-0001")
    var (hinted, several) = try (Self.played(ann, id: 1), Self.played(ann, id: 2))
    hinted.hindsight = .hint
    several.players = [.anyone, .anyone]
    let own = try [hinted, several, Self.played(ann, id: 3), Self.played(ann, id: 4)]

    let boards = Records(games: own, today: 1, friends: [ann, other, ben]).friends

    #expect(boards.map(\.code) == [ann.code, other.code])
    #expect(
      boards.map { $0.games.map(\.players) } == [[[ann.player], [ben.player]], [[other.player]]])
    #expect(boards.map(\.own) == [own[2], nil])
  }

  @Test func `a claim among the stored lines has no board`() throws {
    let (ann, claim) = try (Self.rival("pop-4x4-7k3q"), Rival(claim: "rock-4x4-0001:14"))

    let boards = Records(games: [], today: 1, friends: [ann, try #require(claim)]).friends

    #expect(boards.map(\.code) == [ann.code])
  }

  @Test func `a pasted game is kept, and its board dealt if it is new`() throws {
    let rival = try Self.rival("pop-4x4-7k3q")
    let app = Self.app()
    app.send(.prompt(.paste(rival.line ?? "")))
    app.send(.prompt(.confirm), .handled(.merge(.run(.records(.keep(rival))), Self.menu)))

    let deal = DealAction(try #require(rival.code.request()), players: [.anyone])
    app.send(
      .records(.friendKept(isSolved: false)), .handled(.run(.send(.game(.deal(deal))))))

    #expect(app.state.newGame.rival == rival)
  }

  @Test func `an answer to an own game is compared with it`() throws {
    let rival = try Self.rival("pop-4x4-7k3q")
    let app = Self.app()
    app.send(.prompt(.paste(rival.line ?? "")))
    app.send(.prompt(.confirm), .handled(.merge(.run(.records(.keep(rival))), Self.menu)))

    app.send(.records(.friendKept(isSolved: true)), .handled(.run(.records(.load()))))

    #expect(app.state.routing.path == [.records])
    #expect(app.state.records.page == .friends)
    #expect(app.state.newGame.rival == nil)
  }

  @Test func `a claimed result is dealt at once, since nothing can be kept of it`() throws {
    let app = Self.app()
    let code = try BoardCode("pop-4x4-7k3q")
    let deal = DealAction(try #require(code.request()), players: [.anyone])
    app.send(.prompt(.paste("pop-4x4-7k3q:14")))

    app.send(
      .prompt(.confirm), .handled(.merge(.run(.send(.game(.deal(deal)))), Self.menu)))
  }

  @Test func `a kept game can be played against again`() throws {
    let rival = try Self.rival("pop-4x4-7k3q")
    let app = Self.app(friends: [rival])
    let deal = DealAction(try #require(rival.code.request()), players: [.anyone])

    app.send(
      .records(.playFriend(rival.line ?? "")), .handled(.run(.send(.game(.deal(deal))))))

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
