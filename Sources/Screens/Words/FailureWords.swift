import Artwork
import Basics
import MemoryTunes

/// The title and the buttons where no board can be dealt.
enum FailureWords {
  static var noBoard: String { tr("No board") }
  static var retry: String { tr("Try again") }
  static var bundledCovers: String { tr("Bundled covers") }
  static var itunes: String { tr("Search iTunes") }
  static var folder: String { tr("Your folder") }
  static var settings: String { tr("Settings") }

  static func play(on grid: Grid) -> String { tr("Play \(grid.label)", in: "grid") }
}

extension DealFailure {
  /// The reason no board can be dealt, and the player's options.
  var sentence: String {
    switch self {
    case .tooFewCovers(let needed, let found) where found < 2:
      found == 0
        ? tr(
          "This grid needs \(needed) different cover, but there are none: change Covers in the settings.",
          "This grid needs \(needed) different covers, but there are none: change Covers in the settings.",
          count: needed)
        : tr(
          "This grid needs \(needed) different cover, but there is only 1: change Covers in the settings.",
          "This grid needs \(needed) different covers, but there is only 1: change Covers in the settings.",
          count: needed)
    case .tooFewCovers(let needed, let found):
      tr(
        "This grid needs \(needed) different cover, but there are only \(found): play a smaller grid, or try again.",
        "This grid needs \(needed) different covers, but there are only \(found): play a smaller grid, or try again.",
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
    case .itunes(let failure): failure.sentence
    case .noCacheFolder:
      tr("There is no home folder to cache covers in: set HOME, or play with the bundled covers.")
    case .fetchProgramStopped:
      tr("The fetch program stopped unexpectedly: try again, or play with the bundled covers.")
    case .fetchProgramBroken:
      tr(
        "The fetch program does not respond: install the game again, or play with the bundled covers."
      )
    case .bundledCoversMissing(let folder):
      tr("The bundled covers are missing from \(folder): install the game again.")
    case .bundledListDamaged(let file):
      tr("The list of covers \(file) is damaged: install the game again.")
    case .noneBundled:
      tr("No covers are bundled for this category: search iTunes, or choose a folder of your own.")
    case .folder(let path, let failure): failure.sentence(about: path)
    case .unexpected(let words): tr("Something went wrong: \(words).")
    }
  }
}

extension CoverFailure.FolderFailure {
  fileprivate func sentence(about path: String) -> String {
    switch self {
    case .missing: tr("\(path) does not exist: choose another folder, or the bundled covers.")
    case .notAFolder: tr("\(path) is not a folder: choose one, or the bundled covers.")
    case .forbidden:
      tr(
        "You have no permission to read \(path): change its permissions, or choose the bundled covers."
      )
    case .unreadable(let reason):
      tr("\(path) cannot be read (\(reason)): choose another folder, or the bundled covers.")
    case .noPictures:
      tr("There are no pictures in \(path): choose another folder, or the bundled covers.")
    case .noReadablePictures:
      tr(
        "None of the pictures in \(path) can be read: choose another folder, or the bundled covers."
      )
    case .picturesTooLarge:
      tr("The pictures in \(path) are too large: make them smaller, or choose the bundled covers.")
    }
  }
}

extension FetchFailure {
  fileprivate var sentence: String {
    switch self {
    case .noConnection:
      tr("iTunes cannot be reached: check your connection, or play with the bundled covers.")
    case .untrusted:
      tr(
        "The connection to iTunes is not secure: check this machine's clock, or try another network."
      )
    case .noCertificates:
      tr(
        "No certificates to verify iTunes with were found: install the package ca-certificates, or correct SSL_CERT_FILE if it is set."
      )
    case .timeout: tr("iTunes does not answer: try again, or play with the bundled covers.")
    case .throttled: tr("iTunes has received too many requests: wait a minute and try again.")
    case .status(let code):
      tr(
        "iTunes is not working (status \(code)): try again later, or play with the bundled covers.")
    case .notAnAnswer: tr("iTunes sent an unexpected answer: try again.")
    case .notAPicture: tr("The pictures from iTunes cannot be read: try again later.")
    case .cannotKeep(let failure): failure.sentence
    case .tooLarge: tr("iTunes sent more data than it should: try again.")
    case .cutOff: tr("The answer from iTunes was cut off: try again.")
    case .tooManyRedirects: tr("iTunes keeps redirecting the request: try again later.")
    case .forbiddenAddress:
      tr("iTunes redirected the game to an untrusted server: try again later.")
    case .nothingFound(let term):
      tr("iTunes found no songs for “\(term)”: choose another category.")
    }
  }
}

extension CacheFailure {
  fileprivate var sentence: String {
    switch self {
    case .diskFull(let folder):
      tr(
        "The disk is full, so covers cannot be cached in \(folder): free some space, or play with the bundled covers."
      )
    case .notWritable(let folder):
      tr(
        "Covers cannot be cached in \(folder): make it a writable folder, or play with the bundled covers."
      )
    case .noRoom(let folder):
      tr("The cache in \(folder) is full: clear it with “memorytunes cache --clear”.")
    }
  }
}
