import Artwork
import MemoryTunes

enum FailureWords {
  static let noBoard = "No board"
  static let retry = "Try again"
  static let bundledCovers = "Bundled covers"
  static let itunes = "Search iTunes"
  static let folder = "Your folder"
  static let settings = "Settings"

  static func play(on grid: Grid) -> String { "Play \(grid.label)" }
}

extension DealFailure {
  /// The reason no board can be dealt, and the player's options.
  var sentence: String {
    switch self {
    case .tooFewCovers(let needed, let found) where found < 2:
      "This grid needs \(needed) different covers, but there \(found == 0 ? "are none" : "is only 1"): "
        + "change Covers in the settings."
    case .tooFewCovers(let needed, let found):
      "This grid needs \(needed) different covers, but there are only \(found): play a smaller "
        + "grid, or try again."
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
      "There is no home folder to cache covers in: set HOME, or play with the bundled covers."
    case .fetchProgramStopped:
      "The fetch program stopped unexpectedly: try again, or play with the "
        + "bundled covers."
    case .fetchProgramBroken:
      "The fetch program does not respond: install the game again, or play with the "
        + "bundled covers."
    case .bundledCoversMissing(let folder):
      "The bundled covers are missing from \(folder): install the game again."
    case .bundledListDamaged(let file):
      "The list of covers \(file) is damaged: install the game again."
    case .noneBundled:
      "No covers are bundled for this category: search iTunes, or choose a folder of your own."
    case .folder(let path, let failure): failure.sentence(about: path)
    case .unexpected(let words): "Something went wrong: \(words)."
    }
  }
}

extension CoverFailure.FolderFailure {
  fileprivate func sentence(about path: String) -> String {
    switch self {
    case .missing: "\(path) does not exist: choose another folder, or the bundled covers."
    case .notAFolder: "\(path) is not a folder: choose one, or the bundled covers."
    case .forbidden:
      "You have no permission to read \(path): change its permissions, or choose the "
        + "bundled covers."
    case .unreadable(let reason):
      "\(path) cannot be read (\(reason)): choose another folder, or the bundled covers."
    case .noPictures:
      "There are no pictures in \(path): choose another folder, or the bundled covers."
    case .noReadablePictures:
      "None of the pictures in \(path) can be read: choose another folder, or the bundled covers."
    case .picturesTooLarge:
      "The pictures in \(path) are too large: make them smaller, or choose the bundled covers."
    }
  }
}

extension FetchFailure {
  fileprivate var sentence: String {
    switch self {
    case .noConnection:
      "iTunes cannot be reached: check your connection, or play with the bundled covers."
    case .untrusted:
      "The connection to iTunes is not secure: check this machine's clock, or try another network."
    case .noCertificates:
      "No certificates to verify iTunes with were found: install the package ca-certificates, "
        + "or correct SSL_CERT_FILE if it is set."
    case .timeout: "iTunes does not answer: try again, or play with the bundled covers."
    case .throttled: "iTunes has received too many requests: wait a minute and try again."
    case .status(let code):
      "iTunes is not working (status \(code)): try again later, or play with the bundled covers."
    case .notAnAnswer: "iTunes sent an unexpected answer: try again."
    case .notAPicture: "The pictures from iTunes cannot be read: try again later."
    case .cannotKeep(let failure): failure.sentence
    case .tooLarge: "iTunes sent more data than it should: try again."
    case .cutOff: "The answer from iTunes was cut off: try again."
    case .tooManyRedirects: "iTunes keeps redirecting the request: try again later."
    case .forbiddenAddress:
      "iTunes redirected the game to an untrusted server: try again later."
    case .nothingFound(let term): "iTunes found no songs for “\(term)”: choose another category."
    }
  }
}

extension CacheFailure {
  fileprivate var sentence: String {
    switch self {
    case .diskFull(let folder):
      "The disk is full, so covers cannot be cached in \(folder): free some space, or "
        + "play with the bundled covers."
    case .notWritable(let folder):
      "Covers cannot be cached in \(folder): make it a writable folder, or play with the bundled "
        + "covers."
    case .noRoom(let folder):
      "The cache in \(folder) is full: clear it with “memorytunes cache --clear”."
    }
  }
}
