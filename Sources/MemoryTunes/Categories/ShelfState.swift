import Artwork

/// What is known of the player's own record shelf.
public struct ShelfState: Equatable, Codable, Sendable {
  /// Its folder, by its path as a source.
  public internal(set) var folder: String
  /// What games are dealt from.
  public internal(set) var chosen: Category
  /// What is on it; nil until it has been looked through.
  public internal(set) var content: Shelf?
  /// Whether it is being looked through, or why that failed.
  public internal(set) var scan = ShelfScan.running(done: 0, total: 0)

  init(folder: String, chosen: Category = .wholeShelf) {
    (self.folder, self.chosen) = (folder, chosen)
  }

  /// All of it, then the folders in it.
  var categories: [Category] {
    [.wholeShelf] + (content?.sections.map(Category.init) ?? [])
  }

  /// Takes over what was found; what was chosen stays chosen if it is still there, perhaps under the same
  /// name in other letters.
  mutating func show(_ shelf: Shelf) {
    content = shelf
    scan = .done
    let categories = categories
    chosen =
      categories.first { $0.id == chosen.id }
      ?? categories.first { $0.name?.lowercased() == chosen.term.lowercased() } ?? .wholeShelf
  }
}

/// How far the shelf has been looked through.
public enum ShelfScan: Equatable, Codable, Sendable {
  /// How many of the folders directly in it are done; the total is 0 until it is known.
  case running(done: Int, total: Int)
  case done
  case failed(CoverFailure)

  /// Whether it is under way.
  public var isRunning: Bool {
    if case .running = self { true } else { false }
  }
}

extension Category {
  /// All covers of a shelf.
  static let wholeShelf = Category(id: Shelf.wholeID)

  init(_ section: Shelf.Section) {
    self.init(id: section.id, name: section.name)
  }
}
