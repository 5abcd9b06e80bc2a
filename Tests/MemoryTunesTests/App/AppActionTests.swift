import Testing

@testable import MemoryTunes

extension AppAction {
  /// An action for every case, with every field set.
  static let everyCase: [AppAction] =
    changes.map { AppAction.settings(.change($0)) } + gameActions.map(AppAction.game)
    + keyActions.map(AppAction.keys) + scanActions.map(AppAction.scan)
    + TogetherAction.everyCase.map(AppAction.together) + others

  private static let others: [AppAction] = [
    .session(.launch(LaunchAction(options: options, entropy: .max))),
    .session(.resume(ResumeAction(entropy: 1))), .session(.resumeGame(.daily)),
    .session(.quit(QuitAction())),
    .settings(.restore(RestorePreferencesAction(preferences: Preferences(), options: options))),
    .settings(.startTally(after: .max)),
    .settings(.playAgainst(Rivals(peopleCount: 2, opponents: [.echo, .twin(keep: 9)]))),
    .settings(.backgroundReported(TerminalBackground(red: 1, green: 2, blue: 255))),
    .settings(.people(.add(Person(name: "Ben", face: 9, color: 1, headStart: 3)))),
    .settings(.people(.change("Ben", Person(name: "Benno", face: 9, color: 1)))),
    .settings(.people(.seat("Anna"))), .settings(.people(.remove("Anna"))),
    .saving(.save(SaveGameAction())),
    .notices(.show(ShowNoticeAction(.eventForgotten))),
    .categories(
      .setCatalogue(SetCatalogueAction(catalogue: ["rock": [fullCover, .titled("Plain")]]))),
    .categories(.shelf(ShelfAction(folder: "/covers", .progress(done: 3, total: 8)))),
    .categories(.shelf(ShelfAction(folder: "/covers", .found(.small)))),
    .categories(
      .shelf(ShelfAction(folder: "/covers", .failed(.folder(path: "/covers", .missing))))),
    .categories(.filter("mil")), .categories(.filter(nil)), .categories(.select(3)),
    .choose(Category.bundled[2]), .categories(.delete(DeleteCategoryAction(id: "own-1"))),
    .routing(.go(.confirmation)), .routing(.select(1)), .routing(.select(nil)),
    .newGame(.dealNext),
    .daily(.play(CalendarDate(year: 2026, month: 11, day: 23))),
    .daily(.found(Daily(day: 20_780, isPractice: true))),
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
    .prompt(.open(.renameCategory("own-1"))), .prompt(.write("Jazz")),
    .prompt(.paste("pop-4x4-7k3q:14")), .prompt(.confirm),
    .inspector(.select(3)), .inspector(.showEverything(true)),
    .inspector(.playOn(PlayOnAction(number: 5))),
  ]

  private static let keyActions: [KeysAction] = [
    .setLayout(.leftHand), .listen(.flip), .stopListening, .toggle("ctrl+x"), .reset,
  ]

  private static let scanActions: [ScanAction] = [
    .advance, .enter(2), .goOn(from: 1), .rest, .togglePause,
  ]

  private static let gameActions: [GameAction] = [
    .restore(RestoreGamesAction(games: .kept(of: .dealt("A", "B", "A", "B").flipping(0)))),
    .deal(
      DealAction(
        DealRequest(
          category: Category.bundled[4], grid: Grid.choices[10], source: .bundled, seed: .max,
          kind: .titles),
        players: [.person(name: "Anna"), .computer(.maestro)], scores: [3],
        headStart: HeadStart(pairCounts: [2]), daily: Daily(day: 20_780, isPractice: false))),
    .fetchProgress(FetchProgressAction(request: 4, progress: .fetching(done: 3, total: 8))),
    .setCards(
      SetCardsAction(request: 4, batch: CoverBatch(covers: [fullCover], fillers: .different(2)))),
    .fetchFailed(FetchFailedAction(request: 4, failure: .itunes(.noConnection))),
    .setGhost(
      SetGhostAction(request: 4, ghost: Ghost(.played(pairs: [0, 0], flips: flips(0, 1))))),
    .move(.left), .move(.previous), .flip(15), .showCard(CardAction(index: 15)),
    .computerFlip(ComputerFlipAction(card: 3, request: 2, flip: 5)),
    .hurry, .dealNextBoard, .advanceFlips(AdvanceFlipsAction()), .tick(TickAction(seconds: 2)),
    .showHint, .typeColumn(3), .endPeek, .endFlash, .endTurnNotice,
    .meter(MeterAction(level: 255, step: 2, flip: 3)),
    .meter(MeterAction(level: nil, step: 9, flip: 4)),
    .advanceFinale, .dance(DanceAction(levels: [0, 255], step: 3)), .showResult(false),
    .missingCovers(.found("rock/a")),
    .missingCovers(.recovered(request: 4, missing: ["rock/a", "rock/b"])),
  ]

  private static let changes: [ChangeSettingAction] = [
    .init(\.grid, Grid.choices[4]), .init(\.color, .palette256), .init(\.theme, .terminal),
    .init(\.isAnimated, false), .init(\.usesMouse, true), .init(\.soundsPlaces, true),
    .init(\.peeks, true), .init(\.kind, .titles), .init(\.peopleCount, 3),
    .init(\.names, ["Anna", "Ben"]), .init(\.person, "Ben"), .init(\.opponents, [.echo]),
    .init(\.people, [Person(name: "Anna", face: 7, color: 2)]), .init(\.pace, .slow),
    .init(\.showsCoordinates, true), .init(\.isWordless, true), .init(\.pausesUnfocused, false),
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
    #expect(try readBack(action) == action)
  }

  @Test func `a state is read back as it was written`() throws {
    let state = AppState.playing(.dealt("A", "B", "A", "B").midFlip(0, 2, 1, 3)).with {
      $0.routing.path = [.game, .finished]
      $0.notices = [.unexpected("Well.")]
    }

    #expect(try readBack(state) == state)
  }
}
