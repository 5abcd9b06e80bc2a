/// Everything that can happen: an action of one of the features.
///
/// Each feature's enum is closed, so the compiler shows what has not thought of a new case, and every
/// action can be written down and read back.
public enum AppAction: Equatable, Codable, Sendable {
  case session(SessionAction)
  case routing(RoutingAction)
  case notices(NoticesAction)
  case menu(MenuAction)
  case categories(CategoriesAction)
  case settings(SettingsAction)
  case game(GameAction)
  case saving(SavingAction)
  case prompt(PromptAction)
  case inspector(InspectorAction)
}

/// What the history asks of an action of any feature.
protocol FeatureAction {
  /// Whether it happens all the time, or belongs to looking at the history itself: the list of events
  /// leaves it out unless asked for everything.
  var isFrequent: Bool { get }
  /// About how many bytes it keeps alive that nothing else does.
  var weight: Int { get }
}

extension FeatureAction {
  var isFrequent: Bool { false }
  var weight: Int { 0 }
}

extension AppAction {
  /// Whether the list of events leaves it out unless asked for everything.
  var isFrequent: Bool { feature.isFrequent }

  /// About how many bytes it keeps alive that nothing else does.
  public var weight: Int { feature.weight }

  private var feature: any FeatureAction {
    switch self {
    case .session(let action): action
    case .routing(let action): action
    case .notices(let action): action
    case .menu(let action): action
    case .categories(let action): action
    case .settings(let action): action
    case .game(let action): action
    case .saving(let action): action
    case .prompt(let action): action
    case .inspector(let action): action
    }
  }
}
