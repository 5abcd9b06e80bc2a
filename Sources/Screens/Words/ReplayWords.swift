import Basics
import DataFlow
import MemoryTunes

public enum ReplayWords {
  public static let failed = "The replay ends here"

  // After the name of a file.
  public static let missing = "does not exist: give a recording or a film."
  public static let notAFile = "is not a file: give the name of a recording."
  public static let tooLarge = "is larger than any recording: give the name of another file."

  public static func unreadable(_ reason: String) -> String {
    "cannot be read (\(reason)): check its permissions."
  }

  public static func verified(_ count: Int) -> String { "\(counted(count, "action")) verified" }

  /// The last event, which produced this state.
  public static func last(_ event: Event<AppAction>, in state: AppState) -> String {
    "The recording ends after “\(sentence(of: event, in: state))”."
  }
}

extension ReplayFailure {
  /// The difference between the replay and the recording.
  public var sentence: String {
    let name = event.map { "Action \($0.number), \($0.kind.label.cleaned)," } ?? ""
    switch cause {
    case .altered(let number) where event == nil:
      return "Line \(number) of the recording was altered and cannot be read."
    case .altered(let number):
      return "\(name) is not as it was recorded: line \(number) was altered."
    case .otherState:
      return "\(name) leads to a different state from the one recorded."
    case .otherBeginning:
      return
        "The recording starts from a different state from this program: replay it with the version "
        + "that made it."
    }
  }

  /// ``sentence``, followed by what the event changes in this program, one line per value, at most 20.
  public var report: String {
    guard event != nil, cause != .otherBeginning else { return sentence }
    let heading = difference.isEmpty ? "Here, it changes nothing." : "Here, it changes:"
    let changes = difference.prefix(20).map { "  \($0)" }
    let rest = difference.count - changes.count
    return ([sentence, heading] + changes + (rest > 0 ? ["  and \(rest) more"] : []))
      .joined(separator: "\n")
  }
}

extension RecordingError {
  /// The reason the recording cannot be played, and the player's options.
  ///
  /// `version` is this program's. Programs of the same version differ only during development.
  public func sentence(in version: String) -> String {
    switch self {
    case .notARecording:
      "Not a MemoryTunes recording (no header line): give the name of another file."
    case .alteredHeader:
      "The recording is damaged, because its first line was altered or is incomplete: give the name "
        + "of another file."
    case .older(version), .newer(version):
      "The recording was made by another build of version \(version), whose game state had another "
        + "form: replay it with that build."
    case .older(let program):
      "The recording was made by \(name(of: program)), whose game state had another form: replay it "
        + "with that version."
    case .newer(let program):
      "The recording was made by \(name(of: program)), which is newer: replay it with that version."
    case .impossibleState:
      "The recording is damaged, because it starts from an impossible state: give the name of "
        + "another file."
    }
  }

  /// A name from a file; can be any text.
  private func name(of program: String) -> String {
    let name = program.cleaned
    return name.isEmpty ? "an unnamed version" : "version \(name)"
  }
}

extension AppRecording {
  /// The reason a verifiable recording may be incomplete; nil if it is complete.
  public var note: String? {
    switch end {
    case .damaged: "The line after it is damaged and was skipped."
    case .ended(let reason): "The recording ends there: \(reason.cleaned)."
    case .altered, nil: nil
    }
  }
}
