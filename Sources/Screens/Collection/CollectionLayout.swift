/// The layout of the collection's covers and of the details of the selected one.
///
/// If all covers fit beside the details, category names stand to their left; otherwise names stand above, details
/// go at the bottom, and only the covers around the selected one are shown.
struct CollectionLayout {
  /// The rows of a cover; it has twice as many columns.
  let tileHeight: Int
  let details: Rectangle
  /// Has the details at the side.
  let isWide: Bool
  /// The categories that fit.
  let categories: Range<Int>
  /// The columns that fit.
  let columns: Range<Int>
  private let area: Rectangle
  /// The rows from a category to the next.
  private let categoryStep: Int

  init(in area: Rectangle, around selected: Int?) {
    self.area = area
    let wideHeight = (3...20).last { Self.isWide(area.size, tileHeight: $0) }
    isWide = wideHeight != nil
    if let wideHeight {
      tileHeight = wideHeight
      details = area.dropping(left: Self.nameWidth + Self.width(ofTileHeight: wideHeight) + 3)
      (categories, columns) = (CollectionRows.categories.indices, 0..<CollectionRows.width)
      categoryStep = Self.categoryHeight(ofTileHeight: wideHeight)
      return
    }
    let detailsHeight = area.height >= 14 ? 5 : 2
    let height = area.height - detailsHeight - (detailsHeight > 2 ? 1 : 0)
    tileHeight =
      (2...20).last {
        Self.width(ofTileHeight: $0) <= area.width
          && Self.categoryHeight(ofTileHeight: $0) <= height
      } ?? 2
    details = area.bottom(detailsHeight)
    let place = CollectionRows.place(of: selected ?? 0)
    let categoryHeight = Self.categoryHeight(ofTileHeight: tileHeight)
    let count = min(max(1, height / categoryHeight), CollectionRows.categories.count)
    categoryStep = categoryHeight + (count * (categoryHeight + 1) <= height + 1 ? 1 : 0)
    categories = window(of: count, around: place.category, in: CollectionRows.categories.count)
    columns = window(
      of: (area.width + 1) / (2 * tileHeight + 1), around: place.column, in: CollectionRows.width)
  }

  /// The columns for the names of categories beside their covers.
  private static let nameWidth = 14

  private static func isWide(_ size: Size, tileHeight: Int) -> Bool {
    let categories = CollectionRows.categories.count
    return nameWidth + width(ofTileHeight: tileHeight) + 3 + 26 <= size.width
      && categories * categoryHeight(ofTileHeight: tileHeight) - 1 <= size.height
  }

  /// The columns of a row of covers.
  private static func width(ofTileHeight height: Int) -> Int {
    CollectionRows.width * (2 * height + 1) - 1
  }

  /// The rows of a category, with one for its name, or for the gap below it.
  private static func categoryHeight(ofTileHeight height: Int) -> Int {
    CollectionRows.height * height + 1
  }

  func name(ofCategory category: Int) -> Rectangle {
    let y = area.minY + (category - categories.lowerBound) * categoryStep
    return Rectangle(x: area.minX, y: y, width: isWide ? Self.nameWidth - 1 : area.width, height: 1)
  }

  func tile(inCategory category: Int, row: Int, column: Int) -> Rectangle {
    let name = name(ofCategory: category)
    return Rectangle(
      x: area.minX + (isWide ? Self.nameWidth : 0)
        + (column - columns.lowerBound) * (2 * tileHeight + 1),
      y: name.minY + (isWide ? 0 : 1) + row * tileHeight, width: 2 * tileHeight, height: tileHeight)
  }
}

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
    return switch key.direction {
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
