/// The reason there are no covers.
public enum CoverFailure: Error, Hashable, Codable, Sendable {
  /// iTunes does not send any.
  case itunes(FetchFailure)
  /// There is no home folder to cache covers from iTunes in.
  case noCacheFolder
  /// The program that fetches covers was stopped before it replied.
  case fetchProgramStopped
  /// The program that fetches covers cannot be started, or replies with nonsense.
  case fetchProgramBroken
  /// The bundled covers are not where they should be.
  case bundledCoversMissing(folder: String)
  /// A list of bundled covers is damaged.
  case bundledListDamaged(file: String)
  /// No covers of the category are bundled: it is one of the player's own.
  case noneBundled
  /// One of the player's folders has none.
  case folder(path: String, FolderFailure)
  /// An unexpected error, with its description.
  case unexpected(String)

  /// The reason a folder has no covers.
  public enum FolderFailure: Hashable, Codable, Sendable {
    /// There is no such folder.
    case missing
    /// It is something else.
    case notAFolder
    /// Its permissions forbid reading it.
    case forbidden
    /// It cannot be read, for a reason in the system's words.
    case unreadable(reason: String)
    /// There is no picture in it.
    case noPictures
    /// No picture in it can be read.
    case noReadablePictures
    /// All pictures in it are too large.
    case picturesTooLarge
  }

  /// The failure behind any error.
  public init(_ error: any Error) {
    self =
      switch error {
      case let failure as CoverFailure: failure
      case let failure as FetchFailure: .itunes(failure)
      default: .unexpected("\(error)")
      }
  }
}

/// The reason there are no covers from iTunes.
public enum FetchFailure: Error, Hashable, Codable, Sendable {
  /// The server could not be reached, or stopped responding.
  case noConnection
  /// The server's certificate is not trusted, or it does not support TLS.
  case untrusted
  /// This machine has no root certificates.
  case noCertificates
  /// It took too long.
  case timeout
  /// The server asks to send fewer requests.
  case throttled
  /// The server replied with this HTTP error.
  case status(Int)
  /// The answer is not a search result.
  case notAnAnswer
  /// The data is not a picture.
  case notAPicture
  /// Pictures cannot be written to the cache.
  case cannotKeep(CacheFailure)
  /// The answer is too large.
  case tooLarge
  /// The answer was truncated.
  case cutOff
  /// The request was redirected more than three times.
  case tooManyRedirects
  /// The request was redirected to an address that is not allowed.
  case forbiddenAddress
  /// Nothing was found.
  case nothingFound(term: String)
}

/// The reason something cannot be cached.
public enum CacheFailure: Error, Hashable, Codable, Sendable {
  /// The disk is full.
  case diskFull(folder: String)
  /// The folder is not writable or cannot be created.
  case notWritable(folder: String)
  /// The entries to keep leave no room within the cache's limit.
  case noRoom(folder: String)
}
