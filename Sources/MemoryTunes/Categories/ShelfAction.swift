public struct ShelfAction: Equatable, Codable, Sendable {
  public var folder: String
  public var news: News

  public enum News: Equatable, Codable, Sendable {
    /// The number of its direct subfolders scanned.
    case progress(done: Int, total: Int)
    case found(Shelf)
    case failed(CoverFailure)
  }

  public init(folder: String, _ news: News) { (self.folder, self.news) = (folder, news) }

  var weight: Int {
    guard case .found(let shelf) = news else { return 0 }
    return (shelf.sections + [shelf.whole]).reduce(0) { $0 + 200 + 200 * $1.images.count }
  }
}
