import Testing

@testable import MemoryTunes

@MainActor @Suite struct MenuTests {
  @Test func `the menu offers first to resume a game under way, and only that`() {
    let board = GameState.dealt("A", "B", "A", "B")
    let failed = GameState().with { $0.deal = .failed(.fetch(.itunes(.noConnection))) }
    let others: [MenuEntry] = [
      .newGame, .daily, .customGame, .together, .records, .settings, .help, .quit,
    ]

    for game in [GameState(), .loading(), failed, board, board.flipping(0, 2, 1, 3)] {
      #expect(AppState().with { $0.game = game }.menuEntries == others)
    }
    #expect(AppState().with { $0.game = board.flipping(0) }.menuEntries == [.resume] + others)
  }

  /// The state with what the first screen says on a day, after daily boards on others.
  private func state(onDay today: Int, afterBoardsOf days: Int...) -> AppState {
    let games = days.map { day in
      PlayedGame.played(id: UInt64(day), endedAt: day * 86_400).with { $0.day = day }
    }
    return AppState().with {
      $0.records.summary = RecordsSummary(games: games, time: today * 86_400)
    }
  }

  @Test func `what is suggested comes first, but is not selected by itself`() {
    let games = (UInt64(1)...3).map { PlayedGame.played(id: $0) }
    let state = AppState().with { $0.records.summary = RecordsSummary(games: games, time: 0) }
    let wordless = state.with { $0.settings.current.isWordless = true }

    #expect(state.menuEntries.prefix(2) == [.suggestion, .newGame])
    #expect(state.selectedMenuEntry == 1)
    #expect(wordless.menuEntries.first == .newGame)
    #expect(wordless.selectedMenuEntry == 0)
  }

  @Test func `on the day after a daily board, the next one is selected before all other games`() {
    var state = state(onDay: 8, afterBoardsOf: 7)
    #expect(state.menuEntries[state.selectedMenuEntry] == .daily)

    state.routing.selections[.menu] = MenuEntry.newGame.rawValue
    #expect(state.menuEntries[state.selectedMenuEntry] == .newGame)
    #expect(self.state(onDay: 8, afterBoardsOf: 7, 8).selectedMenuEntry == 0)

    state = self.state(onDay: 8, afterBoardsOf: 7)
    state.game = .dealt("A", "B", "A", "B").flipping(0, 2)
    #expect(state.menuEntries[state.selectedMenuEntry] == .daily)

    state.settings.current.isWordless = true
    #expect(state.menuEntries[state.selectedMenuEntry] == .resume)
  }

  @Test func `an unfinished board of another day is resumed, unless another game is`() {
    var state = state(onDay: 8, afterBoardsOf: 5)
    state.game = .dealt("A", "B", "A", "B").flipping(0, 2)
    state.game.daily = Daily(day: 8, isPractice: false)
    #expect(state.resumablePlace == nil)
    #expect(!state.menuEntries.contains(.resume))

    state.records.summary = RecordsSummary(games: [], time: 9 * 86_400)
    #expect(state.resumablePlace == .daily)
    #expect(state.menuEntries.first == .resume)
    state.waiting = [SavedGame(.dealt("A", "B", "A", "B").flipping(0, 2))].compactMap(\.self)
    #expect(state.resumablePlace == .ordinary)
  }

  /// What waits for the next change of what is said of the daily board.
  private func waiting(_ seconds: Int) -> Outcome<AppEffect> {
    .handled(.run(.records(.summarizeAnew()), id: .countdown, after: .seconds(seconds)))
  }

  @Test func `the menu waits for the next day, and once the board is played, for the next hour`() {
    let played = PlayedGame.played(endedAt: 8 * 86_400).with { $0.day = 8 }
    for (games, seconds) in [([PlayedGame](), 43_200), ([played], 1)] {
      let summary = RecordsSummary(games: games, time: 8 * 86_400 + 43_200)
      var state = AppState()
      #expect(state.reduce(.records(.summarized(summary))) == waiting(seconds))
      #expect(state.reduce(.go(.settings)) == .handled(.cancel(.countdown)))
    }
  }

  @Test func `a result of the daily board waits for the next hour until the day is over`() {
    var state = AppState.playing(.dealt("A", "B", "A", "B").flipping(0, 2, 1, 3))
    state.game.daily = Daily(day: 8, isPractice: false)
    state.routing.path = [.game, .finished]
    func outcome(at time: Int) -> Outcome<AppEffect> {
      state.reduce(.records(.summarized(RecordsSummary(games: [], time: time))))
    }

    #expect(outcome(at: 8 * 86_400 + 1799) == waiting(1801 + 1))
    #expect(outcome(at: 9 * 86_400 - 10) == waiting(10))
    #expect(outcome(at: 9 * 86_400) == .handled(.cancel(.countdown)))
    state.game.daily = nil
    #expect(outcome(at: 8 * 86_400) == .handled())
  }

  @Test(arguments: [RoutingDestination.game, .records, .settings, .help])
  func `where nothing is said of the daily board, nothing waits`(screen: RoutingDestination) {
    var state = AppState().after(.go(screen))
    let summary = RecordsSummary(games: [], time: 8 * 86_400)

    #expect(state.reduce(.records(.summarized(summary))) == .handled())
  }

  @Test func `after a board, and if the selected entry is not shown, the first one is selected`() {
    var state = AppState()
    state.game = .dealt("A", "B", "A", "B").flipping(0)
    state.routing.selections[.menu] = MenuEntry.newGame.rawValue
    #expect(state.selectedMenuEntry == 1)

    #expect(state.after(.go(.game), .go(.menu)).selectedMenuEntry == 0)
    state = AppState()
    state.routing.selections[.menu] = MenuEntry.resume.rawValue
    #expect(state.selectedMenuEntry == 0)
  }

  @Test func `once pictures are all there is, a game is selected and not the settings`() {
    let state = AppState().after(
      .routing(.select(MenuEntry.settings.rawValue)), .routing(.go(.settings)),
      .set(\.isWordless, true), .routing(.go(.menu)))

    #expect(state.menuEntries[state.selectedMenuEntry] == .newGame)
  }
}
