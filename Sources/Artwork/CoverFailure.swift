/// The reason there are no covers.
public enum CoverFailure: Error, Hashable, Codable, Sendable {
  /// iTunes does not send any.
  case itunes(FetchFailure)
  /// There is no home folder to cache covers from iTunes in.
  case noCacheFolder
  /// The program that fetches covers cannot be started, was stopped, or replies with nonsense.
  case fetchProgramBroken
  /// The folder of bundled covers is missing, or one of their lists is damaged.
  case bundledCoversMissing(path: String)
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
    /// Its permissions forbid reading it.
    case forbidden
    /// It cannot be read, for a reason in the system's words.
    case unreadable(reason: String)
    /// There is no picture in it that can be read.
    case noPictures
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
  case timeout
  /// The server asks to send fewer requests.
  case throttled
  /// The server replied with this HTTP error.
  case status(Int)
  /// The answer is neither a search result nor a picture, too large, or cut off, or leads elsewhere.
  case unusableAnswer
  /// Pictures cannot be written to the cache.
  case cannotKeep(CacheFailure)
  case nothingFound(term: String)
}

/// The reason something cannot be cached.
public enum CacheFailure: Error, Hashable, Codable, Sendable {
  case diskFull(folder: String)
  /// The folder is not writable or cannot be created.
  case notWritable(folder: String)
  /// The entries to keep leave no room within the cache's limit.
  case noRoom(folder: String)
}
