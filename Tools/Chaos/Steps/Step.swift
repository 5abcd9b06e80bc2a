import PseudoTerminal

/// One thing that can happen to the program; chosen by weight.
struct Step: Sendable {
  let name: String
  let weight: Int
  let run: @Sendable (Rig) throws -> Void

  static let killing = Step(name: "kill it", weight: 4) { try $0.killAndStartAgain() }

  /// Runs last: waits for the remaining processes.
  static let lastLook = Step(name: "the end of the run", weight: 0) { rig in
    try rig.endPlayer()
    while !rig.survivors.isEmpty {
      rest(milliseconds: 50)
      try rig.checkSurvivors()
    }
  }

  static let all =
    typingSteps + sizeSteps + signalSteps + terminalSteps + networkSteps + diskSteps + companySteps
    + damageSteps + recordSteps + tableSteps + [killing]
}
