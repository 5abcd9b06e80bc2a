import MemoryTunes

enum NewGameWords {
  static let title = "custom game"
  /// On the card that stands for all cards with titles.
  static let titleCard = "title"
  /// On the card that stands for the time of a sprint.
  static let sprintCard = "\(Sprint.duration)"
}

extension NewGameChoice {
  var label: String {
    if let setting { return setting.label }
    return switch self {
    case .opponent: Setting.opponents.label
    case .otherOpponent: "Also against"
    case .category: "Category"
    case .code: "Code"
    default: "Deal the cards"
    }
  }

  /// What it is set to; where it is spoken, also how a computer plays.
  func value(in state: AppState, isSpoken: Bool = false) -> String {
    let settings = state.settings.current
    func label(_ opponent: Opponent?) -> String {
      isSpoken ? spokenLabel(of: opponent) : opponent?.label ?? nobody
    }
    if let setting { return setting.value(in: settings) }
    return switch self {
    case .opponent: label(settings.computer(0))
    case .otherOpponent: label(settings.computer(1))
    case .category:
      DealAction(for: state).request.category.label
        + (state.dealsBundledInstead ? " (bundled)" : "")
    case .code: "type one"
    default: ""
    }
  }

  /// What it means with the other choices.
  func note(in state: AppState) -> String {
    let settings = state.settings.current
    return switch self {
    case .kind: settings.kind.note
    case .people where settings.peopleCount < 2: "How many of you play."
    case .people:
      settings.kind == .sprint
        ? "A minute each on the same boards; the others look away."
        : "Take turns; a pair earns another turn."
    case .names:
      settings.peopleCount == 1
        ? "Who is playing? Each name has its own records; Enter edits the names."
        : "Who is playing?"
    case .opponent: note(on: settings.computer(0))
    case .otherOpponent: note(on: settings.computer(1))
    case .headStart: "Gives one player pairs from the start."
    case .category:
      state.dealsBundledInstead ? "By ear uses the bundled covers." : "The covers on the cards."
    case .grid: "Columns and rows of cards."
    case .peek: "See all the cards first, but earn no stars."
    case .code: "Deals the board with the code you enter."
    case .deal: settings.kind.note
    }
  }

  private func note(on opponent: Opponent?) -> String {
    opponent?.description ?? "A computer can play, too."
  }
}

/// The computer and how it plays.
func spokenLabel(of opponent: Opponent?) -> String {
  opponent.map { "\($0.label): \($0.description)" } ?? nobody
}

extension MemoryTunes.Settings {
  /// The computer with this number among those who play.
  func computer(_ index: Int) -> Opponent? {
    let opponents = players.compactMap(\.opponent)
    return index < opponents.count ? opponents[index] : nil
  }
}
