/// Everything that can happen: an action of one of the features.
public enum AppAction: Equatable, Codable, Sendable {
  case session(SessionAction)
  case routing(RoutingAction)
  case notices(NoticesAction)
  case newGame(NewGameAction)
  case daily(DailyAction)
  case categories(CategoriesAction)
  case settings(SettingsAction)
  case keys(KeysAction)
  case scan(ScanAction)
  case game(GameAction)
  case saving(SavingAction)
  case records(RecordsAction)
  case review(ReviewAction)
  case practice(PracticeAction)
  case share(ShareAction)
  case sound(SoundAction)
  case prompt(PromptAction)
  case together(TogetherAction)
  case inspector(InspectorAction)

  /// The approximate size of the memory that only this action keeps alive, in bytes.
  public var weight: Int {
    switch self {
    case .session(.launch), .notices, .categories(.change), .settings(.restore), .settings(.change),
      .game(.deal), .game(.fetchFailed), .records(.loadFailed), .review(.loadFailed),
      .practice(.loadFailed):
      300
    case .categories(.setCatalogue(let action)):
      400 * action.catalogue.values.map(\.count).reduce(0, +)
    case .categories(.shelf(let action)): action.weight
    case .game(.setCards(let action)):
      400 * (action.batch.covers.count + action.batch.fillers.count)
    case .game(.restore(let action)):
      400 * action.games.unfinished.reduce(0) { $0 + $1.game.covers.count }
    case .game(.missingCovers(.found(let image))): image.utf8.count
    case .game(.missingCovers(.recovered(_, let ids))): ids.map(\.utf8.count).reduce(0, +)
    case .game(.setGhost(let action)): 300 + (action.ghost?.board?.weight ?? 0)
    case .records(.set(let action)): action.records.weight
    case .records(.summarized): 100
    case .review(.loaded(let game)): 500 + (game?.flips.count ?? 0) * MemoryLayout<Flip>.stride
    case .practice(.loaded(let puzzles)):
      puzzles.reduce(0) { $0 + 500 + $1.game.flips.count * MemoryLayout<Flip>.stride }
    case .together(.received(.boards(_, let boards, _), _)):
      boards.reduce(0) { $0 + $1.count * MemoryLayout<Flip>.stride }
    default: 0
    }
  }
}

extension Records {
  fileprivate var weight: Int {
    100 * (bests.count + recentSlips.count + daily.results.count + coach.games.count) + 500
      * lastGames.count + 3000 * friends.map(\.games.count).reduce(0, +)
      + CoverCollection.coverCount * MemoryLayout<CoverCollection.Find?>.stride
  }
}
