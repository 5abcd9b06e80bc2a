import Testing

@testable import MemoryTunes

@Suite struct NewGameChoicesTests {
  /// The choices that mean nothing with these settings, and are not there.
  private func missing(_ change: (inout Settings) -> Void) -> Set<NewGameChoice> {
    var state = AppState()
    change(&state.settings.current)
    return Set(NewGameChoice.allCases).subtracting(state.newGameChoices)
  }

  @Test func `where computers play each other, there are no people`() {
    #expect(missing { _ in } == [])
    #expect(missing { ($0.peopleCount, $0.opponents) = (0, [.fuzz, .skip]) } == [.people])
  }

  @Test func `a sprint is without a peek, and by ear, there is nothing to peek at`() {
    #expect(missing { ($0.kind, $0.peopleCount) = (.sprint, 2) } == [.peek])
    #expect(missing { ($0.kind, $0.opponents) = (.ear, [.echo]) } == [.peek])
  }

  @Test func `by ear is offered only where there are tunes, or if it is the choice already`() {
    var state = AppState()
    func kinds(_ sound: SoundSetting, _ kind: GameKind = .pairs) -> [GameKind] {
      (state.settings.current.sound, state.settings.current.kind) = (sound, kind)
      return state.kindsToChoose
    }

    #expect(kinds(.off) == [.pairs, .titles, .sprint])
    #expect(kinds(.sounds) == [.pairs, .titles, .sprint])
    #expect(kinds(.tunes) == GameKind.allCases)
    #expect(kinds(.off, .ear) == GameKind.allCases)
  }

  @Test func `a first game by ear has two tunes, and other kinds the usual board again`() {
    func grids(after games: [PlayedGame]) -> [Grid] {
      var state = AppState()
      state.records.summary = RecordsSummary(games: games, time: 0)
      return [GameKind.ear, .sprint].map { kind in
        _ = appReducer(state: &state, action: .settings(.change(.init(\.kind, kind))))
        #expect(state.settings.saved.settings.grid == state.settings.current.grid)
        return state.settings.current.grid
      }
    }
    var heard = PlayedGame.played()
    heard.request.kind = .ear

    #expect(grids(after: []) == [.firstByEar, .standard])
    #expect(grids(after: [heard]) == [.standard, .standard])
  }

  @Test func `stepping past a game by ear keeps the grid`() {
    let large = Grid.choices[4]
    var state = AppState()
    state.records.summary = RecordsSummary(games: [], time: 0)
    for action: AppAction in [
      .settings(.change(.init(\.grid, large))), .routing(.go(.newGame)),
      .settings(.change(.init(\.kind, .ear))), .settings(.change(.init(\.kind, .pairs))),
    ] {
      _ = appReducer(state: &state, action: action)
    }

    #expect(state.settings.current.grid == large)
  }
}
