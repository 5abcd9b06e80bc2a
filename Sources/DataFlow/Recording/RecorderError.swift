/// The reason a recorder ended a recording, apart from errors of its file.
public enum RecorderError: Error, Equatable {
  /// The action of the event with this number would not be the same in a replay, for this reason.
  case unfaithfulAction(number: Int, reason: String)
  /// The initial state of a file, at the event with this number, would not be the same in a replay, for this reason.
  case unfaithfulState(number: Int, reason: String)
}

extension RecorderError: CustomStringConvertible {
  /// The value that cannot be recorded, and the reason.
  public var description: String {
    switch self {
    case .unfaithfulAction(let number, let reason):
      "the action of event \(number) cannot be recorded: \(reason)"
    case .unfaithfulState(let number, let reason):
      "the state at event \(number) cannot be recorded: \(reason)"
    }
  }
}
