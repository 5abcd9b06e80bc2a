import DataFlow
import MemoryTunes

extension ReplayFailure {
  /// How the replay differs from the recording.
  public var sentence: String {
    let name = event.map { "Action \($0.number), \($0.kind.label)," } ?? ""
    switch cause {
    case .altered(let number) where event == nil:
      return "Line \(number) of the recording was altered and cannot be read."
    case .altered(let number):
      return "\(name) is not as it was recorded: line \(number) was altered."
    case .otherState:
      return "\(name) leads to a different state from the one recorded."
    case .otherBeginning:
      return "The recording starts from a different state from this program."
    }
  }

  /// ``sentence``, followed by what the event changes in this program, one line per value.
  public var report: String {
    let changes = difference.map { "  \($0)" }
    let heading = changes.isEmpty ? "Here, it changes nothing." : "Here, it changes:"
    return ([sentence] + (event == nil ? [] : [heading]) + changes).joined(separator: "\n")
  }
}

extension RecordingError {
  /// Why the recording cannot be played, and what the player can do.
  public var sentence: String {
    switch self {
    case .notARecording: "Not a MemoryTunes recording (no header line)."
    case .alteredHeader: "The recording is damaged: its first line was altered or is incomplete."
    case .older(let program):
      "The recording was made by version \(program), whose game state had another form: replay it "
        + "with that version."
    case .newer(let program):
      "The recording was made by version \(program), which is newer: replay it with that version."
    case .impossibleState: "The recording is damaged: it starts from an impossible state."
    }
  }
}
