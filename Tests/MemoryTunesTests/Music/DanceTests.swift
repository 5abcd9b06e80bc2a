import Artwork
import DataFlow
import DataFlowTesting
import Testing

@testable import MemoryTunes

/// Covers of a solved board that move to their parts.
@MainActor @Suite struct DanceTests {
  private nonisolated static let settings = GameSettings(beat: .milliseconds(500), hasBand: true)

  private nonisolated static func rules(
    state: inout GameState, action: GameAction
  ) -> Outcome<AppEffect> {
    MemoryTunesTests.rules(state: &state, action: action, settings: settings)
  }

  /// Solved a moment ago, in a category with a piece: first B, then A.
  private static let solved: GameState = {
    var game = GameState.dealt("A", "B", "A", "B")
    game.request.category = .bundled[0]
    for card in [1, 3, 0, 2] { _ = rules(state: &game, action: .flip(card)) }
    return game
  }()

  /// The same once the first cover has lit up.
  private static let dancing: GameState = {
    var game = solved
    _ = rules(state: &game, action: .advanceFinale)
    return game
  }()

  private static func levels(of covers: String..., step: Int) -> Effect<AppEffect> {
    .run(.game(.dance(covers: covers, step: step)), id: .dance, after: .milliseconds(100))
  }

  @Test func `with music, covers light up with its beats, a little before the second one`() {
    let game = TestStore(initialState: Self.solved, reducer: Self.rules)

    let first = Effect<AppEffect>.nextBeat(after: 380).merged(with: Self.levels(of: "B", step: 1))
    game.send(.advanceFinale, .handled(first)) {
      $0.show.finale = .lighting(1)
      $0.show.dance = Dance()
    }
    game.send(.advanceFinale, .handled(.nextBeat(after: 500))) { $0.show.finale = .lighting(2) }
  }

  @Test func `those dance whose parts are loud, as long as the piece lasts`() {
    var state = Self.dancing
    _ = Self.rules(state: &state, action: .advanceFinale)
    let game = TestStore(initialState: state, reducer: Self.rules)

    for (step, levels, dancing) in [(1, [255, 40], [1]), (2, [0, 200], [0])] {
      let next = Self.levels(of: "B", "A", step: step + 1)
      game.send(.dance(.init(levels: levels, step: step)), .handled(next)) {
        $0.show.dance = Dance(step: step, levels: levels)
      }
      #expect(game.state.dancingCovers == dancing)
    }
    game.send(.dance(.init(levels: [], step: 2)), .ignored(.lateReply))
    for levels in [[1, 2, 3], [256], [-1]] {
      game.send(.dance(.init(levels: levels, step: 3)), .ignored(.impossibleLevel))
    }
  }

  @Test func `the dance ends with the piece`() {
    var state = Self.dancing
    var steps = 0
    while state.show.dance != nil, steps < 1000 {
      steps += 1
      _ = Self.rules(state: &state, action: .dance(.init(levels: [], step: steps)))
    }

    // Twice four bars of four beats at 112.5 a minute.
    #expect(steps == 170)
  }

  @Test func `whoever leaves the board ends the dance, and a new deal does`() {
    var state = Self.dancing
    var left = state

    leaveBoard(in: &left)
    #expect(left.show.dance == nil)
    #expect(left.pending(Self.settings).delays(of: .dance) == [])
    let deal = Self.rules(state: &state, action: .deal(.init(state.request)))
    guard case .handled(let effect) = deal else { return #expect(Bool(false)) }
    #expect(effect.cancelled.contains(.dance))
    #expect(state.show.dance == nil)
  }

  @Test func `after a rewind the dance goes on`() {
    let pending = Self.dancing.pending(Self.settings)

    #expect(pending.steps.contains(Self.levels(of: "B", step: 1).steps[0]))
  }

  @Test func `tracks from a folder are heard one after the other, each for a while`() {
    var state = Self.solved
    state.request.source = .folder("/music")
    let settings = GameSettings(beat: .milliseconds(1500))

    let light = MemoryTunesTests.rules(state: &state, action: .advanceFinale, settings: settings)

    #expect(light == .handled(.nextBeat(after: 1380)))
    #expect(state.show.dance == nil)
    #expect(state.dancingCovers == [1])
  }

  @Test func `without music the covers that have lit up last dance`() {
    var state = Self.solved
    _ = animatedRules(state: &state, action: .advanceFinale)

    #expect(state.show.dance == nil)
    #expect(state.dancingCovers == [1])
  }
}
