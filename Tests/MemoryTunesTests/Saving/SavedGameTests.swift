import DataFlowTesting
import Testing

@testable import MemoryTunes

/// A saved game restores the same game.
@Suite struct SavedGameTests {
  private static let deck = CoverBatch(covers: .different(10), fillers: [.titled("Filler")])

  @Test(arguments: zip(1...8 as ClosedRange<UInt64>, [0, 1, 2, 0, 1, 2, 1, 2]))
  func `read back at any moment, it is as it was, and plays on to its end as if nothing had been`(
    seed: UInt64, size: Int
  ) throws {
    var generator = SeededGenerator(seed: seed)
    var state = AppState.playing(
      .dealing(Self.deck, grid: Grid.choices[size], seed: seed), isAnimated: seed.isMultiple(of: 2))
    var count = 0

    while !state.game.isFinished {
      let others: [AppAction] = [
        .tick(), .game(.advanceFlips(AdvanceFlipsAction())),
        .move([.up, .down, .left, .right][generator.number(below: 4)]),
      ]
      let number = generator.number(below: 8)
      let card = generator.number(below: state.game.cards.count)
      state.reduce(number < 3 ? others[number] : .flip(card))
      let saved = SavedGame(state.game)
      #expect((saved != nil) == (state.game.hasProgress || state.game.isFinished))
      guard let saved else { continue }
      count += 1
      let copy = try readBack(saved)
      #expect(copy == saved)
      guard state.game.hasProgress else { continue }
      var one = state
      var other = AppState().after(.game(.restore(.init(games: .kept(of: copy.game)))), .go(.game))
      while let index = one.game.nextToFlip {
        for action in [.flip(index), .tick()] as [AppAction] {
          let before = other
          one.reduce(action)
          other.reduce(action)
          let broken = appInvariants.first { !$0.holds(before, other) }
          #expect(broken == nil, "\(broken?.rule ?? "")")
        }
        #expect(one.game.cards == other.game.cards)
      }
      #expect(other.game.isFinished)
      #expect(other.game.clock == one.game.clock)
    }

    #expect(count > 3)
  }
}

/// Resuming a game of an earlier run.
@MainActor @Suite struct RestoringTests {
  /// The pair A is found, one B is open, a minute has passed, and the cursor has moved on.
  private static let left = GameState.dealt("A", "B", "A", "B").flipping(0, 1, 2, 0, 3).with {
    $0.clock.seconds = 60
    $0.show.cursor = 2
    $0.request.id = 12
  }

  private static let restore = AppAction.game(.restore(.init(games: .kept(of: left))))

  @Test func `the board lies as it was left, and its clock stands until it is on screen`() {
    var menu = AppState()
    follow(Self.left, in: &menu)
    let app = menu.store

    app.send(Self.restore) {
      $0.game = Self.left
      $0.game.request.id = 0
      $0.game.clock.isRunning = false
      $0.game.id = $0.seeds.drawID()
    }
    #expect(app.state.menuEntries[app.state.selectedMenuEntry] == .resume)
    #expect(app.state.game.cards.map(\.face) == [.matched, .hidden, .matched, .open])
    app.send(.tick(), .ignored(.clockIsStopped))
    app.send(.go(.game), .handled(.nextTick)) {
      $0.routing.path = [.game]
      $0.game.clock.isRunning = true
    }
  }

  @Test func `a game takes no other's place`() {
    let failed = GameState().with { $0.deal = .failed(.fetch(.itunes(.noConnection))) }
    let board = GameState.dealt("A", "B", "A", "B")

    for game in [failed, .loading(), board, board.flipping(0, 2, 1, 3)] {
      AppState.playing(game).store.send(Self.restore, .ignored(.alreadyPlaying))
    }
  }

  @Test func `its covers may be of a deleted category`() {
    let left = Self.left.with { $0.request.category = Category(id: "own-7", name: "Polka") }

    let state = AppState().after(.game(.restore(.init(games: .kept(of: left)))), .go(.game))

    #expect(state.game.request.category.name == "Polka")
    #expect(state.categories.chosen == .bundled[0])
    #expect(appInvariants.allSatisfy { $0.holds(state, state) })
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
