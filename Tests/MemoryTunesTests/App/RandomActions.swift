import Artwork
import Basics
import DataFlow

@testable import MemoryTunes

extension AppAction {
  /// Any action, moves more often.
  static func random(in state: AppState, by generator: inout SeededGenerator) -> AppAction {
    func number(_ bound: Int) -> Int { generator.number(below: bound) }
    switch number(26) {
    case 0...13: return .game(.random(in: state, by: &generator))
    case 14, 15: return .go(.game)
    case 16: return .go(RoutingDestination.allCases[number(RoutingDestination.allCases.count)])
    case 17: return .settings(.random(in: state.settings.current, by: &generator))
    case 18: return .categories(.random(in: state, by: &generator))
    case 19: return .prompt(.random(by: &generator))
    case 20: return .session(.random(by: &generator))
    case 21:
      let id = number(4) == 0 ? 0 : state.records.unstored.first?.game.id ?? 0
      switch number(17) {
      case 14: return .records(.friendKept(isSolved: number(2) == 0))
      case 15: return .records(.playFriend(state.friendLine))
      case 16: return .records(.removeFriend(state.friendLine))
      case 13: return .records(.dealCover(number(102) - 1))
      case 9:
        return .records(.summarized(RecordsSummary(games: [.played()], time: number(9) - 1)))
      case 0: return .records(.notAdded(id))
      case 1:
        let friends = [number(2) == 0 ? state.newGame.rival : nil].compactMap(\.self)
        let records = Records(games: [.played()], today: 1, friends: friends)
        return .records(.set(SetRecordsAction(records: records)))
      case 2: return .records(.loadFailed(.notStored(.records, .noHomeFolder)))
      case 3: return .routing(.select(number(9) - 1))
      case 4: return .records(.show(RecordsPage.allCases[number(RecordsPage.allCases.count)]))
      case 6: return .routing(.select(number(3) == 0 ? nil : number(102) - 1))
      case 7: return .records(.hearCover(number(102) - 1))
      default:
        return .records(.added(GameAddedAction(id: id, news: GameNews(of: 0, among: [.played()]))))
      }
    case 22:
      return number(2) == 0
        ? number(2) == 0 ? .scan(.random(by: &generator)) : .keys(.random(by: &generator))
        : number(2) == 0
          ? .saving(.save(SaveGameAction())) : .routing(.select(number(12) - 1))
    case 23:
      return number(3) == 0
        ? .notices(.show(ShowNoticeAction(.eventForgotten)))
        : number(2) == 0 ? .review(.random(by: &generator)) : .choice(by: &generator)
    case 24: return .practice(.random(by: &generator))
    default:
      switch number(5) {
      case 4: return .sound(.reported(number(2) == 0 ? nil : .noDevice))
      case 3:
        return [
          .share(.copied(number(2) == 0)), .share(.savePictures),
          .share(.saved(SavedPictures(name: "game", folder: "/"))),
        ][number(3)]
      case 0: return .inspector(.select(number(9) - 1))
      case 1: return .inspector(.showEverything(number(2) == 0))
      default: return .inspector(.playOn(PlayOnAction(number: number(9))))
      }
    }
  }
}

extension AppAction {
  /// What is chosen on the menu and for the next game.
  fileprivate static func choice(by generator: inout SeededGenerator) -> AppAction {
    func number(_ bound: Int) -> Int { generator.number(below: bound) }
    switch number(6) {
    case 5: return .newGame(.dealNext)
    case 4: return .records(.playSuggestion)
    case 1: return .daily(.play(CalendarDate(dayNumber: number(9))))
    case 2: return .daily(.found(Daily(day: number(9) - 1, isPractice: number(2) == 0)))
    default: return .routing(.select(number(MenuEntry.allCases.count)))
    }
  }
}

extension ReviewAction {
  fileprivate static func random(by generator: inout SeededGenerator) -> ReviewAction {
    func number(_ bound: Int) -> Int { generator.number(below: bound) }
    let flips = [0, 1, number(2), 2].map { Flip(card: $0, seconds: 0) }
    switch number(6) {
    case 0: return .open(0)
    case 4: return .openSlips(0)
    case 1:
      return .loaded(number(4) == 0 ? nil : .played(pairs: (0..<16).map { $0 / 2 }, flips: flips))
    case 2: return .loadFailed(.notStored(.records, .noHomeFolder))
    case 3: return .show(number(7) - 1)
    default: return .playAgain
    }
  }
}

extension PracticeAction {
  fileprivate static func random(by generator: inout SeededGenerator) -> PracticeAction {
    func number(_ bound: Int) -> Int { generator.number(below: bound) }
    switch number(10) {
    case 9: return .skip
    case 0: return .loaded(number(3) == 0 ? [] : Puzzle.examples)
    case 1: return .loadFailed(.notStored(.records, .noHomeFolder))
    case 2, 3: return .advance
    case 4: return .moveCursor(.allCases[number(8)])
    case 5, 6: return .choose(number(18) - 1)
    default: return .next
    }
  }
}

