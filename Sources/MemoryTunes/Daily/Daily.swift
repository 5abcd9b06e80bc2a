/// The board of a day.
public struct Daily: Equatable, Codable, Sendable {
  /// The number of the day in UTC; 0 is 1970-01-01.
  public var day: Int
  /// The attempt does not count.
  public var isPractice: Bool

  public init(day: Int, isPractice: Bool) { (self.day, self.isPractice) = (day, isPractice) }

  /// The board of a day: only the first attempt counts, and only on the day itself.
  public init(day: Int, today: Int, hasBeenPlayed: Bool) {
    self.init(day: day, isPractice: day != today || hasBeenPlayed)
  }

  /// Is an existing day, up to the year 9999.
  var isValid: Bool { (0...Self.lastDay).contains(day) }

  /// The number of the last day that has a board, 9999-12-31.
  public static let lastDay = 2_932_896
}
