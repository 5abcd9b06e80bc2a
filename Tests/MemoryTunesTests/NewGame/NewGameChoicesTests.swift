import Testing

@testable import MemoryTunes

@Suite struct NewGameChoicesTests {
  /// The choices that mean nothing with these settings, and are not there.
  private func missing(_ change: (inout Settings) -> Void) -> Set<NewGameChoice> {
    var state = AppState()
    change(&state.settings.current)
    return Set(NewGameChoice.allCases).subtracting(state.newGameChoices)
  }

  @Test func `alone, there are no names, no second computer and no head start`() {
    #expect(missing { _ in } == [.names, .otherOpponent, .headStart])
    #expect(missing { $0.names = ["Anna"] } == [.otherOpponent, .headStart])
  }

  @Test func `with a computer, there may be a second one, and a head start`() {
    #expect(missing { $0.opponents = [.skip] } == [.names])
  }

  @Test func `at a full table, there is no seat for a computer`() {
    #expect(missing { $0.peopleCount = 3 } == [.otherOpponent])
    #expect(missing { $0.peopleCount = 4 } == [.opponent, .otherOpponent])
  }

  @Test func `where computers play each other, there are no names`() {
    #expect(missing { ($0.peopleCount, $0.opponents) = (0, [.fuzz, .skip]) } == [.names])
  }

  @Test func `a sprint is for people, and without a head start or a peek`() {
    let missing: Set<NewGameChoice> = [.opponent, .otherOpponent, .headStart, .peek]

    #expect(self.missing { $0.kind = .sprint } == missing.union([.names]))
    #expect(self.missing { ($0.kind, $0.peopleCount) = (.sprint, 2) } == missing)
  }

  @Test func `by ear, there is nothing to peek at`() {
    #expect(missing { ($0.kind, $0.opponents) = (.ear, [.echo]) } == [.names, .peek])
  }
}
