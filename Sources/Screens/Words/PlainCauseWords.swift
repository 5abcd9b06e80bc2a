/// By what plain mode is on.
public enum PlainCause: Sendable {
  case option
  case variable
  case setting
  case outputElsewhere
  case inputElsewhere
  case dumbTerminal

  /// The first line of a run.
  public var sentence: String {
    switch self {
    case .option: "MemoryTunes. Plain mode is on because of --plain."
    case .variable: "MemoryTunes. Plain mode is on because ACCESSIBLE is set."
    case .setting: "MemoryTunes. Plain mode is on because your settings say so."
    case .outputElsewhere: "MemoryTunes. Plain mode is on because the output is not a terminal."
    case .inputElsewhere: "MemoryTunes. Plain mode is on because the input is not a terminal."
    case .dumbTerminal: "MemoryTunes. Plain mode is on because TERM is dumb."
    }
  }
}

extension PlainCause {
  /// By what plain mode is on; nil if the game is to be drawn.
  ///
  /// The option comes before the variable, and that before the setting; without a terminal there is nothing
  /// else.
  public init?(
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
  public static func isAskedFor(option: Bool, environment: [String: String]) -> Bool {
    option || variable(in: environment) == true
  }
}
