import DataFlow
import MemoryTunes

extension ReplayFailure {
  /// What differs from the recording.
  public var sentence: String {
    let name = event.map { "Action \($0.number), \($0.kind.label)," } ?? ""
    switch cause {
    case .altered(let number) where event == nil:
      return "Line \(number) of the recording was altered and makes no sense any more."
    case .altered(let number):
      return "\(name) is not as it was recorded: line \(number) was altered."
    case .otherState:
      return "\(name) leads to another state than the one recorded."
    case .otherBeginning:
      return "The recording begins with another state than this program."
    }
  }

  /// What differs, followed by what the event changes here, one line per value.
  public var report: String {
    let changes = difference.map { "  \($0)" }
    let heading = changes.isEmpty ? "It changes nothing here." : "Here it changes:"
    return ([sentence] + (event == nil ? [] : [heading]) + changes).joined(separator: "\n")
  }
}

extension RecordingError {
  /// Why the recording cannot be played, and what the player can do.
  public var sentence: String {
    switch self {
    case .notARecording: "Not a MemoryTunes recording (no header line)."
    case .older(let program):
      "The recording was made by version \(program), whose states were built differently: "
        + "replay it with that version."
    case .newer(let program):
      "The recording was made by the newer version \(program): replay it with that version."
    case .impossibleState: "The recording is damaged: it begins with a state that cannot be."
    }
  }
}
