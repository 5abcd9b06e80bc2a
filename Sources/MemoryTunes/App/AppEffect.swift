/// What the program asks of the world: the work of one of the features.
///
/// The replies come back as actions.
public enum AppEffect: Equatable, Sendable {
  case session(SessionEffect)
  case categories(CategoriesEffect)
  case settings(SettingsEffect)
  case game(GameEffect)
  case saving(SavingEffect)
  case inspector(InspectorEffect)
}
