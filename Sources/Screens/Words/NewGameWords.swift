extension NewGameChoice {
  var label: String {
    if let setting { return setting.label }
    return switch self {
    case .rivals: Setting.opponents.label
    case .category: tr("Category")
    case .code: tr("Code")
    default: tr("Deal the cards")
    }
  }

  /// Its value; if spoken, also how a computer plays.
  func value(in state: AppState, isSpoken: Bool = false) -> String {
    let settings = state.settings.current
    if let setting { return setting.value(in: settings) }
    return switch self {
    case .rivals: settings.rivals.label(isSpoken: isSpoken)
    case .category: categoryLabel(in: state)
    // Instead of a code: asks to type one.
    case .code: tr("type one")
    default: ""
    }
  }

  /// "Pop"; "Pop (bundled)" in place of covers from elsewhere, which have no tunes.
  private func categoryLabel(in state: AppState) -> String {
    let label = DealAction(for: state).request.category.label
    return state.dealsBundledInstead ? tr("\(label) (bundled)") : label
  }

  /// Its meaning with the other choices.
  func note(in state: AppState) -> String {
    let settings = state.settings.current
    return switch self {
    case .kind:
      [settings.kind.note, bestLabel(in: state)].compactMap(\.self).joined(separator: " ")
    case .rivals: settings.rivals.note(inSprint: settings.kind == .sprint, state.records.summary)
    case .people: tr("Who is playing, and who has a head start?")
    case .category:
      state.dealsBundledInstead
        ? tr("By ear uses the bundled covers.") : tr("The covers on the cards.")
    case .grid: tr("Columns and rows of cards.")
    case .peek: tr("See all the cards first, but earn no stars.")
    case .code: tr("Deals the board with the code you enter.")
    case .deal: settings.kind.note
    }
  }

  /// "Best on 4×4: 9 pairs."; nil without a sprint or game by ear on that grid.
  private func bestLabel(in state: AppState) -> String? {
    let request = DealAction(for: state).request
    let best = state.records.summary?.bests.first {
      $0.kind == request.kind && $0.grid == request.grid
    }
    return best.map {
      let result = $0.kind == .sprint ? pairs($0.figure) : moves($0.figure)
      return tr("Best on \($0.grid.label): \(result).")
    }
  }
}

extension Rivals {
  /// "nobody", "Fuzz", "2 people", "1 person, Echo"; if spoken, also how a computer plays alone.
  func label(isSpoken: Bool = false) -> String {
    if let onlyOpponent, isSpoken {
      return "\(onlyOpponent.label). \(onlyOpponent.description)"
    }
    let others = peopleCount - 1
    let people = others > 0 ? [tr("\(others) person", "\(others) people", count: others)] : []
    let names = list(people + opponents.map(\.label))
    if peopleCount < 1 { return tr("just watch \(names)") }
    return names.isEmpty ? nobody : names
  }

  /// A description of the game; with one computer, also its crown.
  fileprivate func note(inSprint isSprint: Bool, _ summary: RecordsSummary?) -> String {
    if isSprint, peopleCount > 1 {
      return tr("A minute each on the same boards; the others look away.")
    }
    guard let onlyOpponent else {
      return self == Rivals()
        ? tr("Play alone, or against up to three others.")
        : tr("Take turns; a pair earns another turn.")
    }
    // A twin has none.
    let crowned = Opponent.allCases.contains(onlyOpponent) ? summary?.crowned : nil
    let crown = crowned.map {
      $0.contains(onlyOpponent)
        ? tr("Its crown is yours.") : tr("Two wins in a row on 4×4 win its crown.")
    }
    return [onlyOpponent.description, crown].compactMap(\.self).joined(separator: " ")
  }

  /// The only opponent of a single person; nil for other line-ups.
  private var onlyOpponent: Opponent? {
    peopleCount == 1 && opponents.count == 1 ? opponents[0] : nil
  }
}
