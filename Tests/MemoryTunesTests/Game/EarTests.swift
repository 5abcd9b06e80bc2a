import DataFlowTesting
import Foundation
import Testing

@testable import MemoryTunes

/// Games in which open cards are heard instead of seen.
@MainActor @Suite struct EarTests {
  /// A game by ear before the first flip: A, B, A, B.
  private static let game = GameState.dealt("A", "B", "A", "B").with { $0.request.kind = .ear }

  /// The same while B is heard, at its first level.
  private static let heard = game.flipping(1).after(meter(200, flip: 1))

  private static func meter(_ level: Int?, step: Int = 1, flip: Int) -> GameAction {
    .meter(MeterAction(level: level, step: step, flip: flip))
  }

  @Test func `a card that is turned is heard from the beginning of its tune to its end`() {
    let game = Self.game.store

    game.send(.flip(1), .handled(.merge(.nextTick, .level(of: "B", step: 1, flip: 1)))) {
      $0.flip(1)
      $0.clock.isRunning = true
      $0.show.cursor = 1
      $0.show.meter = Meter(card: 1)
    }
    for (step, level) in [(1, 200), (2, 0)] {
      let next = Effect.level(of: "B", step: step + 1, flip: 1)
      game.send(Self.meter(level, step: step, flip: 1), .handled(next)) {
        $0.show.meter?.step = step
        $0.show.meter?.level = level
      }
    }
    game.send(Self.meter(nil, step: 3, flip: 1), .handled(.cancel(.meter))) { $0.show.meter = nil }
    game.send(Self.meter(9, step: 4, flip: 1), .ignored(.lateReply))
  }

  @Test func `the next card is heard instead, and what is said of the last one comes too late`() {
    var game = Self.heard

    #expect(game.reduce(.flip(0)) == .handled(.level(of: "A", step: 1, flip: 2)))
    #expect(game.show.meter == Meter(card: 0))
    #expect(game.reduce(Self.meter(9, flip: 1)) == .ignored(.lateReply))
  }

  @Test func `a pair that was found is seen and no longer heard`() {
    var game = Self.game.flipping(1)
    #expect(game.nowShowing == nil)
    #expect(game.heardCard == 1)

    #expect(game.reduce(.flip(3)) == .handled(.cancel(.meter)))

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
      #expect(game.reduce(Self.meter(level, flip: 1)) == .ignored(.impossibleLevel))
    }
    var count = 0
    while game.show.meter != nil, count < 1000 {
      game.reduce(Self.meter(255, step: count + 1, flip: 1))
      count += 1
    }

    #expect(count == Meter.maximumStep + 1)
  }

  @Test func `whatever hides the board ends the meter, and it stays silent`() {
    for destination in RoutingDestination.allCases where destination != .game {
      var state = AppState.playing(Self.game).after(.flip(1))
      #expect(state.game.show.meter == Meter(card: 1))

      for place in [destination, .game] {
        state.reduce(.go(place))
        #expect(state.game.show.meter == nil)
      }
      #expect(state.game.board.openCards == [1])
    }
  }

  @Test func `in other kinds of play nothing is heard`() {
    for kind in GameKind.allCases where kind != .ear {
      let game = Self.game.with { $0.request.kind = kind }.flipping(1)

      #expect(game.show.meter == nil)
      #expect(game.nowShowing?.title == "B")
    }
  }

  @Test func `a saved game is silent, and after time travel the tune goes on`() throws {
    let data = try JSONEncoder().encode(Self.heard)

    #expect(try readBack(Self.heard) == Self.heard)
    #expect(Self.heard.pending().work.contains(.game(.meter(cover: "B", step: 2, flip: 1))))
    #expect(try JSONDecoder().decode(SavedGame.self, from: data).game.show.meter == nil)
    #expect(SavedGame.kept(of: Self.heard).game.show.meter == nil)
  }

  @Test func `a meter that cannot be is noticed`() {
    let heard = Self.game.flipping(1)
    #expect(heard.isValid)
    for damage: (inout GameState) -> Void in [
      { $0.show.meter = Meter(card: 0) }, { $0.show.meter = Meter(card: 9) },
      { $0.show.meter?.step = -1 }, { $0.show.meter?.step = 601 }, { $0.show.meter?.level = 256 },
      { $0.request.kind = .pairs }, { $0.request.source = .itunes }, { $0.show.isPeeking = true },
    ] {
      #expect(!heard.with(damage).isValid)
    }
  }

  @Test func `a computer hears as well as it sees`() {
    var game = Self.game.with { $0.players = [.anyone, .computer(.maestro)] }.flipping(0, 1)

    game.reduce(.computerFlip(ComputerFlipAction(card: 2, request: 1, flip: 2)))

    #expect(game.show.meter == Meter(card: 2))
    #expect(game.pending().work.contains(.game(.meter(cover: "A", step: 1, flip: 3))))
  }

  @Test func `a game by ear is dealt from the chosen bundled category, whatever the source`() {
    let state = AppState().with {
      ($0.settings.current.kind, $0.categories.chosen) = (.ear, .bundled[2])
    }
    let jazz = MemoryTunes.Category(ownNumber: 1, name: "Jazz")

    for source in [CoverSource.bundled, .itunes, .folder("/covers")] {
      let request = DealAction(for: state.with { $0.settings.current.source = source }).request
      #expect((request.source, request.category) == (.bundled, .bundled[2]))
    }
    #expect(DealAction(for: state, source: .itunes).request.source == .bundled)
    #expect(
      DealAction(for: state.with { $0.categories.chosen = jazz }).request.category == .bundled[0])
  }

  @Test func `beside a shelf, a bundled category can be chosen for games by ear`() {
    var state = AppState()
    state.categories.useShelf(in: "/covers", chosen: nil)

    let change = CategoriesAction.change(ChangeCategoryAction(category: .bundled[3]))
    #expect(quiet(categoriesReducer)(&state, change) == .handled())
    #expect(state.categories.chosen == .bundled[3])
    #expect(state.categories.current == .wholeShelf)
  }

  @Test func `covers without tunes are not dealt`() {
    let request = DealRequest(
      category: .bundled[0], grid: .standard, source: .itunes, seed: 1, kind: .ear)

    GameState().store.send(
      .deal(DealAction(request)), .ignored(.noSuchGame))
  }
}