extension ScanAction {
  fileprivate static func random(by generator: inout SeededGenerator) -> ScanAction {
    switch generator.number(below: 6) {
    case 0: .enter(generator.number(below: 5) - 1)
    case 1: .goOn(from: generator.number(below: 5) - 1)
    case 2: .rest
    case 3: .togglePause
    default: .advance
    }
  }
}

extension KeysAction {
  fileprivate static func random(by generator: inout SeededGenerator) -> KeysAction {
    func number(_ bound: Int) -> Int { generator.number(below: bound) }
    let keys: [KeyName] = ["a", "p", "x", "enter", "ctrl+x", "f5"]
    return switch number(7) {
    case 0, 1: .listen(Control.allCases[number(Control.allCases.count)])
    case 2: .stopListening
    case 3: .setLayout(KeyLayout.allCases[number(3)])
    case 4: .reset
    default: .toggle(keys[number(keys.count)])
    }
  }
}

extension AppState {
  /// The line of a friend's game, or a wrong one.
  fileprivate var friendLine: String {
    let board = records.records?.friends.first
    return board.flatMap { $0.games.first?.line(code: $0.code) } ?? "pop-4x4-7k3q:14"
  }
}

extension SettingsAction {
  static func random(in settings: Settings, by generator: inout SeededGenerator) -> SettingsAction {
    func number(_ bound: Int) -> Int { generator.number(below: bound) }
    var preferences = Preferences()
    preferences.ownCategories = [Category(id: "own-3", name: "Polka")]
    preferences.category = number(2) == 0 ? .bundled[3] : preferences.ownCategories[0]
    preferences.shelfCategory = number(2) == 0 ? nil : Category(id: "shelf-1", name: "Pop")
    switch number(16) {
    case 5: return .people(.random(by: &generator))
    case 0: return .restore(RestorePreferencesAction(preferences: preferences))
    case 3: return .startTally(after: UInt64(number(3)))
    case 4:
      return .playAgainst(
        Rivals(peopleCount: number(6) - 1, opponents: Array(Opponent.allCases.suffix(number(5)))))
    case 2:
      return .backgroundReported(
        TerminalBackground(red: 255, green: 255, blue: UInt8(number(256))))
    default:
      let setting = Setting.allCases[number(Setting.allCases.count)]
      return .change(.random(of: setting, in: settings, by: &generator))
    }
  }
}

extension PeopleAction {
  static func random(by generator: inout SeededGenerator) -> PeopleAction {
    let (one, other) = (Person.random(by: &generator), Person.random(by: &generator))
    return [.add(one), .change(one.name, other), .seat(one.name), .remove(one.name)][
      generator.number(below: 4)]
  }
}

extension Person {
  /// Somebody who may be impossible.
  static func random(by generator: inout SeededGenerator) -> Person {
    func number(_ bound: Int) -> Int { generator.number(below: bound) }
    return Person(
      name: ["Anna", "Bo", "", "Eve, Mallory"][number(4)], face: number(9) - 1,
      color: number(5), headStart: number(5))
  }
}

extension ChangeSettingAction {
  /// A setting's next or previous value, or any of those that are typed.
  static func random(
    of setting: Setting, in settings: Settings, by generator: inout SeededGenerator
  ) -> ChangeSettingAction {
    func number(_ bound: Int) -> Int { generator.number(below: bound) }
    let changes = setting.changes
    if !changes.isEmpty { return changes[number(changes.count)] }
    return switch setting {
    case .names: .init(\.names, Array(["Anna", "", "Bo"].prefix(number(4))))
    case .people: .init(\.people, (0..<number(3)).map { _ in .random(by: &generator) })
    case .person: .init(\.person, ["", "Anna", "Bo"][number(3)])
    case .opponents:
      .init(\.opponents, Array(Opponent.allCases.shuffled(using: &generator).prefix(number(5))))
    case .language: .init(\.language, ["", "en", "de"][number(3)])
    case .folder: .init(\.folder, number(2) == 0 ? nil : "/covers")
    default: .init(\.source, [.bundled, .itunes, .folder("/covers")][number(3)])
    }
  }
}

extension CategoriesAction {
  static func random(in state: AppState, by generator: inout SeededGenerator) -> CategoriesAction {
    func number(_ bound: Int) -> Int { generator.number(below: bound) }
    let all = state.categories.all + state.categories.listed
    let category = all[number(all.count)]
    let news: [ShelfAction.News] = [
      .progress(done: number(9), total: 7), .found(.small),
      .failed(.folder(path: "/covers", .forbidden)),
    ]
    return switch number(6) {
    case 0: .setCatalogue(SetCatalogueAction(catalogue: ["pop": .different(3)]))
    case 1: .select(number(9) - 1)
    case 2: .change(ChangeCategoryAction(category: category))
    case 3: .shelf(ShelfAction(folder: "/covers", news[number(news.count)]))
    case 4: .filter(["", "po", "zzz", nil][number(4)])
    default: .delete(DeleteCategoryAction(id: category.id))
    }
  }
}

