import Artwork
import Foundation
import Testing

@testable import MemoryTunes

extension AppAction {
  /// An action for every case, with every field set.
  static let everyCase: [AppAction] = [
    .session(.launch(LaunchAction(options: options, entropy: .max))),
    .settings(.restore(RestorePreferencesAction(preferences: Preferences(), options: options))),
    .game(.restore(RestoreGamesAction(games: .kept(of: .dealt("A", "B", "A", "B").flipping(0))))),
    .saving(.save(SaveGameAction())),
    .notices(.show(ShowNoticeAction(.eventForgotten))),
    .categories(
      .setCatalogue(SetCatalogueAction(catalogue: ["rock": [fullCover, .titled("Plain")]]))),
    .categories(.shelf(ShelfAction(folder: "/covers", .progress(done: 3, total: 8)))),
    .categories(.shelf(ShelfAction(folder: "/covers", .found(.small)))),
    .categories(
      .shelf(ShelfAction(folder: "/covers", .failed(.folder(path: "/covers", .missing))))),
    .categories(.filter("mil")),
    .categories(.filter(nil)),
    .routing(.go(.confirmation)),
    .routing(.select(1)), .routing(.select(nil)),
    .newGame(.dealNext),
    .daily(.play(CalendarDate(year: 2026, month: 11, day: 23))),
    .daily(.found(Daily(day: 20_780, isPractice: true))),
    .categories(.select(3)),
    .categories(.change(ChangeCategoryAction(category: Category.bundled[2]))),
    .settings(.startTally(after: .max)),
    .settings(.playAgainst(Rivals(peopleCount: 2, opponents: [.echo, .twin(keep: 9)]))),
    .settings(.backgroundReported(TerminalBackground(red: 1, green: 2, blue: 255))),
    .settings(.change(ChangeSettingAction(\.grid, Grid.choices[4]))),
    .settings(.change(ChangeSettingAction(\.color, .palette256))),
    .settings(.change(ChangeSettingAction(\.theme, .terminal))),
    .settings(.change(ChangeSettingAction(\.isAnimated, false))),
    .settings(.change(ChangeSettingAction(\.usesMouse, true))),
    .settings(.change(ChangeSettingAction(\.soundsPlaces, true))),
    .settings(.change(ChangeSettingAction(\.peeks, true))),
    .settings(.change(ChangeSettingAction(\.kind, .titles))),
    .settings(.change(ChangeSettingAction(\.peopleCount, 3))),
    .settings(.change(ChangeSettingAction(\.names, ["Anna", "Ben"]))),
    .settings(.change(ChangeSettingAction(\.person, "Ben"))),
    .settings(.change(ChangeSettingAction(\.opponents, [.echo]))),
    .settings(.change(ChangeSettingAction(\.people, [Person(name: "Anna", face: 7, color: 2)]))),
    .settings(.people(.add(Person(name: "Ben", face: 9, color: 1, headStart: 3)))),
    .settings(.people(.change("Ben", Person(name: "Benno", face: 9, color: 1)))),
    .settings(.people(.seat("Anna"))), .settings(.people(.remove("Anna"))),
    .settings(.change(ChangeSettingAction(\.pace, .slow))),
    .settings(.change(ChangeSettingAction(\.showsCoordinates, true))),
    .settings(.change(ChangeSettingAction(\.isWordless, true))),
    .settings(.change(ChangeSettingAction(\.pausesUnfocused, false))),
    .keys(.setLayout(.leftHand)),
    .keys(.listen(.flip)),
    .keys(.stopListening),
    .keys(.toggle("ctrl+x")),
    .keys(.reset),
    .scan(.advance),
    .scan(.enter(2)),
    .scan(.goOn(from: 1)),
    .scan(.rest),
    .scan(.togglePause),
    .game(
      .deal(
        DealAction(
          DealRequest(
            category: Category.bundled[4], grid: Grid.choices[10], source: .bundled, seed: .max,
            kind: .titles),
          players: [.person(name: "Anna"), .computer(.maestro)], scores: [3],
          headStart: HeadStart(pairCounts: [2]),
          daily: Daily(day: 20_780, isPractice: false)))),
    .game(.fetchProgress(FetchProgressAction(request: 4, progress: .fetching(done: 3, total: 8)))),
    .game(
      .setCards(
        SetCardsAction(request: 4, batch: CoverBatch(covers: [fullCover], fillers: .different(2))))),
    .game(.fetchFailed(FetchFailedAction(request: 4, failure: .itunes(.noConnection)))),
    .game(
      .setGhost(
        SetGhostAction(
          request: 4,
          ghost: Ghost(
            .played(pairs: [0, 0], flips: [Flip(card: 0, seconds: 0), Flip(card: 1, seconds: 0)]))))
    ),
    .game(.moveCursor(MoveCursorAction(.left))),
    .game(.moveCursor(MoveCursorAction(.previous))),
    .game(.flipCard(FlipCardAction(index: 15))),
    .game(.showCard(ShowCardAction(index: 15))),
    .game(.computerFlip(ComputerFlipAction(card: 3, request: 2, flip: 5))),
    .game(.hurry),
    .game(.dealNextBoard),
    .game(.advanceFlips(AdvanceFlipsAction())),
    .game(.tick(TickAction(seconds: 2))),
    .game(.showHint),
    .game(.typeColumn(3)),
    .game(.endPeek),
    .game(.endFlash),
    .game(.endTurnNotice),
    .game(.meter(MeterAction(level: 255, step: 2, flip: 3))),
    .game(.meter(MeterAction(level: nil, step: 9, flip: 4))),
    .game(.advanceFinale),
    .game(.dance(DanceAction(levels: [0, 255], step: 3))),
    .game(.showResult(false)),
    .records(.set(SetRecordsAction(records: Records(games: [.played()], today: 1)))),
    .records(.loadFailed(.notStored(.records, .noHomeFolder))),
    .records(.added(GameAddedAction(id: .max, news: GameNews(of: 0, among: [.played()])))),
    .records(.show(.daily)), .records(.hearCover(3)), .records(.dealCover(3)),
    .records(.summarized(RecordsSummary(games: [], time: 1_700_000_000))), .records(.notAdded(7)),
    .records(.playSuggestion), .records(.friendKept(isSolved: true)),
    .records(.playFriend("pop-4x4-7k3q:14")), .records(.removeFriend("pop-4x4-7k3q:14")),
    .review(.open(7)), .review(.openSlips(7)), .review(.loaded(.played())),
    .review(.loadFailed(.notStored(.records, .noHomeFolder))),
    .review(.show(3)), .review(.playAgain),
    .practice(.loaded(Puzzle.examples)),
    .practice(.loadFailed(.notStored(.records, .noHomeFolder))), .practice(.advance),
    .practice(.moveCursor(.left)), .practice(.choose(3)), .practice(.skip), .practice(.next),
    .share(.copied(true)), .share(.savePictures),
    .share(.saved(SavedPictures(name: "memorytunes-pop-2x2-0003", folder: "/home/ann"))),
    .sound(.reported(.libraryMissing(.sndfile))),
    .prompt(.open(.renameCategory("own-1"))),
    .prompt(.write("Jazz")),
    .prompt(.paste("pop-4x4-7k3q:14")),
    .prompt(.confirm),
    .categories(.delete(DeleteCategoryAction(id: "own-1"))),
    .inspector(.select(3)),
    .inspector(.showEverything(true)),
    .inspector(.playOn(PlayOnAction(number: 5))),
    .session(.resume(ResumeAction(entropy: 1))),
    .game(.missingCovers(.found("rock/a"))),
    .game(.missingCovers(.recovered(request: 4, missing: ["rock/a", "rock/b"]))),
    .session(.resumeGame(.daily)), .session(.quit(QuitAction())),
  ]

