/// Everything that can happen: an action of one of the features.
///
/// Each feature's enum is closed, so the compiler finds every switch that misses a new case, and
/// every action can be recorded and replayed.
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

/// What the history needs to know about the actions of every feature.
protocol FeatureAction {
  /// Whether the inspector hides it by default: it is very common, or comes from the inspector
  /// itself.
  var isFrequent: Bool { get }
  /// The approximate size of the memory that only this action keeps alive, in bytes.
  var weight: Int { get }
}

extension FeatureAction {
  var isFrequent: Bool { false }
  var weight: Int { 0 }
}

extension AppAction {
  /// Whether the inspector hides it by default.
  var isFrequent: Bool { feature.isFrequent }

  /// The approximate size of the memory that only this action keeps alive, in bytes.
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
