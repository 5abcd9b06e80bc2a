import MemoryTunes

// A line for each player: "computer fuzz", "person Ann", or "person" for one without a name.

extension [Player] {
  /// The longest text of players, in bytes.
  static let maximumTextLength = 2000

  /// The players as they are stored.
  var text: String {
    map { player in
      switch player {
      case .person(name: ""): "person"
      case .person(let name): "person \(name)"
      case .computer(let opponent): "computer \(opponent.rawValue)"
      }
    }
    .joined(separator: "\n")
  }

  /// Reads players; nil if the text is none of ``text``.
  init?(text: String) {
    guard text.utf8.count <= Self.maximumTextLength else { return nil }
    // As in most games: a tenth of the time that all games take to load.
    guard text != "person" else {
      self = [.anyone]
      return
    }
    self = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard count < Player.maximumCount, let player = Player(line: line) else { return nil }
      append(player)
    }
  }
}

extension Player {
  fileprivate init?(line: Substring) {
    let words = line.split(separator: " ", maxSplits: 1)
    let name = words.count == 2 ? String(words[1]) : ""
    switch words.first {
    case "person": self = .person(name: name)
    case "computer":
      guard let opponent = Opponent(rawValue: name) else { return nil }
      self = .computer(opponent)
    default: return nil
    }
  }
}
