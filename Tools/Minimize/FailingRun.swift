import MemoryTunes

/// The fewest actions that lead to a failure.
struct FailingRun<Action> {
  /// What goes wrong with the last of the actions.
  enum Failure: Equatable {
    case brokenRule(String)
    case crash(signal: Int32)
  }

  /// How many actions the recording contains.
  let recordedCount: Int
  let failure: Failure
  let actions: [Action]
}

extension FailingRun: Equatable where Action: Equatable {}

extension FailingRun {
  /// How much shorter the run is than the recording, and what is wrong.
  var sentence: String {
    let failure =
      switch failure {
      case .brokenRule(let rule): "breaks the rule “\(rule)”"
      case .crash(let signal): "crashes the program (signal \(signal))"
      }
    let recorded = "\(recordedCount) action\(recordedCount == 1 ? "" : "s")"
    return "Shrunk from \(recorded) to \(actions.count): the last one \(failure)."
  }
}

extension FailingRun<AppAction> {
  /// The source of a file for `MemoryTunesTests` or `ProgramTests` with a test that fails as long as
  /// the run does; `start` is nil for the state that the program starts with.
  func testSource(start: AppState?) -> String {
    let json = start.flatMap { sourceJSON($0) }
    let imports =
      ["DataFlowTesting"] + (json == nil ? [] : ["Foundation"]) + ["MemoryTunes", "Testing"]
    let setUp =
      (json.map(decoding) ?? ["let start = AppState()"]) + [
        "let play = RandomPlay(start: start, reducer: .app, invariants: appInvariants)"
      ]
    return """
      // \(sentence)
      \(imports.map { "import \($0)" }.joined(separator: "\n"))

      \(replayedTest(named: testName, setUp: setUp, playing: actions))
      """
  }

  private var testName: String {
    switch failure {
    case .brokenRule: "a recorded run keeps the rules"
    case .crash: "a recorded run does not crash"
    }
  }

  private func decoding(_ json: String) -> [String] {
    ["let start = try JSONDecoder().decode("]
      + (["AppState.self,", "from: Data("] + rawString([json], ending: ".utf8))").indented).indented
  }
}
