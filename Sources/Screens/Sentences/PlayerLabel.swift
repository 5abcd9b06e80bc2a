import MemoryTunes

extension Opponent {
  /// The character's name.
  public var label: String {
    switch self {
    case .fuzz: "Fuzz"
    case .skip: "Skip"
    case .echo: "Echo"
    case .maestro: "Maestro"
    }
  }

  /// How the character plays.
  var description: String {
    switch self {
    case .fuzz: "Forgets a card in moments."
    case .skip: "Mixes up neighbours."
    case .echo: "Remembers most of what it sees."
    case .maestro: "Never forgets, never slips."
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
  /// The name of the one at an index: "You" for a person without a name who plays with computers only.
  public func label(at index: Int) -> String {
    hasOnlyPerson(at: index) ? "You" : self[index].label(index: index)
  }

  /// Whether the one at an index is a person without a name, and the others are computers.
  func hasOnlyPerson(at index: Int) -> Bool {
    self[index] == .anyone && count { $0.opponent == nil } == 1
  }
}

extension GameState {
  /// The name of a player: "You" for a person without a name who plays with computers only.
  func label(ofPlayer index: Int) -> String { players.label(at: index) }
}

extension GameKind {
  var label: String {
    switch self {
    case .pairs: "pairs of covers"
    case .titles: "cover and title"
    case .sprint: "sprint"
    case .ear: "by ear"
    }
  }

  /// What the player must do.
  var note: String {
    switch self {
    case .pairs: "Two cards with the same cover make a pair."
    case .titles: "A cover and its title make a pair."
    case .sprint: "Find all the pairs you can in 60 seconds."
    case .ear: "Find the pairs by their tunes."
    }
  }

  /// What follows the name of a board of this kind: " sprint", " by ear"; nothing for pairs of covers.
  public var suffix: String {
    switch self {
    case .pairs: ""
    case .titles, .sprint: " \(rawValue)"
    case .ear: " by ear"
    }
  }
}

extension Pace {
  var label: String { rawValue }
}
