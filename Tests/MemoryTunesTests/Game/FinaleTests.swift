import Artwork
import DataFlow
import DataFlowTesting
import Testing

@testable import MemoryTunes

/// What is shown when a pair, or the last pair, has been found.
@MainActor @Suite struct FinaleTests {
  private static let board = GameState.dealt("A", "B", "A", "B")

  /// Solved a moment ago: first B, then A.
  private static let solved = board.midFlip(1, 3, 0, 2)

  @Test func `the cards of a pair that was found flash until their time is over`() {
    let game = TestStore(initialState: Self.board.midFlip(0), reducer: animatedRules)

    game.send(.flip(2), .handled(.merge(.nextStep, .nextFlashEnd))) {
      $0 = Self.board.midFlip(0, 2)
      $0.show.flashing = [0, 2]
    }
    game.send(.endFlash, .handled(.cancel(.flash))) { $0.show.flashing = [] }
    game.send(.endFlash, .ignored(.nothingFlashes))
  }

  @Test func `the next flip ends the flash`() {
    var state = Self.board.midFlip(0, 2)

    _ = animatedRules(state: &state, action: .flip(1))

    #expect(state.show.flashing == [])
  }

  @Test func `cards that are no pair do not flash`() {
    #expect(Self.board.midFlip(0, 1).show.flashing == [])
  }

  @Test func `a second after the last pair the covers light up, then stars land on the result`() {
    #expect(Self.solved.show.finale == .lighting(0))
    let game = TestStore(initialState: Self.solved, reducer: animatedRules)

    game.send(.advanceFinale, .handled(.nextBeat(after: 150))) { $0.show.finale = .lighting(1) }
    game.send(.advanceFinale, .handled(.nextBeat(after: 150))) { $0.show.finale = .lighting(2) }
    for stars in 0..<5 {
      game.send(.advanceFinale, .handled(.nextBeat(after: 150))) {
        $0.show.finale = .landing(stars)
      }
    }
    game.send(.advanceFinale, .handled(.cancel(.finale))) { $0.show.finale = .result }
    game.send(.advanceFinale, .ignored(.finaleIsOver))
  }

  @Test func `a game that does not count, and one of two players, has no stars to land`() {
    var withHint = Self.solved
    withHint.hindsight = .hint
    var duel = Self.solved
    duel.players = [.anyone, .anyone]
    for var state in [withHint, duel] {
      state.show.finale = .lighting(2)
      let game = TestStore(initialState: state, reducer: animatedRules)
      game.send(.advanceFinale, .handled(.cancel(.finale))) { $0.show.finale = .result }
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

  @Test func `covers light up in the order in which they were found`() {
    #expect(Self.solved.foundCovers.map { Self.solved.covers[$0].title } == ["B", "A"])
  }

  @Test(arguments: [Finale.lighting(0), .lighting(1), .landing(3)])
  func `the result can be asked for before the finale is over, hidden and shown again`(
    finale: Finale
  ) {
    var state = Self.solved
    state.show.finale = finale
    let game = TestStore(initialState: state, reducer: animatedRules)

    game.send(.showResult(true), .handled(.cancel(.finale))) { $0.show.finale = .result }
    game.send(.advanceFinale, .ignored(.finaleIsOver))
    game.send(.showResult(false)) { $0.show.finale = .board }
    game.send(.advanceFinale, .ignored(.finaleIsOver))
    game.send(.showResult(true)) { $0.show.finale = .result }
  }

  @Test func `a board that is not solved has no result`() {
    for state in [GameState(), Self.board, Self.board.flipping(0, 2)] {
      let game = TestStore(initialState: state, reducer: animatedRules)
      game.send(.showResult(true), .ignored(.noResult))
      game.send(.advanceFinale, .ignored(.finaleIsOver))
    }
  }

  @Test func `without animation nothing flashes, and the result is shown at once`() {
    #expect(Self.board.flipping(0, 2).show.flashing == [])
    #expect(Self.board.flipping(0, 2, 1, 3).show.finale == .result)
    var state = Self.board.flipping(0, 2, 1)

    let outcome = rules(state: &state, action: .flip(3))

    #expect(outcome == .handled(.cancel(.clock)))
  }

  @Test func `who leaves a solved board finds its result there`() {
    var state = AppState.playing(Self.solved, isAnimated: true)
    state.routing.path = [.game, .finished]
    state.game.show.flipping = []
    let app = TestStore(initialState: state, reducer: appReducer)

    app.send(.go(.help)) { $0.routing.path = [.game, .finished, .help] }
    app.send(.go(.menu), .handled(.merge(.cancel(.finale), .summarize))) {
      $0.routing.path = []
      $0.game.show.finale = .result
    }
  }

  @Test func `after a rewind the covers light on, and what flashed flashes again`() {
    var state = AppState()
    state.settings.isRestored = true
    state.categories.catalogue = ["pop": [.titled("A")]]
    state.game = Self.solved
    state.game.show.flipping = []
    state.game.show.finale = .lighting(1)
    let app = TestStore(initialState: state, reducer: appReducer)

    app.send(
      .session(.resume(.init(entropy: 3))),
      .handled(.merge(.nextFlashEnd, .nextBeat(after: 150)))
    ) { $0.seeds = BoardSeeds(entropy: 3) }
  }
}
