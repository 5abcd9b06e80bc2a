/// Work in the outside world that one of the features requests; replies arrive as actions.
public enum AppEffect: Equatable, Sendable {
  indirect case send(AppAction)
  case session(SessionEffect)
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
  case inspector(InspectorEffect)
  case together(TogetherEffect)
  indirect case tell(Telling)
}
