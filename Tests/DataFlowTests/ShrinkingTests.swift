import DataFlow
import Foundation
import Testing

/// Lists of actions: the first rule that they break, shrunk to what still breaks it, and printed as a test.
@Suite struct ShrinkingTests {
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
      guard tally.total == 1 else { return }
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

  @Test(arguments: [[0], [99], [0, 99], [41, 42], [3, 30, 60, 90], Array(0..<100)])
  func `what is needed remains, in its order, and nothing else`(needed: [Int]) {
    #expect(Array(0..<100).shrunk { Set(needed).isSubset(of: $0) } == needed)
  }

  @Test func `no element of the result can be left out`() {
    // Either of two pairs is enough, and the order matters.
    func fails(_ list: [Int]) -> Bool {
      list.starts(with: [1]) && list.contains(9) || list.contains(4) && list.last == 6
    }

    let shrunk = [1, 4, 5, 9, 2, 6].shrunk(while: fails)

    #expect(fails(shrunk))
    for index in shrunk.indices {
      var shorter = shrunk
      shorter.remove(at: index)
      #expect(!fails(shorter))
    }
  }

  @Test func `what fails anyway is shrunk to nothing`() {
    #expect(Array(0..<7).shrunk { _ in true } == [])
    #expect([Int]().shrunk { _ in true } == [])
    #expect([1].shrunk { $0 == [1] } == [1])
  }

  @Test
  func `one needed element among a thousand is found in about as many tries as it has digits`() {
    var tries = 0

    let shrunk = Array(0..<1024).shrunk { list in
      tries += 1
      return list.contains(700)
    }

    #expect(shrunk == [700])
    #expect(tries <= 2 * 10 + 2)
  }

  @Test func `actions are printed as a test that replays them`() {
    let source = replayedTest(
      named: "a name", setUp: ["let play = x"],
      playing: [TallyAction.add(amount: 1), .name("a/b")])

    #expect(
      source == ##"""
        @Test func `a name`() throws {
          let play = x
          try play.replay(
            #"""
            {"add":{"amount":1}}
            {"name":{"_0":"a/b"}}
            """#)
        }
        """##)
  }

  @Test(arguments: ["\"é\u{202E}\u{7F}\u{1B}[2J👍\"", "\\#(1)", "\"\"\"#", "\n\r\u{2028}\0"])
  func `every text is printed in visible ASCII, and read back as it was`(text: String) throws {
    let json = try #require(sourceJSON(TallyAction.name(text)))

    #expect(json.utf8.allSatisfy { (0x20..<0x7F).contains($0) })
    #expect(try JSONDecoder().decode(TallyAction.self, from: Data(json.utf8)) == .name(text))
  }

  @Test func `a literal ends where the text does`() {
    #expect(rawString(["a"], ending: ")") == ["#\"\"\"", "a", "\"\"\"#)"])
    #expect(
      rawString(["\\#(x)", "\"\"\"##"], ending: "")
        == ["###\"\"\"", "\\#(x)", "\"\"\"##", "\"\"\"###"])
  }

  @Test func `an action that cannot be encoded is described`() {
    struct Strange: Encodable {
      let number = Double.nan

      func encode(to encoder: any Encoder) throws {
        throw CancellationError()
      }
    }

    #expect(replayedTest(named: "a", playing: [Strange()]).contains("\n    Strange(number: nan)\n"))
  }
}
