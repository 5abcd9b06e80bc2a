import ArtworkLive

/// Why there are no covers from iTunes.
public enum FetchFailure: Error, Equatable, Sendable {
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

extension FetchFailure: CustomStringConvertible {
  /// The reason and what the player can do, in a sentence.
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
  /// Whether the server was unreachable, so that other requests to it will fail too.
  var isOffline: Bool { [.noConnection, .untrusted, .noCertificates].contains(self) }
}
