/// The board that everybody gets on a UTC day.
///
/// It depends on the date alone and never changes. The boards grow from Monday to Sunday; each day has a different
/// category from the day before.
public struct DailyBoard: Equatable, Sendable {
  public let date: CalendarDate
  public let category: Category
  public let grid: Grid
  /// From 1 to 999,999.
  public let seed: UInt64
  /// The version of the deck; a later deck may only start on a day after its release.
  public let deck = 1

  public init(_ date: CalendarDate) {
    let day = date.dayNumber
    var generator = SeededGenerator(seed: UInt64(day))
    self.date = date
    category = Self.categories[day % Self.categories.count]
    grid = Self.grids[date.weekday]
    seed = UInt64(1 + generator.number(below: 999_999))
  }

  /// The board of a day, counted from 1970-01-01, which is day 0; nil before, and after the year 9999.
  public init?(day: Int) {
    guard let date = CalendarDate(dayNumber: day) else { return nil }
    self.init(date)
  }

  private static let categories = ["pop", "electronic", "rock", "metal", "rap"]
    .map { Category(id: $0) }

  /// From Monday to Sunday.
  private static let grids = ["4x4", "5x4", "5x4", "6x4", "6x4", "6x5", "6x6"]
    .compactMap { Grid($0) }
}

extension DealRequest {
  public init(_ board: DailyBoard) {
    self.init(
      category: board.category, grid: board.grid, source: .bundled, seed: board.seed,
      deck: board.deck)
  }
}
