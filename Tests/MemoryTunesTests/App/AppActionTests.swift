import Artwork
import Foundation
import Testing

@testable import MemoryTunes

extension AppAction {
  /// An action of every case, with every field filled.
  static let everyCase: [AppAction] = [
    .launch(LaunchAction(options: options)),
    .restorePreferences(RestorePreferencesAction(preferences: Preferences(), options: options)),
    .restoreGame(RestoreGameAction(game: .kept(of: .dealt("A", "B", "A", "B").flipping(0)))),
    .saveGame(SaveGameAction()),
    .showNotice(ShowNoticeAction("It is “so”.\n")),
    .setCatalogue(SetCatalogueAction(catalogue: ["rock": [fullCover, .titled("Plain")]])),
    .routing(RoutingAction(.confirmation)),
    .selectEntry(SelectEntryAction(3, of: .settings)),
    .changeCategory(ChangeCategoryAction(category: Category.bundled[2])),
    .changeSetting(ChangeSettingAction(.grid(Grid.choices[4]))),
    .changeSetting(ChangeSettingAction(.color(.palette256))),
    .changeSetting(ChangeSettingAction(.theme(.terminal))),
    .changeSetting(ChangeSettingAction(.isAnimated(false))),
    .changeSetting(ChangeSettingAction(.usesMouse(true))),
    .newGame(NewGameAction()),
    .fetchTunes(
      FetchTunesAction(
        category: Category.bundled[4], grid: Grid.choices[10], source: .bundled, seed: .max)),
    .fetchProgress(FetchProgressAction(request: 4, progress: .fetching(done: 3, total: 8))),
    .setCards(
      SetCardsAction(request: 4, batch: CoverBatch(covers: [fullCover], fillers: .different(2)))),
    .fetchFailed(FetchFailedAction(request: 4, message: "Nothing came.")),
    .moveCursor(MoveCursorAction(.left)),
    .flipCard(FlipCardAction(index: 15)),
    .turnCards(TurnCardsAction()),
    .tick(TickAction(seconds: 2)),
    .prompt(.open(.renameCategory("own-1"))),
    .prompt(.write("Jazz")),
    .prompt(.confirm),
    .deleteCategory(DeleteCategoryAction(id: "own-1")),
    .inspect(.select(3)),
    .inspect(.showEverything(true)),
    .playOn(PlayOnAction(number: 5)),
    .resume(ResumeAction()),
    .missingCovers(.found("rock/a")),
    .missingCovers(.recovered(request: 4, missing: ["rock/a", "rock/b"])),
    .quit(QuitAction()),
  ]

  private static let options = LaunchOptions(
    category: Category.bundled[1], grid: Grid.choices[2], color: .mono, isAnimated: false,
    usesMouse: false)

  private static let fullCover = Cover(
    id: "rock/a", title: "Ä", artist: "日本", album: "C", artwork: "https://d.example/100x100bb.jpg",
    storeLink: "https://e.example/", previewLocation: "https://f.example/")
}

@Suite struct AppActionTests {
  @Test(arguments: AppAction.everyCase)
  func `every action is read back as it was written`(action: AppAction) throws {
    let written = try JSONEncoder().encode(action)

    #expect(try JSONDecoder().decode(AppAction.self, from: written) == action)
  }

  @Test func `there is an example of every case`() throws {
    let written = try AppAction.everyCase.map {
      try JSONSerialization.jsonObject(with: JSONEncoder().encode($0)) as? [String: Any]
    }

    #expect(
      Set(written.compactMap { $0?.keys.first }) == [
        "launch", "restorePreferences", "restoreGame", "saveGame", "showNotice", "setCatalogue",
        "routing", "selectEntry", "changeCategory", "changeSetting", "newGame", "fetchTunes",
        "fetchProgress", "setCards",
        "fetchFailed", "moveCursor", "flipCard", "turnCards", "tick", "prompt",
        "deleteCategory", "inspect", "playOn", "resume",
        "missingCovers", "quit",
      ])
  }

  @Test func `a state is read back as it was written`() throws {
    var state = AppState()
    state.game = .dealt("A", "B", "A", "B", isAnimated: true).flipping(0, 2, 1, 3)
    state.routing.path = [.game, .finished]
    state.notices = ["Well."]

    let written = try JSONEncoder().encode(state)

    #expect(try JSONDecoder().decode(AppState.self, from: written) == state)
  }
}
