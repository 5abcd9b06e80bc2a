import Artwork
import DataFlow
import DataFlowTesting
import Testing

@testable import MemoryTunes

@MainActor @Suite struct SprintTests {
  /// A sprint on boards of two pairs.
  private static func begun() -> GameState {
    var game = GameState.loading(Grid.choices[0], seed: 7)
    game.request.kind = .sprint
    let batch = CoverBatch(covers: .different(8))
    _ = rules(state: &game, action: .setCards(SetCardsAction(request: 1, batch: batch)))
    return game
  }

  private func solve(_ game: inout GameState) {
    for pair in game.covers.indices {
      for card in game.cards.indices where game.cards[card].pair == pair {
        _ = rules(state: &game, action: .flip(card))
      }
    }
  }

  @Test func `when all pairs are found, another board is dealt, and the clock runs on`() {
    var game = Self.begun()
    let first = game.covers

    solve(&game)
    #expect(!game.isFinished)
    let outcome = rules(state: &game, action: .dealNextBoard)

    #expect(outcome == .handled(.cancel(.recovery)))
    #expect(game.phase == .playing)
    #expect(game.covers != first)
    #expect(game.sprint?.pairCount == 2)
    #expect(game.sprint?.moveCount == 2)
    #expect(game.clock.isRunning)
    #expect(game.hasProgress)
  }

  @Test func `the same seed deals the same boards`() {
    var (one, other) = (Self.begun(), Self.begun())
    for _ in 0..<5 {
      #expect(one == other)
      solve(&one)
      solve(&other)
      _ = rules(state: &one, action: .dealNextBoard)
      _ = rules(state: &other, action: .dealNextBoard)
    }
  }

  @Test func `pictures that were missing are forgotten with their board`() {
    var game = Self.begun()
    _ = rules(state: &game, action: .missingCovers(.found(game.covers[0].id)))

    solve(&game)
    _ = rules(state: &game, action: .dealNextBoard)

    #expect(game.show.missingCovers == MissingCoversState())
  }

  @Test func `a sprint that is given up just after a new board is recorded`() {
    var game = Self.begun()
    solve(&game)
    _ = rules(state: &game, action: .dealNextBoard)
    var state = AppState.playing(game)

    let outcome = appReducer(
      state: &state, action: .game(.deal(DealAction(for: state))))

    #expect(outcome == .handled(.both(.deal(state.game.request), .store(game))))
  }

  @Test func `no board is dealt while pairs are left`() {
    var game = Self.begun()

    #expect(rules(state: &game, action: .dealNextBoard) == .ignored(.sprintGoesOn))
  }

  @Test func `after a minute it is over, whatever is open`() {
    var game = Self.begun()
    _ = rules(state: &game, action: .flip(0))

    _ = rules(state: &game, action: .tick(TickAction(seconds: 59)))
    #expect(!game.isFinished)
    _ = rules(state: &game, action: .tick(TickAction(seconds: 5)))

    #expect(game.isFinished)
    #expect(game.show.finale == .lighting(0))
    #expect(game.clock.seconds == 60)
    #expect(!game.clock.isRunning)
    #expect(rules(state: &game, action: .flip(1)) == .ignored(.noBoard))
    _ = rules(state: &game, action: .lightCover)
    #expect(game.show.finale == .result)
  }

  @Test func `a sprint is played alone`() {
    var game = GameState()
    let action = DealAction(
      DealRequest(
        category: .bundled[0], grid: .standard, source: .bundled, seed: 1, kind: .sprint),
      players: [.anyone, .computer(.echo)])

    _ = rules(state: &game, action: .deal(action))

    #expect(game.players == [.anyone])
  }
}
