extension CoverService {
  /// Combines three services: each query goes to its source, and a picture is found by its name.
  public static func combining(bundled: Self, itunes: Self, folder: Self) -> Self {
    var service = bundled
    service.covers = { query, progress in
      switch query.source {
      case .bundled: try await bundled.covers(query, progress)
      case .itunes: try await itunes.covers(query, progress)
      case .folder: try await folder.covers(query, progress)
      }
    }
    service.image = { bundled.image($0, $1) ?? itunes.image($0, $1) ?? folder.image($0, $1) }
    (service.fetchPictures, service.shelf) = (itunes.fetchPictures, folder.shelf)
    return service
  }
}
