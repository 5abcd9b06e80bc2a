/// One thing that can happen to the program; chosen by weight.
struct Step: Sendable {
  let name: String
  let weight: Int
  let run: @Sendable (Rig) throws -> Void

  static let killing = Step(name: "kill it", weight: 4) { try $0.killAndStartAgain() }

  static let all =
    typingSteps + sizeSteps + signalSteps + terminalSteps + networkSteps + diskSteps + companySteps
    + [killing]
}
