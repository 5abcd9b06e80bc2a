import MemoryTunes

extension NewGameChoice {
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
}
