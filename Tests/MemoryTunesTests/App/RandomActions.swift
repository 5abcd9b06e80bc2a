import Artwork
import Basics
import DataFlow

@testable import MemoryTunes

extension AppAction {
  /// Any action, moves more often.
  static func random(
    in state: AppState, by generator: inout SeededGenerator
  ) -> AppAction {
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
