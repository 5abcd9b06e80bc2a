@testable import MemoryTunes

extension AppAction {
  /// Any action, moves more often.
  static func random(in state: AppState, by generator: inout SeededGenerator) -> AppAction {
    var dice = Dice(state: state, generator: generator)
    defer { generator = dice.generator }
    return dice.action()
  }
}

/// Draws actions in a state.
private struct Dice {
  let state: AppState
  var generator: SeededGenerator

  private mutating func number(_ bound: Int) -> Int { generator.number(below: bound) }

  private mutating func pick<Item>(from items: [Item]) -> Item { items[number(items.count)] }

  mutating func action() -> AppAction {
    switch number(27) {
    case 0...13: return .game(gameAction())
    case 14, 15: return .go(.game)
    case 16: return .go(pick(from: RoutingDestination.allCases))
    case 17: return .settings(settingsAction())
    case 18: return .categories(categoriesAction())
    case 19: return .prompt(promptAction())
    case 20: return .session(sessionAction())
    case 21:
      return number(8) == 0
        ? .routing(.select(number(3) == 0 ? nil : number(102) - 1))
        : .records(recordsAction())
    case 22:
      return pick(from: [
        .scan(scanAction()), .keys(keysAction()), .saving(.save(SaveGameAction())),
        .routing(.select(number(12) - 1)),
      ])
    case 23:
      return pick(from: [
        .notices(.show(ShowNoticeAction(.eventForgotten))), .review(reviewAction()), choice(),
      ])
    case 24: return .practice(practiceAction())
    case 25: return .together(.random(in: state, by: &generator))
    default:
      return pick(from: [
        .sound(.reported(number(2) == 0 ? nil : .noDevice)), .share(.copied(number(2) == 0)),
        .share(.savePictures), .share(.saved(SavedPictures(name: "game", folder: "/"))),
        .inspector(.select(number(9) - 1)), .inspector(.showEverything(number(2) == 0)),
        .inspector(.playOn(PlayOnAction(number: number(9)))),
      ])
    }
  }

  /// What is chosen on the menu and for the next game.
  private mutating func choice() -> AppAction {
    pick(from: [
      .newGame(.dealNext), .records(.playSuggestion),
      .daily(.play(CalendarDate(dayNumber: number(9)))),
      .daily(.found(Daily(day: number(9) - 1, isPractice: number(2) == 0))),
      .routing(.select(number(MenuEntry.allCases.count))),
    ])
  }

  private mutating func recordsAction() -> RecordsAction {
    let id = number(4) == 0 ? 0 : state.records.unstored.first?.game.id ?? 0
    if number(3) == 0 {
      return .added(GameAddedAction(id: id, news: GameNews(of: 0, among: [.played()])))
    }
    let friends = [number(2) == 0 ? state.newGame.rival : nil].compactMap(\.self)
    // The line of a friend's game, or a wrong one.
    let board = state.records.records?.friends.first
    let line = board.flatMap { $0.games.first?.line(code: $0.code) } ?? "pop-4x4-7k3q:14"
    return pick(from: [
      .friendKept(isSolved: number(2) == 0), .playFriend(line), .removeFriend(line),
      .dealCover(number(102) - 1), .hearCover(number(102) - 1), .notAdded(id),
      .summarized(RecordsSummary(games: [.played()], time: number(9) - 1)),
      .set(SetRecordsAction(records: Records(games: [.played()], today: 1, friends: friends))),
      .loadFailed(.notStored(.records, .noHomeFolder)),
      .show(pick(from: RecordsPage.allCases)),
    ])
  }

  private mutating func reviewAction() -> ReviewAction {
    let flips = [0, 1, number(2), 2].map { Flip(card: $0, seconds: 0) }
    return pick(from: [
      .open(0), .openSlips(0), .loadFailed(.notStored(.records, .noHomeFolder)),
      .loaded(number(4) == 0 ? nil : .played(pairs: (0..<16).map { $0 / 2 }, flips: flips)),
      .show(number(7) - 1), .playAgain,
    ])
  }

  private mutating func practiceAction() -> PracticeAction {
    pick(from: [
      .skip, .loaded(number(3) == 0 ? [] : Puzzle.examples), .advance, .advance,
      .loadFailed(.notStored(.records, .noHomeFolder)), .moveCursor(.allCases[number(8)]),
      .choose(number(18) - 1), .choose(number(18) - 1), .next, .next,
    ])
  }

