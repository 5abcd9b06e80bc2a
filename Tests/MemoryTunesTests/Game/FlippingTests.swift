import DataFlowTesting
import Testing

@testable import MemoryTunes

@MainActor @Suite struct FlippingTests {
  private static let step = GameAction.advanceFlips(AdvanceFlipsAction())
  private static let board = GameState.dealt("A", "B", "A", "B")

  @Test func `a card turns over in three steps`() {
    let game = Self.board.animatedStore

    game.send(.flip(0), .handled(.merge(.nextTick, .nextStep))) {
      $0.flip(0)
      $0.clock.isRunning = true
      $0.show.flipping = [FlippingCard(index: 0, from: .hidden, step: 0)]
    }
    game.send(Self.step, .handled(.nextStep)) { $0.show.flipping[0].step = 1 }
    game.send(Self.step, .handled(.nextStep)) { $0.show.flipping[0].step = 2 }
    game.send(Self.step, .handled(.cancel(.flipping))) { $0.show.flipping = [] }
    game.send(Self.step, .ignored("no card is flipping"))
  }

  @Test func `a turn takes no longer than 150 milliseconds`() {
    #expect(Delay.flipStep * FlippingCard.stepCount <= .milliseconds(150))
  }

  @Test func `each card turns at its own pace`() {
    let game = Self.board.midFlip(0).animatedStore

    game.send(Self.step, .handled(.nextStep)) { $0.show.flipping[0].step = 1 }
    game.send(.flip(2), .handled(.merge(.nextStep, .nextFlashEnd))) {
      $0.flip(2)
      $0.show.cursor = 2
      $0.show.flashing = [0, 2]
      $0.show.flipping.append(FlippingCard(index: 2, from: .hidden, step: 0))
    }
    game.send(Self.step, .handled(.nextStep)) {
      $0.show.flipping[0].step = 2
      $0.show.flipping[1].step = 1
    }
    game.send(Self.step, .handled(.nextStep)) {
      $0.show.flipping = [FlippingCard(index: 2, from: .hidden, step: 2)]
    }
  }

  @Test func `the third flip moves three cards, those still flipping anew`() {
    let game = Self.board.midFlip(0, 1).animatedStore

    game.send(Self.step, .handled(.nextStep)) {
      $0.show.flipping[0].step = 1
      $0.show.flipping[1].step = 1
    }
    game.send(.flip(3), .handled(.nextStep)) {
      $0.flip(3)
      $0.show.cursor = 3
      $0.show.flipping = [
        FlippingCard(index: 0, from: .open, step: 0), FlippingCard(index: 1, from: .open, step: 0),
        FlippingCard(index: 3, from: .hidden, step: 0),
      ]
    }
  }

  @Test func `the last match turns its card while the clock stops`() {
    let game = Self.board.midFlip(0, 2, 1)
    var state = game

    #expect(
      animatedRules(state: &state, action: .flip(3))
        == .handled(.merge(.cancel(.clock), .nextStep, .nextFlashEnd, .nextBeat(after: 1000))))
    #expect(
      state.show.flipping == game.show.flipping + [FlippingCard(index: 3, from: .hidden, step: 0)])
  }

  @Test(arguments: [true, false])
  func `the setting decides whether cards turn in a game under way`(isAnimated: Bool) {
    let state = AppState.playing(Self.board, isAnimated: !isAnimated).after(
      .set(\.isAnimated, isAnimated), .flip(0))

    #expect(
      state.game.show.flipping
        == (isAnimated ? [FlippingCard(index: 0, from: .hidden, step: 0)] : []))
  }
}

/// What is shown when a pair, or the last pair, has been found.
@MainActor @Suite struct FinaleTests {
  private static let board = GameState.dealt("A", "B", "A", "B")

  /// Solved a moment ago: first B, then A.
  private static let solved = board.midFlip(1, 3, 0, 2)

  private static func solved(at finale: Finale) -> GameState {
    solved.with { $0.show.finale = finale }
  }

  @Test func `the cards of a pair that was found flash until their time is over`() {
    let game = Self.board.midFlip(0).animatedStore

    game.send(.flip(2), .handled(.merge(.nextStep, .nextFlashEnd))) {
      $0 = Self.board.midFlip(0, 2)
      $0.show.flashing = [0, 2]
    }
    game.send(.endFlash, .handled(.cancel(.flash))) { $0.show.flashing = [] }
    game.send(.endFlash, .ignored("nothing flashes"))
    // The next flip ends the flash, and cards that are no pair do not flash.
    #expect(Self.board.midFlip(0, 2, 1).show.flashing == [])
    #expect(Self.board.midFlip(0, 1).show.flashing == [])
  }

