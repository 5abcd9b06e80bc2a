import Testing

@testable import MemoryTunes

@MainActor @Suite struct DealAtLaunchTests {
  private static let saved = GameState.dealt("A", "B", "A", "B").flipping(0, 2)

  /// The state after a launch with these options, and perhaps with a saved game.
  private func start(_ options: LaunchOptions, saved: GameState? = nil) -> AppState {
    var state = AppState()
    reduceAndDeal(&state, .session(.launch(.init(options: options))))
    if let saved {
      state.reduce(.game(.restore(.init(games: .kept(of: saved)))))
    }
    reduceAndDeal(&state, .settings(.restore(.init(preferences: .init(), options: options))))
    return state
  }

  @Test(
    arguments: [
      (LaunchOptions(kind: .titles), .titles, [.anyone]),
      (LaunchOptions(opponents: [.fuzz]), .pairs, [.anyone, .computer(.fuzz)]),
      (LaunchOptions(peopleCount: 2), .pairs, [.anyone, .anyone]),
      (LaunchOptions(peopleCount: 1, names: ["Anna"]), .pairs, [.person(name: "Anna")]),
    ] as [(LaunchOptions, GameKind, [Player])])
  func `a kind of game, or certain players, are dealt at once`(
    options: LaunchOptions, kind: GameKind, players: [Player]
  ) {
    let state = start(options)

    #expect(state.routing.path == [.game])
    #expect(state.game.isBeingDealt)
    #expect(state.game.request.kind == kind)
    #expect(state.game.players == players)
  }

  @Test func `an unfinished game is only given up after a question`() {
    let state = start(LaunchOptions(opponents: [.fuzz]), saved: Self.saved)

    #expect(state.routing.path == [.confirmation])
    #expect(state.game.cards == Self.saved.cards)
    #expect(state.nextDeal.players == [.anyone, .computer(.fuzz)])
  }

  @Test(arguments: [
    LaunchOptions(category: .bundled[1]), LaunchOptions(grid: Grid("6x4")), LaunchOptions(seed: 7),
  ])
  func `a certain board is selected before the game that was left`(options: LaunchOptions) {
    let state = start(options, saved: Self.saved)

    #expect(state.routing.path == [])
    #expect(state.menuEntries.first == .resume)
    #expect(state.menuEntries[state.selectedMenuEntry] == .newGame)
    #expect(state.nextDeal == DealAction(for: state))
  }

  @Test func `without options, the game that was left is selected`() {
    let state = start(LaunchOptions(color: .mono), saved: Self.saved)

    #expect(state.routing.path == [])
    #expect(state.menuEntries[state.selectedMenuEntry] == .resume)
  }
}