  private mutating func scanAction() -> ScanAction {
    let group = number(5) - 1
    return pick(from: [
      .enter(group), .goOn(from: group), .rest, .togglePause, .advance, .advance,
    ])
  }

  private mutating func keysAction() -> KeysAction {
    let toggle = KeysAction.toggle(pick(from: ["a", "p", "x", "enter", "ctrl+x", "f5"]))
    let listen = KeysAction.listen(pick(from: Control.allCases))
    return pick(from: [
      listen, listen, .stopListening, .setLayout(pick(from: KeyLayout.allCases)), .reset,
      toggle, toggle,
    ])
  }

  private mutating func settingsAction() -> SettingsAction {
    if number(3) > 0 { return .change(change(of: pick(from: Setting.allCases))) }
    var preferences = Preferences()
    preferences.ownCategories = [Category(id: "own-3", name: "Polka")]
    preferences.category = number(2) == 0 ? .bundled[3] : preferences.ownCategories[0]
    preferences.shelfCategory = number(2) == 0 ? nil : Category(id: "shelf-1", name: "Pop")
    return pick(from: [
      .people(peopleAction()), .startTally(after: UInt64(number(3))),
      .restore(RestorePreferencesAction(preferences: preferences)),
      .playAgainst(
        Rivals(peopleCount: number(6) - 1, opponents: Array(Opponent.allCases.suffix(number(5))))),
      .backgroundReported(TerminalBackground(red: 255, green: 255, blue: UInt8(number(256)))),
    ])
  }

  private mutating func peopleAction() -> PeopleAction {
    let (one, other) = (person(), person())
    return [.add(one), .change(one.name, other), .seat(one.name), .remove(one.name)][number(4)]
  }

  /// Somebody who may be impossible.
  private mutating func person() -> Person {
    Person(
      name: ["Anna", "Bo", "", "Eve, Mallory"][number(4)], face: number(9) - 1,
      color: number(5), headStart: number(5))
  }

  /// A setting's next or previous value, or any of those that are typed.
  private mutating func change(of setting: Setting) -> ChangeSettingAction {
    let changes = setting.changes
    if !changes.isEmpty { return changes[number(changes.count)] }
    return switch setting {
    case .names: .init(\.names, Array(["Anna", "", "Bo"].prefix(number(4))))
    case .people: .init(\.people, (0..<number(3)).map { _ in person() })
    case .person: .init(\.person, ["", "Anna", "Bo"][number(3)])
    case .opponents:
      .init(\.opponents, Array(Opponent.allCases.shuffled(using: &generator).prefix(number(5))))
    case .language: .init(\.language, ["", "en", "de"][number(3)])
    case .folder: .init(\.folder, number(2) == 0 ? nil : "/covers")
    default: .init(\.source, [.bundled, .itunes, .folder("/covers")][number(3)])
    }
  }

  private mutating func categoriesAction() -> CategoriesAction {
    let category = pick(from: state.categories.all + state.categories.listed)
    let news: [ShelfAction.News] = [
      .progress(done: number(9), total: 7), .found(.small),
      .failed(.folder(path: "/covers", .forbidden)),
    ]
    return pick(from: [
      .setCatalogue(SetCatalogueAction(catalogue: ["pop": .different(3)])),
      .select(number(9) - 1), .change(ChangeCategoryAction(category: category)),
      .shelf(ShelfAction(folder: "/covers", pick(from: news))),
      .filter(pick(from: ["", "po", "zzz", nil])),
      .delete(DeleteCategoryAction(id: category.id)),
    ])
  }

  private mutating func promptAction() -> PromptAction {
    let purpose = pick(
      from: [
        .addCategory, .renameCategory("own-\(number(4))"), .chooseFolder, .renamePerson("Anna"),
        .renamePerson(""), .enterCode,
        .addPerson(Person(name: "Ben", face: number(3), color: number(5))),
      ] as [PromptPurpose])
    let text = pick(from: [
      "", "Polka", "pop", "/covers", "~", String(repeating: "x", count: 201), "pop-4x4-7k3q:14",
    ])
    return pick(from: [.open(purpose), .write(text), .paste(text), .confirm])
  }

