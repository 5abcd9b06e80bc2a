import DataFlow

/// Finds the board of a day; the app's reducer deals it.
func dailyReducer(action: DailyAction) -> Outcome<DailyEffect> {
  switch action {
  case .play(let date): .handled(.run(.find(date), id: .daily))
  case .found(let daily): daily.isValid ? .handled() : .ignored(.noSuchDay)
  }
}

extension EffectID {
  /// Looking for the board of a day.
  public static let daily: Self = "daily"
}

extension Reason {
  public static let noSuchDay: Self = "there is no such day"
}
