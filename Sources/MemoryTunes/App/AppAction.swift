/// Everything that can happen: an action of one of the features.
///
/// Each feature's enum is closed, so the compiler finds every switch that misses a new case, and
/// every action can be recorded and replayed.
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
}

extension AppAction {
  /// The approximate size of the memory that only this action keeps alive, in bytes.
  public var weight: Int {
    switch self {
    case .session(let action): action.weight
    case .notices: 300
    case .categories(let action): action.weight
    case .settings(let action): action.weight
    case .game(let action): action.weight
    case .records(let action): action.weight
    case .review(let action): action.weight
    case .practice(let action): action.weight
    case .together(.received(.boards(_, let boards, _), _)):
      boards.reduce(0) { $0 + $1.count * MemoryLayout<Flip>.stride }
    default: 0
    }
  }
}
