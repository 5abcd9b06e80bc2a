/// What the program says of a recording whose failure is to become a test.
public enum MinimizeWords {
  public static let breaksNothing =
    "The recording breaks no rule of the game here, and its last action does not crash."
  public static let notPlayed =
    "The recording cannot be played, because this program cannot start itself: install it again."

  public static func lastsTooLong(seconds: Int) -> String {
    "The recording breaks no rule of the game here. Playing it takes more than "
      + "\(counted(seconds, "second")), but that does not count as a failure."
  }

  public static func notByHand(_ command: String) -> String {
    "\(command) is run by replay --minimize: start that instead."
  }

  public static func breaks(_ rule: String) -> String { "the last one breaks the rule “\(rule)”" }

  public static func crashes(signal: Int32) -> String {
    "the last one crashes the program (signal \(signal))"
  }

  public static func shrunk(from recorded: Int, to count: Int, _ failure: String) -> String {
    "Shrunk from \(counted(recorded, "action")) to \(count): \(failure)."
  }
}
