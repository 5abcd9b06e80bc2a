import Artwork

extension FetchFailure {
  /// Whether the server was unreachable, so that other requests to it will fail too.
  var isOffline: Bool { [.noConnection, .untrusted, .noCertificates].contains(self) }
}
