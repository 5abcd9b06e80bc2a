import MemoryTunes

extension NewGameChoice {
  /// Whether it is chosen from a list or typed, and not by going through its values, as the few
  /// categories with tunes are.
  func hasDialog(in state: AppState) -> Bool {
    let isByEar = state.settings.current.kind == .ear
    let names = state.settings.current.person(after: 1) == nil || isOfSeveral(in: state)
    return self == .names && names || self == .code || self == .category && !isByEar
  }

  /// The action that takes it one step forwards (1) or backwards (-1) through its values; nil if it has
  /// none, or means nothing now.
  func change(by step: Int, in state: AppState) -> AppAction? {
    guard state.idleReason(of: self) == nil else { return nil }
    let settings = state.settings.current
    switch self {
    case .category:
      let categories =
        settings.kind == .ear ? MemoryTunes.Category.bundled : state.categories.listed
      let current = DealAction(for: state).request.category
      return .categories(.change(.init(category: categories.after(current, by: step))))
    case .opponent, .otherOpponent:
      let opponents = settings.opponents(
        changing: self == .opponent ? 0 : 1, by: step,
        among: Opponent.allCases + [state.records.summary?.twin].compactMap(\.self))
      return .settings(.change(.init(\.opponents, opponents)))
    case .names:
      return isOfSeveral(in: state) ? nil : nextPerson(by: step, in: state)
    case .headStart:
      let next = settings.headStarts.after(settings.nextHeadStart, by: step)
      return .settings(.change(.init(\.headStart, next)))
    case .kind, .people, .grid, .peek, .code, .deal:
      return setting?.change(by: step, in: settings).map { .settings(.change($0)) }
    }
  }

  /// The setting that it shows; nil if it is more or less than one.
  var setting: Setting? {
    switch self {
    case .kind: .kind
    case .people: .peopleCount
    case .names: .names
    case .grid: .grid
    case .headStart: .headStart
    case .peek: .peeks
    case .opponent, .otherOpponent, .category, .code, .deal: nil
    }
  }
}

extension MemoryTunes.Settings {
  /// The computers after one of them has been replaced by the next in line, or by none; where no people
  /// play, there are always two.
  fileprivate func opponents(
    changing index: Int, by step: Int, among opponents: [Opponent]
  ) -> [Opponent] {
    let current = players.compactMap(\.opponent)
    let choices: [Opponent?] = (peopleCount == 0 ? [] : [nil]) + opponents
    var slots: [Opponent?] = (0..<2).map { $0 < current.count ? current[$0] : nil }
    slots[index] = choices.after(slots[index], by: step)
    return slots.compactMap(\.self)
  }
}

extension AppState {
  /// Whether the next game has bundled covers although the settings say others: it is by ear.
  var dealsBundledInstead: Bool {
    DealAction(for: self).request.source != settings.current.source
  }
}

/// Whether the names are those of several people, and not of the one who plays.
private func isOfSeveral(in state: AppState) -> Bool { state.settings.current.peopleCount != 1 }

/// The action that lets the next of the people with names play, or the one before; nil if there are none.
func nextPerson(by step: Int, in state: AppState) -> AppAction? {
  state.settings.current.person(after: step).map { .settings(.change(.init(\.person, $0))) }
}
