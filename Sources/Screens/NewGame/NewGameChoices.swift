import MemoryTunes

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
    case .grid: "\(settings.grid.label), \(settings.grid.pairCount) pairs"
    case .peek: settings.peeks ? "on" : "off"
    case .code: "type one"
    case .deal: ""
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

  /// Whether it is chosen from a list or typed, and not by going through its values, as the few
  /// categories with tunes are.
  func hasDialog(in state: AppState) -> Bool {
    let isByEar = state.settings.current.kind == .ear
    return self == .names || self == .code || self == .category && !isByEar
  }

  /// The action that takes it one step forwards (1) or backwards (-1) through its values; nil if it has
  /// none.
  func change(by step: Int, in state: AppState) -> AppAction? {
    let settings = state.settings.current
    let change: SettingChange
    switch self {
    case .kind: change = .kind(GameKind.allCases.after(settings.kind, by: step))
    case .people: change = .peopleCount([1, 2, 3, 4, 0].after(settings.peopleCount, by: step))
    case .opponent: change = .opponents(settings.opponents(changing: 0, by: step))
    case .otherOpponent: change = .opponents(settings.opponents(changing: 1, by: step))
    case .grid: change = .grid(Grid.choices.after(settings.grid, by: step))
    case .peek: change = .peeks(!settings.peeks)
    case .category:
      let categories =
        settings.kind == .ear ? MemoryTunes.Category.bundled : state.categories.listed
      let current = FetchTunesAction(for: state).category
      return .categories(.change(.init(category: categories.after(current, by: step))))
    case .names, .code, .deal: return nil
    }
    return .settings(.change(.init(change)))
  }
}

private func peopleLabel(_ count: Int) -> String {
  switch count {
  case 0: "nobody, just watch"
  case 1: "just you"
  default: "\(count) people"
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

extension MemoryTunes.Settings {
  /// The computers after one of them has been replaced by the next in line, or by none; where no people
  /// play, there are always two.
  fileprivate func opponents(changing index: Int, by step: Int) -> [Opponent] {
    let current = players.compactMap(\.opponent)
    let choices: [Opponent?] = (peopleCount == 0 ? [] : [nil]) + Opponent.allCases
    var slots: [Opponent?] = (0..<2).map { $0 < current.count ? current[$0] : nil }
    slots[index] = choices.after(slots[index], by: step)
    return slots.compactMap(\.self)
  }
}

extension AppState {
  /// Whether the next game has bundled covers although the settings say others: it is by ear.
  var dealsBundledInstead: Bool {
    FetchTunesAction(for: self).source != settings.current.source
  }

  /// Who will play, in brief: "you, Skip", "3 players".
  var tableLabel: String {
    let settings = settings.current
    guard settings.kind != .sprint else { return "players, kinds" }
    let players = settings.players
    guard players.count > 1 else { return "players, kinds" }
    let computers = players.compactMap(\.opponent).map(\.label)
    return settings.peopleCount < 2
      ? ((settings.peopleCount == 1 ? ["you"] : []) + computers).joined(separator: ", ")
      : "\(players.count) players"
  }
}
