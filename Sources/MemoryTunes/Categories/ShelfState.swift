public struct ShelfState: Equatable, Codable, Sendable {
  /// Its folder, by its path as a source.
  public internal(set) var folder: String
  public internal(set) var chosen = Category.wholeShelf
  /// Its content; nil until it has been scanned.
  public internal(set) var content: Shelf?
  public internal(set) var scan = ShelfScan.running(done: 0, total: 0)

  var categories: [Category] {
    [.wholeShelf] + (content?.sections.map { Category(id: $0.id, name: $0.name) } ?? [])
  }

  /// Looks for changes, unless that is under way.
  mutating func scanAnew() {
    if !scan.isRunning { scan = .running(done: 0, total: 0) }
  }

  /// Adopts the content found; keeps the chosen category if it exists, perhaps under a name with different case.
  mutating func show(_ shelf: Shelf) {
    content = shelf
    scan = .done
    let categories = categories
    chosen =
      categories.first { $0.id == chosen.id }
      ?? categories.first { $0.name?.lowercased() == chosen.term.lowercased() } ?? .wholeShelf
  }
}

public enum ShelfScan: Equatable, Codable, Sendable {
  /// The number of its direct subfolders scanned; the total is 0 until known.
  case running(done: Int, total: Int)
  case done
  case failed(CoverFailure)

  public var isRunning: Bool { if case .running = self { true } else { false } }
}
