extension ReplayFailure {
  /// The difference between the replay and the recording.
  public var sentence: String {
    let (number, name) = event.map { ("\($0.number)", $0.kind.label.cleaned) } ?? ("", "")
    switch cause {
    case .altered(let line): return tr("Line \(line) of the recording was altered.")
    // %2$s is the name of the action in the program, in English.
    case .otherState:
      return tr("Action \(number), \(name), leads to a different state from the one recorded.")
    case .otherBeginning:
      return tr("Here, a game starts from another state: replay it with the version that made it.")
    }
  }

  /// ``sentence``, followed by what the event changes in this program, one line per value, at most 20.
  public var report: String {
    guard event != nil, cause != .otherBeginning else { return sentence }
    let heading = difference.isEmpty ? tr("Here, it changes nothing.") : tr("Here, it changes:")
    let changes = difference.prefix(20).map { "  \($0)" }
    let rest = difference.count - changes.count
    return ([sentence, heading] + changes + (rest > 0 ? ["  " + tr("and \(rest) more")] : []))
      .joined(separator: "\n")
  }
}

extension RecordingError {
  /// The reason the recording cannot be played, and the player's options.
  ///
  /// `version` is this program's.
  public func sentence(in version: String) -> String {
    switch self {
    case .notARecording:
      tr("Not a MemoryTunes recording (no header line): give the name of another file.")
    case .alteredHeader: tr("The first line of the recording was altered: give another file.")
    case .older(version), .newer(version):
      tr("Another build of version \(version) made the recording: replay it with that build.")
    case .older(let program), .newer(let program):
      // Its version, from a file, so it can be any text.
      tr("Version “\(program.cleaned)” made the recording: replay it with that version.")
    case .impossibleState: tr("The recording starts from an impossible state: give another file.")
    }
  }
}

extension AppRecording {
  /// The reason a verifiable recording may be incomplete; nil if it is complete.
  public var note: String? {
    switch end {
    case .damaged: tr("The line after it is damaged and was skipped.")
    case .ended(let reason): tr("The recording ends there: \(reason.cleaned).")
    case .altered, nil: nil
    }
  }
}
