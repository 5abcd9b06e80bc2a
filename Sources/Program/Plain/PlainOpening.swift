import Screens

/// The first line of a run in plain mode, with the reason for it; nil if the game should be drawn.
///
/// The option precedes the variable, which precedes the setting; without a terminal, plain mode is the only choice.
func plainOpening(
  option: Bool, setting: Bool = false, environment: [String: String] = programEnvironment,
  isOutputTerminal: Bool = isOutputTerminal, isInputTerminal: Bool = isInputTerminal
) -> Message? {
  let variable = isPlain(by: environment)
  if option { return Message("MemoryTunes. Plain mode is on because of --plain.") }
  if variable == true { return Message("MemoryTunes. Plain mode is on because ACCESSIBLE is set.") }
  if setting, variable == nil {
    return Message("MemoryTunes. Plain mode is on because your settings say so.")
  }
  if !isOutputTerminal {
    return Message("MemoryTunes. Plain mode is on because the output is not a terminal.")
  }
  if !isInputTerminal {
    return Message("MemoryTunes. Plain mode is on because the input is not a terminal.")
  }
  return environment["TERM"] == "dumb"
    ? Message("MemoryTunes. Plain mode is on because TERM is dumb.") : nil
}

/// A command should print sentences; scripts may read its normal output.
func isPlainModeAskedFor(option: Bool, environment: [String: String] = programEnvironment) -> Bool {
  option || isPlain(by: environment) == true
}

private func isPlain(by environment: [String: String]) -> Bool? {
  environment["ACCESSIBLE"].map { !["", "0", "false", "no"].contains($0.lowercased()) }
}
