extension DealFailure {
  /// The reason no board can be dealt, and the player's options.
  var sentence: String {
    switch self {
    case .tooFewCovers(let needed, let found):
      tr(
        "Only \(found) of \(needed) cover could be found: play a smaller grid, or change Covers in the settings.",
        "Only \(found) of \(needed) covers could be found: play a smaller grid, or change Covers in the settings.",
        count: needed)
    // A path can have any length.
    case .fetch(let failure): String(failure.sentence.prefix(1000))
    }
  }
}

extension CoverFailure {
  /// The failure, and the player's options.
  public var sentence: String {
    switch self {
    case .itunes(.noConnection), .itunes(.timeout):
      tr("iTunes cannot be reached: check your connection, or play with the bundled covers.")
    case .itunes(.untrusted):
      tr("The connection to iTunes is not secure: check this machine’s clock, or your network.")
    case .itunes(.noCertificates):
      tr(
        "No certificates to verify iTunes with were found: install the package ca-certificates, or correct SSL_CERT_FILE if it is set."
      )
    case .itunes(.throttled):
      tr("iTunes has received too many requests: wait a minute and try again.")
    case .itunes(.status(let code)):
      tr("iTunes answers with status \(code): try again later, or play with the bundled covers.")
    case .itunes(.unusableAnswer):
      tr("iTunes sent an unexpected answer: try again later, or play with the bundled covers.")
    case .itunes(.cannotKeep(.diskFull(let folder))):
      tr("The disk is full, so \(folder) cannot keep covers: free some space on it.")
    case .itunes(.cannotKeep(.notWritable(let folder))):
      tr("Covers cannot be kept in \(folder): make it a writable folder.")
    case .itunes(.cannotKeep(.noRoom(let folder))):
      tr("The cache in \(folder) is full: clear it with “memorytunes cache --clear”.")
    case .itunes(.nothingFound(let term)):
      tr("iTunes found no songs for “\(term)”: choose another category.")
    case .noCacheFolder:
      tr("There is no home folder to cache covers in: set HOME, or play with the bundled covers.")
    case .fetchProgramBroken:
      tr("The fetch program does not work: try again, or install the game again.")
    case .bundledCoversMissing(let path):
      tr("\(path) is missing or damaged: install the game again.")
    case .noneBundled:
      tr("No covers are bundled for this category: search iTunes, or choose a folder of your own.")
    case .folder(let path, .missing):
      tr("There is no folder \(path): choose another, or the bundled covers.")
    case .folder(let path, .forbidden):
      tr("You may not read \(path): change its permissions, or choose the bundled covers.")
    case .folder(let path, .unreadable(let reason)):
      tr("\(path) cannot be read (\(reason)): choose another folder, or the bundled covers.")
    case .folder(let path, .noPictures):
      tr("No picture in \(path) can be read: choose another folder, or the bundled covers.")
    case .folder(let path, .picturesTooLarge):
      tr(
        "The pictures in \(path) are too large: make them smaller, or choose the bundled covers.")
    case .unexpected(let words): tr("Something went wrong: \(words).")
    }
  }
}
