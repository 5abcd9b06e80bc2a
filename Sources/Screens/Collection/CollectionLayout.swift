/// The name of each category above its covers, and the details of the selected one, beside the covers if there is
/// room, or else below them; as many covers as fit are shown around the selected one.
struct CollectionLayout {
  /// The covers in a row; each category starts a new one.
  static let rowLength = 10

  /// The rows of a cover; it has twice as many columns.
  let tileHeight: Int
  let details: Rectangle
  let isWide: Bool
  let categories: Range<Int>
  let columns: Range<Int>
  private let covers: Rectangle
  /// The rows from a category to the next.
  private let categoryStep: Int

  init(in area: Rectangle, around selected: Int?) {
    let all = CoverCollection.categories
    let mostRows = all.map { ($0.covers.count + Self.rowLength - 1) / Self.rowLength }.max() ?? 0
    func width(_ tileHeight: Int) -> Int { Self.rowLength * (2 * tileHeight + 1) - 1 }
    func height(_ tileHeight: Int) -> Int { mostRows * tileHeight + 1 }
    let sideWidth = 26 + 3
    isWide = area.height >= 16 && area.width >= width(3) + sideWidth
    let (detailsHeight, gap) = area.height >= 14 ? (5, 1) : (2, 0)
    let room = area.dropping(right: isWide ? sideWidth : 0)
      .dropping(bottom: isWide ? 0 : detailsHeight + gap)
    // As large as all categories fit beside the details, or one above them.
    let (least, count) = isWide ? (3, all.count) : (2, 1)
    tileHeight =
      (least...20).last { width($0) <= room.width && count * height($0) <= room.height } ?? least
    covers = isWide ? room.dropping(right: room.width - width(tileHeight)) : room
    details = isWide ? area.dropping(left: covers.width + 3) : area.bottom(detailsHeight)
    let categoryHeight = height(tileHeight)
    let shownCount = min(max(1, room.height / categoryHeight), all.count)
    categoryStep = categoryHeight + (shownCount * (categoryHeight + 1) <= room.height + 1 ? 1 : 0)
    let selected = selected ?? 0
    let category = all.firstIndex { $0.covers.contains(selected) } ?? 0
    categories = window(of: shownCount, around: category, in: all.count)
    columns = window(
      of: (covers.width + 1) / (2 * tileHeight + 1),
      around: (selected - all[category].covers.lowerBound) % Self.rowLength, in: Self.rowLength)
  }

  /// The line above the covers of a category.
  func name(ofCategory category: Int) -> Rectangle {
    covers.row((category - categories.lowerBound) * categoryStep)
  }

  /// The place of a category's cover; nil if its column does not fit.
  func tile(_ index: Int, inCategory category: Int) -> Rectangle? {
    let (row, column) = index.quotientAndRemainder(dividingBy: Self.rowLength)
    guard columns.contains(column) else { return nil }
    return Rectangle(
      x: covers.minX + (column - columns.lowerBound) * (2 * tileHeight + 1),
      y: name(ofCategory: category).minY + 1 + row * tileHeight, width: 2 * tileHeight,
      height: tileHeight)
  }
}
