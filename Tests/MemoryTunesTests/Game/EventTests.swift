import Testing

@testable import MemoryTunes

@Suite struct EventTests {
  private static let board = GameState.dealt("A", "B", "A", "B")

  private static let two = board.with {
    $0.players = [.person(name: "Anna"), .computer(.echo)]
  }

  private static let sprint = board.flipping(0).with {
    $0.request.kind = .sprint
    $0.sprint = Sprint(batch: .init(covers: .different(4)), seed: 1)
  }

  @Test(
    arguments: [
      (
        "a move is two cards turned, and the pair that they are", board, [.flip(0), .flip(2)],
        [.flipped(card: 0, player: 0), .flipped(card: 2, player: 0), .pair]
      ),
      (
        "or none", board, [.flip(0), .flip(1)],
        [.flipped(card: 0, player: 0), .flipped(card: 1, player: 0), .noPair]
      ),
      (
        "a move without a pair passes the turn on", two, [.flip(0), .flip(1)],
        [.flipped(card: 0, player: 0), .flipped(card: 1, player: 0), .noPair, .passed(player: 1)]
      ),
      (
        "a computer turns cards like a person", two.flipping(0, 1),
        [.computerFlip(ComputerFlipAction(card: 2, request: 1, flip: 2))],
        [.flipped(card: 2, player: 1)]
      ),
      (
        "the last pair ends the game, then its covers light up", board.flipping(1, 3, 0),
        [.flip(2), .advanceFinale, .advanceFinale, .advanceFinale],
        [.flipped(card: 2, player: 0), .pair, .ended, .lit(cover: 1), .lit(cover: 0)]
      ),
      (
        "a sprint ends with its time", sprint, [.tick(.init(seconds: 59)), .tick(.init())],
        [.ticked, .ticked, .ended]
      ),
      (
        "a hint and a card shown again are told", board.flipping(0),
        [.showHint, .showCard(.init(index: 0))], [.hinted(.unseen), .cardShown(0)]
      ),
      (
        "what is ignored is no event", board.flipping(0),
        [.flip(0), .flip(9), .endFlash, .advanceFinale, .advanceFlips(.init())], []
      ),
    ] as [(String, GameState, [GameAction], [AppEvent])])
  func `each action says what has happened`(
    sentence: String, game: GameState, actions: [GameAction], events: [AppEvent]
  ) {
    var (game, happened) = (game, [AppEvent]())

    for action in actions {
      _ = gameReducer(state: &game, action: action, settings: GameSettings(), events: &happened)
    }

    #expect(happened == events, "\(sentence)")
  }
}

@Suite struct GameStateTests {
  private static let dealt = GameState.dealt("A", "B", "A", "B")

  @Test func `a board is under way from the deal to the last match`() {
    let games = [
      GameState(), .loading(), Self.dealt, Self.dealt.flipping(0), Self.dealt.flipping(0, 2, 1, 3),
    ]

    #expect(games.map(\.isUnderWay) == [false, false, true, true, false])
    #expect(games.map(\.hasProgress) == [false, false, false, true, false])
    #expect(games.map(\.isFinished) == [false, false, false, false, true])
    #expect(GameState().deal == .none)
  }

  @Test func `now showing is the cover of the card opened last, once it can be seen`() {
    #expect(GameState().nowShowing == nil)
    let games = [
      Self.dealt, Self.dealt.midFlip(0), Self.dealt.flipping(0), Self.dealt.flipping(0, 1),
      Self.dealt.flipping(0, 1, 2),
    ]
    var turning = Self.dealt.flipping(0).midFlip(1)
    var shown: [String?] = []
    for _ in 0...FlippingCard.stepCount {
      shown.append(turning.nowShowing?.title)
      _ = animatedRules(state: &turning, action: .advanceFlips(AdvanceFlipsAction()))
    }

    #expect(games.map(\.nowShowing) == [nil, nil, .titled("A"), .titled("B"), .titled("A")])
    #expect(shown == ["A", "A", "B", "B"])
  }

  @Test func `flips are kept in their order, with the seconds at which they were made`() {
    let state = Self.dealt.after(
      .flip(0), .flip(0), .tick(.init(seconds: 3)), .flip(1), .tick(.init()), .flip(2))

    #expect(
      state.board.flips == [
        Flip(card: 0, seconds: 0), Flip(card: 1, seconds: 3), Flip(card: 2, seconds: 4),
      ])
  }

  @Test func `the last move is told once its cards lie still, until the next card is open`() {
    let games = [
      Self.dealt, Self.dealt.flipping(0), Self.dealt.midFlip(0, 1), Self.dealt.flipping(0, 1),
      Self.dealt.flipping(0, 2), Self.dealt.flipping(0, 1, 2),
    ]

    #expect(games.map { $0.lastMove?.isMatch } == [nil, nil, nil, false, true, nil])
  }
}
