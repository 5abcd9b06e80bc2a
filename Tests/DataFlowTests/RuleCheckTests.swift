import DataFlow
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The first rule that actions break.
@Suite struct RuleCheckTests {
  private func check(
    from start: Tally = Tally(),
    reducer: @escaping @Sendable (inout Tally, TallyAction) -> Outcome<String> = tallyReducer
  ) -> RuleCheck<Tally, TallyAction, String> {
    RuleCheck(
      start: start, reducer: Reducer(reducer),
      invariants: [
        Invariant("the total is not negative") { $1.total >= 0 },
        Invariant("the total never decreases") { $0.total <= $1.total },
      ])
  }

  @Test func `the first rule counts, and what comes after it is not played`() {
    let check = check(from: Tally(total: 5))

    #expect(check.brokenRule(of: []) == nil)
    #expect(check.brokenRule(of: [.add(amount: 1), .refuse]) == nil)
    #expect(check.brokenRule(of: [.add(amount: -1)]) == "the total never decreases")
    #expect(check.brokenRule(of: [.add(amount: -9), .double]) == "the total is not negative")
    #expect(
      check.brokenRule(of: [.add(amount: -1), .add(amount: .max), .add(amount: .max)])
        == "the total never decreases")
  }

  @Test func `a debug build stops at the first action that breaks a rule`() async {
    await #expect(processExitsWith: .failure) {
      var tally = Tally()
      let checked = Reducer(tallyReducer).checked(
        by: [Invariant("the total is not negative") { $1.total >= 0 }])
      _ = checked(&tally, .add(amount: 1))
      guard tally.total == 1 else { exit(EXIT_SUCCESS) }
      _ = checked(&tally, .add(amount: -9))
    }
  }

  @Test func `an ignored action that changes something breaks a rule`() {
    let check = check { state, action in
      let outcome = tallyReducer(state: &state, action: action)
      if case .ignored = outcome { state.note = "refused" }
      return outcome
    }

    #expect(check.brokenRule(of: [.double]) == nil)
    #expect(check.brokenRule(of: [.double, .refuse]) == "an ignored action changes nothing")
    // It is as it was before, so that nothing changes.
    #expect(check.brokenRule(of: [.note("refused"), .refuse]) == nil)
  }
}
