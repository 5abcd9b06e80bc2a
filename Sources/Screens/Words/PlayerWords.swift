import MemoryTunes

extension Opponent {
  /// The character's name.
  public var label: String { words.name }
  /// The character's style of play.
  var description: String { words.style }

  private var words: (name: String, style: String) {
    switch self {
    case .fuzz: ("Fuzz", "Forgets a card within moments.")
    case .skip: ("Skip", "Mixes up neighbours.")
    case .echo: ("Echo", "Remembers most cards.")
    case .maestro: ("Maestro", "Never forgets, never slips.")
    case .twin(let keep): ("Twin", "Keeps \(keep)% of what it sees, as you do.")
    }
  }
}

extension Player {
  /// The name of the player with this index: "Anna", "Player 2", "Echo".
  func label(index: Int) -> String {
    switch self {
    case .person(let name): name.isEmpty ? "Player \(index + 1)" : name
    case .computer(let opponent): opponent.label
    }
  }
}

extension [Player] {
  /// The name of the player at an index: "You" for the only person without a name; numbered if not unique: "Fuzz 2".
  func label(at index: Int) -> String {
    guard !isAddressed(at: index) else { return "You" }
    let name = self[index].label(index: index)
    let namesakes = indices.filter { self[$0].label(index: $0).lowercased() == name.lowercased() }
    guard namesakes.count > 1 else { return name }
    return "\(name) \((namesakes.firstIndex(of: index) ?? 0) + 1)"
  }

  /// Whose turn it is: "Your turn", "Anna’s turn".
  func turnLabel(at index: Int) -> String {
    isAddressed(at: index) ? "Your turn" : "\(label(at: index))’s turn"
  }

  /// The player at an index is called "you": the only person without a name.
  func isAddressed(at index: Int) -> Bool {
    self[index] == .anyone && count { $0 == .anyone } == 1
  }
}

extension HeadStart {
  /// "Ben, 2 pairs; Cem, 1 pair".
  func label(in players: [Player]) -> String {
    given { "\(players.label(at: $0)), \(pairs($1))" }.joined(separator: "; ")
  }

  fileprivate func given(_ text: (Int, Int) -> String) -> [String] {
    pairCounts.enumerated().filter { $1 > 0 }.map(text)
  }
}

extension GameState {
  /// "Ben had a head start of 2 pairs.", for each who had one; nil if nobody had.
  var headStartLabel: String? {
    headStart?.given { "\(players.label(at: $0)) had a head start of \(pairs($1))." }
      .joined(separator: " ")
  }

  /// Whose turn it is: "Your turn", "Anna’s turn"; at first, where it was drawn, "Anna begins".
  var turnLabel: String {
    let isDrawn = board.flips.isEmpty && players.count { $0.opponent == nil } > 1
    guard isDrawn else { return players.turnLabel(at: turn) }
    return players.isAddressed(at: turn) ? "You begin" : "\(players.label(at: turn)) begins"
  }

  /// The player whose minute it is in a sprint of several people: "Anna".
  var sprinterLabel: String? { round.map { $0.players.label(at: $0.seat) } }

  /// "You win!", "Anna wins!", "Anna and Ben win!", "A draw".
  func winnerLabel(in standings: [Standing]) -> String {
    let winners = standings.filter { $0.place == 1 }.map(\.index)
    let names = listed(winners.map(everybody.label(at:)))
    if winners.count > 1 { return winners.count == everybody.count ? "A draw" : "\(names) win!" }
    return winners.contains(where: everybody.isAddressed(at:)) ? "\(names) win!" : "\(names) wins!"
  }
}

extension GameKind {
  var label: String { words.label }
  /// The player's task.
  var note: String { words.task }
  /// The suffix to the name of a board of this kind: " sprint", " by ear"; empty for pairs of covers.
  var suffix: String { words.suffix }
  /// The same after a comma.
  public var aside: String { self == .pairs ? "" : "," + suffix }

  private var words: (label: String, task: String, suffix: String) {
    switch self {
    case .pairs: ("pairs of covers", "Two cards with the same cover make a pair.", "")
    case .titles: ("cover and title", "A cover and its title make a pair.", " titles")
    case .sprint: ("sprint", "Find all the pairs you can in 60 seconds.", " sprint")
    case .ear: ("by ear", "Find the pairs by their tunes.", " by ear")
    }
  }
}
