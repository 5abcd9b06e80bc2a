import Artwork
import DataFlow
import DataFlowTesting
import Foundation
import Testing

@testable import MemoryTunes

/// Games in which open cards are heard instead of seen.
@MainActor @Suite struct EarTests {
  /// A game by ear before the first flip: A, B, A, B.
  private static let game = {
    var game = GameState.dealt("A", "B", "A", "B")
    game.request.kind = .ear
    return game
  }()

  /// The request for a level.
  private static func level(of cover: String, step: Int, flip: Int) -> Effect<AppEffect> {
    .run(
      .game(.meter(cover: cover, step: step, flip: flip)), id: .meter, after: .milliseconds(100))
  }

  private static func meter(_ level: Int?, step: Int = 1, flip: Int) -> GameAction {
    .meter(MeterAction(level: level, step: step, flip: flip))
  }

  @Test func `a card that is turned is heard from the beginning of its tune`() {
    let game = TestStore(initialState: Self.game, reducer: rules)

    game.send(.flip(1), .handled(.merge(.nextTick, Self.level(of: "B", step: 1, flip: 1)))) {
      $0.flip(1)
      $0.clock.isRunning = true
      $0.show.cursor = 1
      $0.show.meter = Meter(card: 1)
    }
  }

  @Test func `the meter follows the tune to its end, and then nothing is asked for`() {
    let game = TestStore(initialState: Self.game.flipping(1), reducer: rules)

    game.send(Self.meter(200, flip: 1), .handled(Self.level(of: "B", step: 2, flip: 1))) {
      $0.show.meter?.step = 1
      $0.show.meter?.level = 200
    }
    game.send(Self.meter(0, step: 2, flip: 1), .handled(Self.level(of: "B", step: 3, flip: 1))) {
      $0.show.meter?.step = 2
      $0.show.meter?.level = 0
    }
    game.send(Self.meter(nil, step: 3, flip: 1), .handled(.cancel(.meter))) { $0.show.meter = nil }
    game.send(Self.meter(9, step: 4, flip: 1), .ignored(.lateReply))
  }

  @Test func `the next card is heard instead, and what is said of the last one comes too late`() {
    var game = Self.game.flipping(1)
    _ = rules(state: &game, action: Self.meter(200, flip: 1))

    let outcome = rules(state: &game, action: .flip(0))

    #expect(outcome == .handled(Self.level(of: "A", step: 1, flip: 2)))
    #expect(game.show.meter == Meter(card: 0))
    #expect(rules(state: &game, action: Self.meter(9, flip: 1)) == .ignored(.lateReply))
  }

  @Test func `a pair that was found is seen and no longer heard`() {
    var game = Self.game.flipping(1)
    #expect(game.nowShowing == nil)
    #expect(game.heardCard == 1)

    let outcome = rules(state: &game, action: .flip(3))

    #expect(outcome == .handled(.cancel(.meter)))
    #expect(game.show.meter == nil)
    #expect(game.nowShowing?.title == "B")
    #expect(game.heardCard == nil)
    #expect(game.cards.indices.map(game.isOnlyHeard) == [true, false, true, false])
  }

  @Test func `while the second card of a pair turns, neither is seen`() {
    var game = Self.game.flipping(1).midFlip(3)

    for _ in 0..<FlippingCard.stepCount {
      #expect(game.cards.indices.allSatisfy(game.isOnlyHeard))
      #expect(game.nowShowing == nil)
      _ = animatedRules(state: &game, action: .advanceFlips(AdvanceFlipsAction()))
    }

    #expect(game.nowShowing?.title == "B")
  }

  @Test func `no level is below 0 or above 255, and no tune is longer than a minute`() {
    var game = Self.game.flipping(1)

    for level in [-1, 256, .min, .max] {
      #expect(
        rules(state: &game, action: Self.meter(level, flip: 1)) == .ignored(.impossibleLevel))
    }
    var count = 0
    while game.show.meter != nil, count < 1000 {
      _ = rules(state: &game, action: Self.meter(255, step: count + 1, flip: 1))
      count += 1
    }

    #expect(count == Meter.maximumStep + 1)
  }

  @Test func `whatever hides the board ends the meter, and it stays silent`() {
    for destination in RoutingDestination.allCases where destination != .game {
      var state = AppState.playing(Self.game)
      _ = appReducer(state: &state, action: .flip(1))
      #expect(state.game.show.meter == Meter(card: 1))

      _ = appReducer(state: &state, action: .go(destination))
      #expect(state.game.show.meter == nil)
      _ = appReducer(state: &state, action: .go(.game))

      #expect(state.game.show.meter == nil)
      #expect(state.game.board.openCards == [1])
    }
  }

  @Test func `in other kinds of play nothing is heard`() {
    for kind in GameKind.allCases where kind != .ear {
      var game = Self.game
      game.request.kind = kind

      #expect(game.flipping(1).show.meter == nil)
      #expect(game.flipping(1).nowShowing?.title == "B")
    }
  }

  @Test func `after time travel the tune goes on where it was`() {
    var game = Self.game.flipping(1)
    _ = rules(state: &game, action: Self.meter(200, flip: 1))

    #expect(game.pending().work.contains(.game(.meter(cover: "B", step: 2, flip: 1))))
  }

  @Test func `a game that is read again is silent`() throws {
    var game = Self.game.flipping(1)
    _ = rules(state: &game, action: Self.meter(200, flip: 1))

    let data = try JSONEncoder().encode(game)

    #expect(try JSONDecoder().decode(GameState.self, from: data) == game)
    #expect(try JSONDecoder().decode(SavedGame.self, from: data).game.show.meter == nil)
    #expect(SavedGame(game)?.game.show.meter == nil)
  }

  @Test func `a meter that cannot be is noticed`() {
    let heard = Self.game.flipping(1)
    #expect(heard.isValid)
    let damages: [(inout GameState) -> Void] = [
      { $0.show.meter = Meter(card: 0) }, { $0.show.meter = Meter(card: 9) },
      { $0.show.meter?.step = -1 },
      { $0.show.meter?.step = 601 }, { $0.show.meter?.level = 256 }, { $0.request.kind = .pairs },
      { $0.request.source = .itunes }, { $0.show.isPeeking = true },
    ]

    for damage in damages {
      var game = heard
      damage(&game)
      #expect(!game.isValid)
    }
  }

  @Test func `a hint points at the card that was heard`() {
    var game = GameState.dealt("A", "B", "C", "A", "B", "C", "D", "D")
    game.request.kind = .ear
    game = game.flipping(0, 1, 3)

    _ = rules(state: &game, action: .showHint)

    #expect(game.show.hint == .seen(at: 0))
  }

  @Test func `a computer hears as well as it sees`() {
    var game = Self.game
    game.players = [.anyone, .computer(.maestro)]
    game = game.flipping(0, 1)

    let outcome = rules(
      state: &game,
      action: .computerFlip(ComputerFlipAction(card: 2, request: 1, flip: 2)))

    #expect(game.show.meter == Meter(card: 2))
    guard case .handled(let effect) = outcome else {
      Issue.record("the card was not turned")
      return
    }
    #expect(effect.work.contains(.game(.meter(cover: "A", step: 1, flip: 3))))
  }
}