  private static let options = LaunchOptions(
    category: Category.bundled[1], grid: Grid.choices[2], color: .mono, isAnimated: false,
    usesMouse: false, source: .folder("/covers"), seed: 7,
    code: try? BoardCode("folder-4x4-7k3q-9d2m"), rival: try? Rival(claim: "pop-2x2-7k3q:3"))

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
    #expect(
      Set(AppAction.everyCase.map(\.name)) == [
        "session launch", "session resume",
        "session resumeGame", "session quit", "routing go", "routing select",
        "notices show", "newGame dealNext", "daily play",
        "daily found",
        "categories setCatalogue", "categories select",
        "categories change", "categories delete", "categories shelf", "categories filter",
        "settings restore", "settings change", "settings startTally",
        "settings playAgainst", "settings people",
        "settings backgroundReported", "keys setLayout",
        "keys listen", "keys stopListening", "keys toggle", "keys reset", "scan advance",
        "scan enter", "scan goOn", "scan rest", "scan togglePause",
        "game deal", "game fetchProgress", "game setCards",
        "game fetchFailed", "game setGhost", "game restore", "game moveCursor", "game flipCard",
        "game showCard",
        "game computerFlip", "game hurry", "game dealNextBoard", "game advanceFlips",
        "game tick", "game showHint", "game typeColumn", "game endPeek", "game endFlash",
        "game endTurnNotice",
        "game meter", "game advanceFinale", "game dance", "game showResult", "game missingCovers",
        "saving save",
        "records set", "records loadFailed", "records added", "records notAdded", "records show",
        "records hearCover", "records dealCover", "records summarized",
        "records playSuggestion", "records friendKept", "records playFriend",
        "records removeFriend", "review open", "review openSlips",
        "review loaded",
        "review loadFailed", "review show", "review playAgain", "practice loaded",
        "practice loadFailed", "practice advance", "practice moveCursor", "practice choose",
        "practice skip", "practice next", "share copied", "share savePictures", "share saved",
        "sound reported",
        "prompt open", "prompt paste", "prompt write", "prompt confirm",
        "inspector select", "inspector showEverything", "inspector playOn",
      ])
  }

  @Test func `a state is read back as it was written`() throws {
    var state = AppState()
    state.game = .dealt("A", "B", "A", "B").midFlip(0, 2, 1, 3)
    state.routing.path = [.game, .finished]
    state.notices = [.unexpected("Well.")]

    let written = try JSONEncoder().encode(state)

    #expect(try JSONDecoder().decode(AppState.self, from: written) == state)
  }
}
