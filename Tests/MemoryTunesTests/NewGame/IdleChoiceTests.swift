import Testing

@testable import MemoryTunes

@Suite struct IdleChoiceTests {
  /// The choices that mean nothing with these settings, with the reasons.
  private func idle(_ change: (inout Settings) -> Void) -> [NewGameChoice: IdleReason] {
    var state = AppState()
    change(&state.settings.current)
    return NewGameChoice.allCases.reduce(into: [:]) { $0[$1] = state.idleReason(of: $1) }
  }

  @Test func `alone, a second computer and a head start mean nothing`() {
    #expect(idle { _ in } == [.otherOpponent: .noOpponent, .headStart: .onePlayer])
  }

  @Test func `with a computer, everything counts`() {
    #expect(idle { $0.opponents = [.skip] } == [:])
  }

  @Test func `at a full table, there is no seat for a computer`() {
    #expect(idle { $0.peopleCount = 3 } == [.otherOpponent: .fullTable])
    #expect(
      idle { $0.peopleCount = 4 } == [.opponent: .fullTable, .otherOpponent: .fullTable])
  }

  @Test func `where computers play each other, there are no names`() {
    #expect(idle { $0.peopleCount = 0 } == [.names: .noPeople])
  }

  @Test func `a sprint is for people, and without a head start or a peek`() {
    let idle: [NewGameChoice: IdleReason] = [
      .opponent: .sprint, .otherOpponent: .sprint, .headStart: .sprint, .peek: .sprint,
    ]

    #expect(self.idle { $0.kind = .sprint } == idle)
    #expect(self.idle { ($0.kind, $0.peopleCount) = (.sprint, 2) } == idle)
  }

  @Test func `by ear, there is nothing to peek at`() {
    #expect(
      idle { ($0.kind, $0.opponents) = (.ear, [.echo]) } == [.peek: .byEar])
  }
}
