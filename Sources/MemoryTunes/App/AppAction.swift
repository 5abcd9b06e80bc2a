/// Everything that can happen.
///
/// The enum is closed, so the compiler shows every reducer that has not thought of a new case, and
/// every action can be written down and read back.
public enum AppAction: Equatable, Codable, Sendable {
  case launch(LaunchAction)
  case restorePreferences(RestorePreferencesAction)
  case showNotice(ShowNoticeAction)
  case setCatalogue(SetCatalogueAction)
  case routing(RoutingAction)
  case selectEntry(SelectEntryAction)
  case changeCategory(ChangeCategoryAction)
  case changeSetting(ChangeSettingAction)
  case newGame(NewGameAction)
  case fetchTunes(FetchTunesAction)
  case fetchProgress(FetchProgressAction)
  case setCards(SetCardsAction)
  case fetchFailed(FetchFailedAction)
  case moveCursor(MoveCursorAction)
  case flipCard(FlipCardAction)
  case turnCards(TurnCardsAction)
  case tick(TickAction)
  case quit(QuitAction)
}
