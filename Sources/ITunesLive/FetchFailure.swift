import ArtworkLive

/// Why there are no covers from iTunes.
public enum FetchFailure: Error, Equatable, Sendable {
  /// The server could not be reached, or stopped answering.
  case noConnection
  /// The server cannot prove that it is the right one, or speaks no TLS.
  case untrusted
  /// There is nothing here to check its proof by.
  case noCertificates
  /// It took longer than it may.
  case timeout
  /// Apple wants fewer requests for a while.
  case throttled
  /// The server said no, with this HTTP status.
  case status(Int)
  /// The answer is no search result.
  case notAnAnswer
  /// What was to be a picture is none.
  case notAPicture
  /// Pictures cannot be written into the cache.
  case cannotKeep(CacheFailure)
  /// The answer is larger than it may be.
  case tooLarge
  /// The answer ended before its end.
  case cutOff
  /// The request was sent on more than three times.
  case tooManyRedirects
  /// The request was sent to where none may go.
  case forbiddenAddress
  /// Nothing was found.
  case nothingFound(term: String)
}

extension FetchFailure: CustomStringConvertible {
  /// The reason, and what the player can do, in a sentence.
  public var description: String {
    switch self {
    case .noConnection:
      "iTunes cannot be reached: check your connection, or play with the bundled covers."
    case .untrusted:
      "The connection to iTunes is not safe: set this machine's clock, or try another network."
    case .noCertificates:
      "This machine has no certificates to check iTunes by: install the package ca-certificates, or "
        + "play with the bundled covers."
    case .timeout: "iTunes takes too long to answer: try again, or play with the bundled covers."
    case .throttled: "iTunes was asked too often: wait a minute and try again."
    case .status(let code):
      "iTunes is not working (status \(code)): try again later, or play with the bundled covers."
    case .notAnAnswer: "iTunes answered with something other than covers: try again."
    case .notAPicture: "The pictures that iTunes sends cannot be read: try again later."
    case .cannotKeep(let failure): failure.description
    case .tooLarge: "iTunes answered with more than it should: try again."
    case .cutOff: "The answer of iTunes was cut off: try again."
    case .tooManyRedirects: "iTunes keeps redirecting the request: try again later."
    case .forbiddenAddress:
      "iTunes pointed to another server, which the game does not use: try again later."
    case .nothingFound(let term):
      "iTunes knows no songs for \"\(term)\": choose another category."
    }
  }
}

extension FetchFailure {
  /// Whether the server was out of reach, so that others at the same place are too.
  var isOffline: Bool { [.noConnection, .untrusted, .noCertificates].contains(self) }
}