  @Test func `a second after the last pair the covers light up, then stars land on the result`() {
    #expect(Self.solved.show.finale == .lighting(0))
    let game = Self.solved.animatedStore

    let beats: [Finale] = [.lighting(1), .lighting(2)] + (0..<5).map(Finale.landing)
    for beat in beats {
      game.send(.advanceFinale, .handled(.nextBeat(after: 150))) { $0.show.finale = beat }
    }
    game.send(.advanceFinale, .handled(.cancel(.finale))) { $0.show.finale = .result }
    game.send(.advanceFinale, .ignored("the finale is over"))
  }

  @Test func `a game that does not count, and one of two players, has no stars to land`() {
    for state in [
      Self.solved(at: .lighting(2)).with { $0.hindsight = .hint },
      Self.solved(at: .lighting(2)).with { $0.players = [.anyone, .anyone] },
    ] {
      state.animatedStore.send(.advanceFinale, .handled(.cancel(.finale))) {
        $0.show.finale = .result
      }
    }
  }

  @Test(arguments: [("2x2", 1, 8), ("4x4", 1, 14), ("6x6", 3, 12), ("10x8", 5, 14)])
  func `after a flawless game all is over in three seconds, whatever the size of the board`(
    size: String, dancing: Int, beats: Int
  ) throws {
    let grid = try #require(Grid(size))
    var state = GameState.dealing(CoverBatch(covers: .different(40)), grid: grid)
    for card in state.cards.indices.sorted(by: { state.cards[$0].pair < state.cards[$1].pair }) {
      _ = animatedRules(state: &state, action: .flip(card))
    }
    var (counts, time) = ([Int](), Duration.zero)

    while let delay = state.timeToNextBeat(settings: GameSettings()), counts.count < 20 {
      time += delay
      _ = animatedRules(state: &state, action: .advanceFinale)
      counts.append(state.dancingCovers.count)
    }

    #expect(state.show.finale == .result)
    #expect(counts.first == dancing)
    #expect(counts.reduce(0, +) == grid.pairCount)
    #expect(counts.count == beats)
    #expect(time == .milliseconds(1000 + (beats - 1) * 150))
    #expect(time < .seconds(3))
  }

  @Test(arguments: [Finale.lighting(0), .lighting(1), .landing(3)])
  func `the result can be asked for during the finale, hidden and shown again`(finale: Finale) {
    let game = Self.solved(at: finale).animatedStore

    game.send(.showResult(true), .handled(.cancel(.finale))) { $0.show.finale = .result }
    game.send(.advanceFinale, .ignored("the finale is over"))
    game.send(.showResult(false)) { $0.show.finale = .board }
    game.send(.advanceFinale, .ignored("the finale is over"))
    game.send(.showResult(true)) { $0.show.finale = .result }
  }

  @Test func `a board that is not solved has no result`() {
    for state in [GameState(), Self.board, Self.board.flipping(0, 2)] {
      let game = state.animatedStore
      game.send(.showResult(true), .ignored("the board is not solved"))
      game.send(.advanceFinale, .ignored("the finale is over"))
    }
  }

  @Test func `without animation nothing flashes, and the result is shown at once`() {
    var state = Self.board.flipping(0, 2, 1)
    #expect(Self.board.flipping(0, 2).show.flashing == [])

    #expect(state.reduce(.flip(3)) == .handled(.cancel(.clock)))
    #expect(state.show.finale == .result)
  }

  @Test func `who leaves a solved board finds its result there`() {
    let app = AppState.playing(Self.solved, isAnimated: true).with {
      $0.routing.path = [.game, .finished]
      $0.game.show.flipping = []
    }.store

    app.send(.go(.help)) { $0.routing.path = [.game, .finished, .help] }
    app.send(.go(.menu), .handled(.merge(.cancel(.finale), .summarize))) {
      $0.routing.path = []
      $0.game.show.finale = .result
    }
  }

  @Test func `after a rewind the covers light on, and what flashed flashes again`() {
    let pending = Self.solved(at: .lighting(1)).pending(GameSettings())

    #expect(pending.delays(of: .flash) == [.milliseconds(420)])
    #expect(pending.delays(of: .finale) == [.milliseconds(150)])
  }

  @Test func `a solved board that was left is found again with its result`() {
    var state = AppState.playing(Self.board, isAnimated: true)
      .after(.flip(0), .flip(2), .flip(1), .flip(3), .go(.records))

    state.reduce(.go(state.routing.previous))

    #expect(state.routing.path == [.game, .finished])
    #expect(state.game.show.finale == .result)
  }
}
