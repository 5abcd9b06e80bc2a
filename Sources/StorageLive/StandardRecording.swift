import Platform

extension RecordingFile {
  /// The default recording, in `$XDG_STATE_HOME/memorytunes` or else `~/.local/state/memorytunes`; nil without a home.
  public static func standardPath(environment: [String: String]) -> String? {
    ownFolder(of: "XDG_STATE_HOME", or: ".local/state", environment: environment).map(path(in:))
  }

  static func path(in folder: String) -> String { folder + "/last-session.jsonl" }
}

extension StorageFailure {
  public init(_ error: RecordingFileError) {
    self =
      switch error {
      case .notARecording(let file): .notARecording(file)
      case .folderNotWritable(let folder): .folderNotWritable(folder)
      case .diskFull(let file): .diskFull(file: file)
      case .tooLarge(let file): .fileTooLarge(file)
      case .notWritable(let file, let reason): .notWritable(file: file, reason: reason)
      }
  }
}
