import MemoryTunes
import Terminal

/// The covers of the collection in rows of ten; each category starts a new row.
enum CollectionRows {
  static let width = 10

  /// The rows of each category, in which covers stand by their numbers.
  static let categories: [[Range<Int>]] = CoverCollection.categories.map { _, covers in
    stride(from: covers.lowerBound, to: covers.upperBound, by: width).map {
      $0..<min($0 + width, covers.upperBound)
    }
  }

  static let height = categories.map(\.count).max() ?? 0

  private static let all = categories.flatMap(\.self)

  static func place(of cover: Int) -> (category: Int, column: Int) {
    let category = CoverCollection.categories.firstIndex { $0.covers.contains(cover) } ?? 0
    return (category, (cover - CoverCollection.categories[category].covers.lowerBound) % width)
  }

  /// The cover that a key moves to from another: nil above the first row, the same at the other edges.
  static func step(from cover: Int, by key: Key) -> Int? {
    guard let index = all.firstIndex(where: { $0.contains(cover) }) else { return 0 }
    let row = all[index]
    func sameColumn(ofRow index: Int) -> Int {
      min(all[index].lowerBound + cover - row.lowerBound, all[index].upperBound - 1)
    }
    return switch key.listDirection {
    case .first: 0
    case .last: CoverCollection.coverCount - 1
    case .left: max(cover - 1, row.lowerBound)
    case .right: min(cover + 1, row.upperBound - 1)
    case .up: index > 0 ? sameColumn(ofRow: index - 1) : nil
    case .down: index + 1 < all.count ? sameColumn(ofRow: index + 1) : cover
    default: cover
    }
  }
}
