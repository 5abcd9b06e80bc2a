import Screens

extension PlainCause {
  /// The reason plain mode is on; nil if the game should be drawn.
  ///
  /// The option precedes the variable, which precedes the setting; without a terminal, plain mode is the only
  /// choice.
  init?(
    option: Bool, environment: [String: String], setting: Bool, isOutputTerminal: Bool,
    isInputTerminal: Bool
  ) {
    let variable = Self.variable(in: environment)
    if option {
      self = .option
    } else if variable == true {
      self = .variable
    } else if setting, variable == nil {
      self = .setting
    } else if !isOutputTerminal {
      self = .outputElsewhere
    } else if !isInputTerminal {
      self = .inputElsewhere
    } else if environment["TERM"] == "dumb" {
      self = .dumbTerminal
    } else {
      return nil
    }
  }

  private static func variable(in environment: [String: String]) -> Bool? {
    environment["ACCESSIBLE"].map { !["", "0", "false", "no"].contains($0.lowercased()) }
  }

  /// A command should print sentences; scripts may read its normal output.
  static func isAskedFor(option: Bool, environment: [String: String]) -> Bool {
    option || variable(in: environment) == true
  }
}
