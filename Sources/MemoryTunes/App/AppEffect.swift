/// Work in the outside world that one of the features requests; replies arrive as actions.
public enum AppEffect: Equatable, Sendable {
  indirect case send(AppAction)
  case categories(CategoriesEffect)
  case settings(SettingsEffect)
  case game(GameEffect)
  case daily(DailyEffect)
  case saving(SavingEffect)
  case records(RecordsEffect)
  case review(ReviewEffect)
  case practice(PracticeEffect)
  case share(ShareEffect)
  case sound(SoundEffect)
  case together(TogetherEffect)
  indirect case tell(Telling)
  /// Replaces the current state with the one after the event with this number → `ResumeAction`.
  case rewind(to: Int)
  case quit
}

extension EffectID {
  /// The reads at launch, one by one.
  public static let launch: Self = "launch"
  public static let preferences: Self = "preferences"
  public static let saving: Self = "saving"
  public static let shelf: Self = "shelf"
  public static let deal: Self = "deal"
  public static let recovery: Self = "recovery"
  public static let clock: Self = "clock"
  public static let flipping: Self = "flipping"
  public static let peek: Self = "peek"
  public static let flash: Self = "flash"
  public static let turnNotice: Self = "turn notice"
  public static let meter: Self = "meter"
  public static let dance: Self = "dance"
  public static let thinking: Self = "thinking"
  public static let nextBoard: Self = "next board"
  public static let finale: Self = "finale"
  static let scan: Self = "scan"
  static let taste: Self = "taste"
  public static let daily: Self = "daily"
  static let practice: Self = "practice"
  static let summary: Self = "summary"
  /// The next change of the summary by time.
  static let countdown: Self = "countdown"
  /// The pause before the next event of a recording.
  public static let nextEvent: Self = "next event"
  static let review: Self = "review"
  /// The connections of a shared table.
  static let table: Self = "table"
  /// Waiting for an answer of a guest.
  static let answer: Self = "answer"
  static let sign: Self = "sign"
}
