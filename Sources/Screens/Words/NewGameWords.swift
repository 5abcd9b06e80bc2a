import MemoryTunes

let newGameTitle = "custom game"

extension NewGameChoice {
  var label: String {
    if let setting { return setting.label }
    return switch self {
    case .opponent: Setting.opponents.label
    case .otherOpponent: "And"
    case .category: "Category"
    case .code: "Code"
    default: "Deal the cards"
    }
  }

  func value(in state: AppState) -> String {
    let settings = state.settings.current
    if let setting { return setting.value(in: settings) }
    return switch self {
    case .opponent: computer(0, in: settings)?.label ?? nobody
    case .otherOpponent: computer(1, in: settings)?.label ?? "nobody else"
    case .category:
      DealAction(for: state).request.category.label
        + (state.dealsBundledInstead ? " (bundled)" : "")
    case .code: "type one"
    default: ""
    }
  }

  /// What it means, unless its name and value say so.
  func note(in state: AppState) -> String? {
    let settings = state.settings.current
    return switch self {
    case .kind: settings.kind.note
    case .people: settings.peopleCount > 1 ? "Take turns; a pair earns another turn." : nil
    case .names: "Who is playing?"
    case .opponent: computer(0, in: settings)?.description
    case .otherOpponent: computer(1, in: settings)?.description
    case .peek: "See all the cards first, but earn no stars."
    case .code: "Deals the board with the code you enter."
    case .category: state.dealsBundledInstead ? "By ear uses the bundled covers." : nil
    case .grid, .deal: nil
    }
  }
}

/// The computer with this number among those who play.
private func computer(_ index: Int, in settings: MemoryTunes.Settings) -> Opponent? {
  let opponents = settings.players.compactMap(\.opponent)
  return index < opponents.count ? opponents[index] : nil
}