  private mutating func sessionAction() -> SessionAction {
    let entropy = generator.next()
    return pick(from: [
      .launch(LaunchAction(entropy: entropy)), .resume(ResumeAction(entropy: entropy)),
      .resumeGame(.ordinary), .resumeGame(.daily), .quit(QuitAction()),
    ])
  }

  private static let deck = [Cover].different(40)

  private mutating func gameAction() -> GameAction {
    let request = state.game.request.id + (number(4) == 0 ? number(3) - 1 : 0)
    let directions = MoveCursorAction.Direction.allCases
    switch number(20) {
    case 0...7: return .flip(number(state.game.cards.count + 2) - 1)
    case 18: return .hurry
    case 19:
      return .computerFlip(
        ComputerFlipAction(
          card: number(state.game.cards.count + 2) - 1, request: request,
          flip: state.game.board.flips.count - number(8) / 7))
    case 8: return .move(directions[number(directions.count)])
    case 9: return .tick(TickAction(seconds: number(9) == 0 ? -1 : 1))
    case 10: return .advanceFlips(AdvanceFlipsAction())
    case 11:
      return .fetchProgress(
        FetchProgressAction(request: request, progress: .fetching(done: number(10) - 1, total: 8)))
    case 12, 13:
      let covers = Array(Self.deck.prefix(number(4) == 0 ? 1 : 40))
      return .setCards(from: CoverBatch(covers: covers), request: request)
    case 14:
      let ids = (0..<3).map { _ in Self.deck[number(40)].id }
      return .missingCovers(
        number(2) == 0 ? .found(ids[0]) : .recovered(request: request, missing: ids))
    case 15, 16: return aside()
    default: return rare(request: request)
    }
  }

  /// What leaves all cards as they are.
  private mutating func aside() -> GameAction {
    let (show, level) = (state.game.show, number(300) - 10)
    let meter = MeterAction(
      level: level < 250 ? level : nil, step: (show.meter?.step ?? 0) + 1 - number(8) / 7,
      flip: state.game.board.flips.count - number(8) / 7)
    let levels = (0..<number(5)).map { _ in number(300) - 10 }
    return pick(from: [
      .meter(meter), .meter(meter), .showHint, .dealNextBoard, .typeColumn(number(6) - 1),
      .endPeek, .endFlash, .endTurnNotice, .advanceFinale,
      .dance(DanceAction(levels: levels, step: (show.dance?.step ?? 0) + 1 - number(8) / 7)),
      .showCard(.init(index: number(18) - 1)), .showResult(number(2) == 0),
    ])
  }

  private mutating func rare(request: Int) -> GameAction {
    switch number(9) {
    case 8: return .setGhost(SetGhostAction(request: request, ghost: nil))
    case 0:
      return .fetchFailed(FetchFailedAction(request: request, failure: .itunes(.noConnection)))
    case 1:
      var saved = GameState.dealt("A", "B", "A", "B").flipping(number(4))
      saved.id = 1
      var daily = saved
      daily.id = 2
      daily.daily = Daily(day: number(9), isPractice: false)
      var games = [SavedGame.kept(of: saved), .kept(of: daily)]
      if number(2) == 0 { games.reverse() }
      let count = number(3)
      return SavedGames(unfinished: Array(games.prefix(count)), ended: [.kept(of: saved)])
        .map { .restore(RestoreGamesAction(games: $0)) } ?? .hurry
    case 2: return .deal(state.dealAfterGame)
    default:
      var action = DealAction(for: state, grid: Grid.choices[number(4)])
      action.request.kind = GameKind.allCases[number(GameKind.allCases.count)]
      if action.request.kind == .ear, number(8) > 0 { action.request.source = .bundled }
      action.players = (0..<number(6)).map { _ in
        let opponents = Opponent.allCases
        return number(2) == 0 ? .anyone : .computer(opponents[number(opponents.count)])
      }
      if action.request.kind == .sprint {
        if number(8) > 0 { action.players = action.players.sprinters }
        action.scores = (0..<number(3)).map { _ in number(9) - 1 }
      }
      if number(4) == 0 {
        action.headStart = HeadStart(pairCounts: (0..<number(4)).map { _ in number(5) - 1 })
      }
      return .deal(action)
    }
  }
}