extension PromptAction {
  static func random(by generator: inout SeededGenerator) -> PromptAction {
    func number(_ bound: Int) -> Int { generator.number(below: bound) }
    let purposes: [PromptPurpose] = [
      .addCategory, .renameCategory("own-\(number(4))"), .chooseFolder,
      .renamePerson("Anna"), .renamePerson(""), .enterCode,
      .addPerson(Person(name: "Ben", face: number(3), color: number(5))),
    ]
    let texts = [
      "", "Polka", "pop", "/covers", "~", String(repeating: "x", count: 201), "pop-4x4-7k3q:14",
    ]
    return switch number(4) {
    case 0: .open(purposes[number(purposes.count)])
    case 1: .write(texts[number(texts.count)])
    case 2: .paste(texts[number(texts.count)])
    default: .confirm
    }
  }
}

extension SessionAction {
  static func random(by generator: inout SeededGenerator) -> SessionAction {
    switch generator.number(below: 5) {
    case 2: .resumeGame(.ordinary)
    case 3: .resumeGame(.daily)
    case 0: .launch(LaunchAction(entropy: generator.next()))
    case 1: .resume(ResumeAction(entropy: generator.next()))
    default: .quit(QuitAction())
    }
  }
}

extension GameAction {
  private static let deck = [Cover].different(40)

  static func random(in state: AppState, by generator: inout SeededGenerator) -> GameAction {
    func number(_ bound: Int) -> Int { generator.number(below: bound) }
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
      let covers = Array(deck.prefix(number(4) == 0 ? 1 : 40))
      return .setCards(SetCardsAction(request: request, batch: CoverBatch(covers: covers)))
    case 14:
      let ids = (0..<3).map { _ in deck[number(40)].id }
      return .missingCovers(
        number(2) == 0 ? .found(ids[0]) : .recovered(request: request, missing: ids))
    case 15, 16:
      return .aside(in: state, by: &generator)
    default:
      return .rare(in: state, request: request, by: &generator)
    }
  }

  /// What leaves all cards as they are.
  private static func aside(in state: AppState, by generator: inout SeededGenerator) -> GameAction {
    switch generator.number(below: 12) {
    case 7, 8:
      let level = generator.number(below: 300) - 10
      return .meter(
        MeterAction(
          level: level < 250 ? level : nil,
          step: (state.game.show.meter?.step ?? 0) + 1 - generator.number(below: 8) / 7,
          flip: state.game.board.flips.count - generator.number(below: 8) / 7))
    case 0: return .showHint
    case 6: return .dealNextBoard
    case 1: return .typeColumn(generator.number(below: 6) - 1)
    case 2: return .endPeek
    case 3: return .endFlash
    case 4: return .advanceFinale
    case 10: return .endTurnNotice
    case 11:
      let levels = (0..<generator.number(below: 5)).map { _ in generator.number(below: 300) - 10 }
      return .dance(
        DanceAction(
          levels: levels,
          step: (state.game.show.dance?.step ?? 0) + 1 - generator.number(below: 8) / 7))
    case 9: return .showCard(.init(index: generator.number(below: 18) - 1))
    default: return .showResult(generator.number(below: 2) == 0)
    }
  }

  private static func rare(
    in state: AppState, request: Int, by generator: inout SeededGenerator
  ) -> GameAction {
    switch generator.number(below: 9) {
    case 8: return .setGhost(SetGhostAction(request: request, ghost: nil))
    case 0:
      return .fetchFailed(FetchFailedAction(request: request, failure: .itunes(.noConnection)))
    case 1:
      var saved = GameState.dealt("A", "B", "A", "B").flipping(generator.number(below: 4))
      saved.id = 1
      var daily = saved
      daily.id = 2
      daily.daily = Daily(day: generator.number(below: 9), isPractice: false)
      var games = [SavedGame.kept(of: saved), .kept(of: daily)]
      if generator.number(below: 2) == 0 { games.reverse() }
      let count = generator.number(below: 3)
      return SavedGames(unfinished: Array(games.prefix(count)), ended: [.kept(of: saved)])
        .map { .restore(RestoreGamesAction(games: $0)) } ?? .hurry
    case 2: return .deal(state.dealAfterGame)
    default:
      var action = DealAction(for: state, grid: Grid.choices[generator.number(below: 4)])
      action.request.kind = GameKind.allCases[generator.number(below: GameKind.allCases.count)]
      if action.request.kind == .ear, generator.number(below: 8) > 0 {
        action.request.source = .bundled
      }
      action.players = (0..<generator.number(below: 6)).map { _ in
        let opponents = Opponent.allCases
        return generator.number(below: 2) == 0
          ? .anyone : .computer(opponents[generator.number(below: opponents.count)])
      }
      if action.request.kind == .sprint {
        if generator.number(below: 8) > 0 { action.players = action.players.sprinters }
        action.scores = (0..<generator.number(below: 3)).map { _ in generator.number(below: 9) - 1 }
      }
      if generator.number(below: 4) == 0 {
        action.headStart = HeadStart(
          pairCounts: (0..<generator.number(below: 4)).map { _ in generator.number(below: 5) - 1 })
      }
      return .deal(action)
    }
  }
}
