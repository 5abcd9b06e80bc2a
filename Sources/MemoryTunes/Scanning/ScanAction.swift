public enum ScanAction: Equatable, Codable, Sendable {
  /// "Take the next step, or end the pause".
  case advance
  /// "Enter this group", counted from 0.
  case enter(Int)
  /// "Something was chosen: go on from this group", counted from 0.
  case goOn(from: Int)
  /// "The switch was pressed during the pause".
  case rest
  case togglePause
}
