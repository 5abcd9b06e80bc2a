extension Opponent {
  public var label: String { words.name }
  var description: String { words.style }

  private var words: (name: String, style: String) {
    switch self {
    case .fuzz: ("Fuzz", tr("Forgets a card within moments."))
    case .skip: ("Skip", tr("Mixes up neighbours."))
    case .echo: ("Echo", tr("Remembers most cards."))
    case .maestro: ("Maestro", tr("Never forgets, never slips."))
    case .twin(let keep): ("Twin", tr("Keeps \(keep)% of what it sees, as you do."))
    }
  }
}

extension Player {
  /// The name of the player with this index: "Anna", "Player 2", "Echo".
  func label(index: Int) -> String {
    switch self {
    case .person(let name): name.isEmpty ? tr("Player \(index + 1)") : name
    case .computer(let opponent): opponent.label
    }
  }

  /// "Ann"; in place of a name, "a friend".
  var friendName: String {
    if case .person(let name) = self, !name.isEmpty { name.cleaned } else { tr("a friend") }
  }
}

extension [Player] {
  /// The name of the player at an index: "You" for the only person without a name; numbered if not unique: "Fuzz 2".
  public func label(at index: Int) -> String {
    guard !isAddressed(at: index) else { return tr("You") }
    let name = self[index].label(index: index)
    let namesakes = indices.filter { self[$0].label(index: $0).lowercased() == name.lowercased() }
    guard namesakes.count > 1 else { return name }
    return "\(name) \((namesakes.firstIndex(of: index) ?? 0) + 1)"
  }

  /// Whose turn it is: "Your turn", "Anna’s turn".
  func turnLabel(at index: Int) -> String {
    isAddressed(at: index) ? tr("Your turn") : tr("\(label(at: index))’s turn")
  }

  /// The player at an index is called "you": the only person without a name.
  func isAddressed(at index: Int) -> Bool {
    self[index] == .anyone && count { $0 == .anyone } == 1
  }
}

extension GameState {
  /// "Head start: Ben, 2 pairs; Cem, 1 pair"; nil without one.
  var headStartLabel: String? {
    headStart.map { start in
      let given = start.pairCounts.enumerated().filter { $1 > 0 }
        .map { list([players.label(at: $0), pairs($1)]) }
      return tr("\(PeopleWords.headStart): \(given.joined(separator: semicolon))")
    }
  }

  /// Whose turn it is: "Your turn", "Anna’s turn".
  var turnLabel: String {
    isShared && isMovedHere ? tr("Your turn") : players.turnLabel(at: turn)
  }

  /// "You win!", "Anna wins!", "Anna and Ben win!", "A draw".
  func winnerLabel(in standings: [Standing]) -> String {
    let winners = standings.filter { $0.place == 1 }.map(\.index)
    let names = listed(winners.map(everybody.label(at:)))
    if winners.count > 1 {
      return winners.count == everybody.count ? tr("A draw") : tr("\(names) win!")
    }
    return winners.contains(where: everybody.isAddressed(at:)) || winners == [table?.seat]
      ? tr("You win!") : tr("\(names) wins!")
  }
}

extension GameKind {
  var label: String { words.label }
  /// The player's task.
  var note: String { words.task }

  /// The name of a board of this kind: "4×4 Pop", "4×4 Pop, by ear".
  public func label(of board: String) -> String { list([board, words.aside]) }

  /// "by ear" stands for itself, as the value of a setting, and after the name of a board, as in "4×4 Pop, by ear".
  private var words: (label: String, task: String, aside: String?) {
    let (sprint, ear) = (tr("sprint"), tr("by ear"))
    return switch self {
    case .pairs: (tr("pairs of covers"), tr("Two cards with the same cover make a pair."), nil)
    case .titles: (tr("cover and title"), tr("A cover and its title make a pair."), tr("titles"))
    case .sprint: (sprint, tr("Find all the pairs you can in 60 seconds."), sprint)
    case .ear: (ear, tr("Find the pairs by their tunes."), ear)
    }
  }
}
