import Screens

extension PlainCause {
  /// By what plain mode is on; nil if the game is to be drawn.
  ///
  /// The option comes before the variable, and that before the setting; without a terminal there is nothing
  /// else.
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

  /// What the variable says; nil if it is not set.
  private static func variable(in environment: [String: String]) -> Bool? {
    environment["ACCESSIBLE"].map { !["", "0", "false", "no"].contains($0.lowercased()) }
  }

  /// Whether a command is to print sentences: scripts may read what it prints otherwise.
  static func isAskedFor(option: Bool, environment: [String: String]) -> Bool {
    option || variable(in: environment) == true
  }
}
