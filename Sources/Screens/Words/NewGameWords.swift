extension AppState {
  /// "Best on 4×4: 9 pairs."; nil without a sprint or game by ear on that grid.
  var bestLabel: String? {
    let request = DealAction(for: self).request
    let best = records.summary?.bests.first {
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
    // In place of names of opponents: "Against: nobody".
    return names.isEmpty ? tr("nobody") : names
  }

  /// A description of the game; with one computer, also its crown.
  func note(inSprint isSprint: Bool, _ summary: RecordsSummary?) -> String {
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
