import Artwork

extension FetchFailure {
  /// The server was unreachable, so other requests to it will fail too.
  var isOffline: Bool { [.noConnection, .untrusted, .noCertificates].contains(self) }
}
