/// Everything that can happen.
///
/// The enum is closed, so the compiler shows every reducer that has not thought of a new case, and
/// every action can be written down and read back. What is large and rare lies on the heap, so that
/// the frequent ones stay small.
public enum AppAction: Equatable, Codable, Sendable {
  indirect case launch(LaunchAction)
  indirect case restorePreferences(RestorePreferencesAction)
  indirect case restoreGame(RestoreGameAction)
  case saveGame(SaveGameAction)
  case showNotice(ShowNoticeAction)
  case setCatalogue(SetCatalogueAction)
  case routing(RoutingAction)
  case selectEntry(SelectEntryAction)
  indirect case changeCategory(ChangeCategoryAction)
  case changeSetting(ChangeSettingAction)
  case newGame(NewGameAction)
  indirect case fetchTunes(FetchTunesAction)
  indirect case fetchProgress(FetchProgressAction)
  indirect case setCards(SetCardsAction)
  indirect case fetchFailed(FetchFailedAction)
  case moveCursor(MoveCursorAction)
  case flipCard(FlipCardAction)
  case turnCards(TurnCardsAction)
  case tick(TickAction)
  indirect case prompt(PromptAction)
  indirect case deleteCategory(DeleteCategoryAction)
  case inspect(InspectAction)
  case playOn(PlayOnAction)
  case resume(ResumeAction)
  indirect case missingCovers(MissingCoversAction)
  case quit(QuitAction)
}
