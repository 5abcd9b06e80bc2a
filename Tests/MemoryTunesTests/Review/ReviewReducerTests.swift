import DataFlowTesting
import Testing

@testable import MemoryTunes

/// A game of the records that is looked at flip by flip.
@MainActor @Suite struct ReviewReducerTests {
  private nonisolated static let unslipped = flips(0, 1, 2, 0, 3, 1)
  /// In the second move, the partner of the first card had been seen.
  private static let slipped = flips(0, 1, 2, 3, 0, 2, 1, 3)

  private nonisolated static func played(
    source: CoverSource = .bundled, pairs: [Int] = [0, 1, 0, 1], flips: [Flip] = unslipped,
    day: Int? = nil
  ) -> PlayedGame {
    let request = DealRequest(
      category: .bundled[0], grid: Grid.choices[0], source: source, seed: 5)
    return PlayedGame(
      id: 7, endedAt: 0, request: request, day: day, moveCount: 3, slipCount: 1, seconds: 9,
      pairs: pairs, flips: flips)
  }

  /// A run in which a game was asked for, and that one read.
  private func app(_ state: AppState = .init(), showing game: PlayedGame? = nil) -> AppTestStore {
    let app = state.store
    app.send(.review(.open(7)), .handled(.run(.review(.load(7)), id: .review))) {
      $0.review.id = 7
      $0.routing.path += [.review]
    }
    if let game { app.send(.review(.loaded(game))) { $0.review.content = .game(game) } }
    return app
  }

  @Test func `a game is read when it is opened, looked at flip by flip, and closed`() {
    let app = app(showing: Self.played())

    app.send(.review(.show(6))) { $0.review.flipCount = 6 }
    app.send(.review(.show(7)), .ignored(.noSuchEntry))
    app.send(.review(.show(-1)), .ignored(.noSuchEntry))
    app.send(.go(.menu), .handled(.summarize)) {
      $0.review = ReviewState()
      $0.routing.path = []
    }
  }

  @Test func `asked for its slips, a game is shown from the first one on`() {
    for (flips, count) in [(Self.slipped, 4), (Self.unslipped, 0)] {
      let app = AppState().store
      app.send(.review(.openSlips(7)), .handled(.run(.review(.load(7)), id: .review))) {
        $0.review.id = 7
        $0.review.beginsWithSlip = true
        $0.routing.path += [.review]
      }
      app.send(.review(.loaded(Self.played(flips: flips)))) {
        $0.review.content = .game(Self.played(flips: flips))
        $0.review.flipCount = count
      }
    }
  }

  @Test func `the slips of computers are not the player's`() {
    func slips(of players: Player...) -> [Int] {
      Self.played(flips: Self.slipped).with { $0.players = players }.slipFlipCounts
    }

    #expect(slips(of: .anyone) == [4])
    #expect(slips(of: .anyone, .computer(.fuzz)) == [])
    #expect(slips(of: .computer(.fuzz), .anyone) == [4])
    #expect(slips() == [])
  }

  @Test func `an answer about another game, or an impossible game, is ignored`() {
    let app = app()

    app.send(.review(.loaded(Self.played().with { $0.id = 8 })), .ignored(.noSuchGame))
    app.send(
      .review(.loaded(Self.played(pairs: [0, 0, 0, 1]))), .ignored(.noSuchGame))
    app.send(.review(.loaded(nil))) { $0.review.content = .missing }
    app.send(.review(.loadFailed(.notStored(.records, .noHomeFolder)))) {
      $0.review.content = .failed(.notStored(.records, .noHomeFolder))
    }
  }

  @Test func `flips that do not fit the board are not shown`() {
    let app = app()

    app.send(.review(.loaded(Self.played(flips: flips(0, 0))))) {
      $0.review.content = .game(Self.played(pairs: [], flips: []))
    }
    app.send(.review(.show(1)), .ignored(.noSuchEntry))
    #expect(app.state.reviewed == nil)
  }

  @Test func `the board is shown as it was, and the game under way stays as it is`() throws {
    let before = AppState.playing(.dealt("A", "B", "A", "B").flipping(0))

    let state = before.after(
      .review(.open(7)), .review(.loaded(Self.played())), .review(.show(4)))

    let shown = try #require(state.reviewed)
    #expect(shown.board == Board(pairs: [0, 1, 0, 1], flips: Array(Self.unslipped.prefix(4))))
    #expect(shown.covers.map(\.title) == ["1", "2"])
    #expect(shown.board.foundPairCount == 1)
    #expect(state.game.board == before.game.board)
  }

  @Test func `bundled covers are those that were dealt`() throws {
    let catalogue = Dictionary(
      uniqueKeysWithValues: Category.bundled.map { ($0.id, [Cover].different(20)) })
    let deal = try Deal(
      batch: CoverBatch(covers: .different(20)), grid: .standard, seed: 5, kind: .titles)
    var played = PlayedGame.played(pairs: deal.board.pairs, flips: [Flip(card: 3, seconds: 2)])
    (played.request.seed, played.request.kind) = (5, .titles)

    let shown = try #require(GameState(played, after: 0, catalogue: catalogue))

    #expect(shown.covers == deal.covers)
    #expect(shown.board == deal.board)
    #expect(shown.show.missingCovers.ids.isEmpty)
  }

  @Test(
    arguments: [
      (
        played(),
        .handled(.run(.send(.game(.deal(.init(played().request, hindsight: .sameBoard))))))
      ),
      (played(day: 3), .handled(.run(.daily(.find(CalendarDate(dayNumber: 3))), id: .daily))),
      // Covers from iTunes may be others by now.
      (played(source: .itunes), .ignored("the same board cannot be dealt")),
    ] as [(PlayedGame, Outcome<AppEffect>)])
  func `a board is dealt again without counting, or as that of its day, if its covers are there`(
    played: PlayedGame, outcome: Outcome<AppEffect>
  ) {
    app(showing: played).send(.review(.playAgain), outcome)
  }

  @Test func `the text about the game is copied, not that about the one on the board`() {
    let solved = GameState.dealt("A", "B", "A", "B").flipping(0, 2, 1, 3)
    let app = app(.playing(solved), showing: Self.played())

    let copying = ShareEffect.copy(.game(SharedGame(Self.played(), code: Self.played().code)))
    app.send(.go(.share), .handled(.run(.share(copying)))) {
      $0.routing.path += [.share]
    }
  }
}
