import MemoryTunes

let newGameTitle = "new game"

extension NewGameChoice {
  var label: String {
    switch self {
    case .kind: "Play"
    case .people: "Players"
    case .names: "Names"
    case .opponent: "Against"
    case .otherOpponent: "And"
    case .category: "Category"
    case .grid: "Grid"
    case .peek: "Peek first"
    case .code: "Code"
    case .deal: "Deal the cards"
    }
  }

  func value(in state: AppState) -> String {
    let settings = state.settings.current
    return switch self {
    case .kind: settings.kind.label
    case .people: peopleLabel(settings.peopleCount)
    case .names: namesLabel(of: settings)
    case .opponent: computer(0, in: settings)?.label ?? "nobody"
    case .otherOpponent: computer(1, in: settings)?.label ?? "nobody else"
    case .category:
      FetchTunesAction(for: state).category.label + (state.dealsBundledInstead ? " (bundled)" : "")
    case .grid: "\(settings.grid.label), \(pairs(settings.grid.pairCount))"
    case .peek: onOff(settings.peeks)
    case .code: "type one"
    case .deal: ""
    }
  }

  /// What it means, unless its name and value say so.
  func note(in state: AppState) -> String? {
    let settings = state.settings.current
    return switch self {
    case .kind: settings.kind.note
    case .people: settings.peopleCount > 1 ? "Take turns; a pair earns another." : nil
    case .names: "Who is playing?"
    case .opponent: computer(0, in: settings)?.description
    case .otherOpponent: computer(1, in: settings)?.description
    case .peek: "See all cards first; earns no stars."
    case .code: "Deals the board of a code you type."
    case .category: state.dealsBundledInstead ? "By ear uses the bundled covers." : nil
    case .grid, .deal: nil
    }
  }
}

private func peopleLabel(_ count: Int) -> String {
  switch count {
  case 0: "nobody, just watch"
  case 1: "just you"
  default: counted(count, "person", plural: "people")
  }
}

private func namesLabel(of settings: MemoryTunes.Settings) -> String {
  let people = settings.players.filter { $0.opponent == nil }
  guard people != [.anyone] else { return "you" }
  return people.enumerated().map { $1.label(index: $0) }.joined(separator: ", ")
}

/// The computer with this number among those who play.
private func computer(_ index: Int, in settings: MemoryTunes.Settings) -> Opponent? {
  let opponents = settings.players.compactMap(\.opponent)
  return index < opponents.count ? opponents[index] : nil
}
