import Artwork
import Basics
import DataFlow
import Foundation
import Testing

@testable import MemoryTunes

/// A saved game restores the same game.
@Suite struct SavedGameTests {
  private static let deck = CoverBatch(covers: .different(10), fillers: [.titled("Filler")])

  /// Plays at random to the end, and passes on each state.
  private func play(
    _ grid: Grid, seed: UInt64, _ look: (AppState) throws -> Void
  ) rethrows {
    var generator = SeededGenerator(seed: seed)
    var state = AppState.playing(.dealing(Self.deck, grid: grid, seed: seed))
    state.settings.current.isAnimated = seed.isMultiple(of: 2)
    while !state.game.isFinished {
      _ = appReducer(state: &state, action: .some(in: state.game, by: &generator))
      try look(state)
    }
  }

  private func copy(of saved: SavedGame) throws -> SavedGame {
    try JSONDecoder().decode(SavedGame.self, from: JSONEncoder().encode(saved))
  }

  /// A run that resumes a game, with the board on the screen.
  private func goingOn(with saved: SavedGame) -> AppState {
    var state = AppState()
    for action in [.game(.restore(.init(games: .kept(of: saved.game)))), .go(.game)] as [AppAction]
    {
      _ = appReducer(state: &state, action: action)
    }
    return state
  }

  @Test(arguments: zip(1...8 as ClosedRange<UInt64>, [0, 1, 2, 0, 1, 2, 1, 2]))
  func `it is read back as it was written, at every moment of a game`(
    seed: UInt64, size: Int
  ) throws {
    var count = 0

    try play(Grid.choices[size], seed: seed) { state in
      let saved = SavedGame(state.game)
      #expect((saved != nil) == (state.game.hasProgress || state.game.isFinished))
      guard let saved else { return }
      count += 1
      let copy = try copy(of: saved)
      #expect(copy == saved)
    }

    #expect(count > 3)
  }

  @Test(arguments: zip(1...8 as ClosedRange<UInt64>, [0, 1, 2, 0, 1, 2, 1, 2]))
  func `restored at any moment, it plays on to its end as if nothing had been`(
    seed: UInt64, size: Int
  ) throws {
    try play(Grid.choices[size], seed: seed) { state in
      guard state.game.hasProgress, let saved = SavedGame(state.game) else { return }
      var (one, other) = (state, goingOn(with: try copy(of: saved)))
      while let index = one.game.nextToFlip {
        for action in [.flip(index), .game(.tick(TickAction()))] as [AppAction] {
          let before = other
          _ = appReducer(state: &one, action: action)
          _ = appReducer(state: &other, action: action)
          let broken = appInvariants.first { !$0.holds(before, other) }
          #expect(broken == nil, "\(broken?.rule ?? "")")
        }
        #expect(one.game.cards == other.game.cards)
      }
      #expect(other.game.isFinished)
      #expect(other.game.result == one.game.result)
    }
  }

  @Test func `an untouched board is not saved`() {
    let board = GameState.dealt("A", "B", "A", "B")

    #expect(SavedGame(GameState()) == nil)
    #expect(SavedGame(.loading()) == nil)
    #expect(SavedGame(board) == nil)
    #expect(SavedGame(board.flipping(0)) != nil)
    #expect(SavedGame(board.flipping(0, 2, 1)) != nil)
    #expect(SavedGame(board.flipping(0, 2, 1, 3)) != nil)
  }
}

extension AppAction {
  /// A random action on a board, mostly a flip.
  fileprivate static func some(
    in game: GameState, by generator: inout SeededGenerator
  ) -> AppAction {
    switch generator.number(below: 8) {
    case 0: .game(.tick(TickAction()))
    case 1: .game(.advanceFlips(AdvanceFlipsAction()))
    case 2: .move([.up, .down, .left, .right][generator.number(below: 4)])
    default: .flip(generator.number(below: game.cards.count))
    }
  }
}

extension GameState {
  /// A card to flip that finds a pair now or with the next flip; nil on a solved board.
  fileprivate var nextToFlip: Int? {
    let single = board.openCards.count == 1 ? board.openCards.first : nil
    return cards.indices.first { index in
      cards[index].face == .hidden && single.map { cards[$0].pair == cards[index].pair } != false
    }
  }
}
