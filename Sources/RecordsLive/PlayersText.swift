// A line for each player: "computer fuzz", "person Ann", or "person" if unnamed; "+2 person Ann" with a head start
// of two pairs.

extension [Player] {
  /// The longest text of players, in bytes.
  static let maximumTextLength = 2000

  func text(with headStart: HeadStart?) -> String {
    enumerated().map { seat, player in
      let counts = headStart?.pairCounts ?? []
      let start = counts.indices.contains(seat) && counts[seat] != 0 ? "+\(counts[seat]) " : ""
      return start + player.line
    }
    .joined(separator: "\n")
  }

  /// Reads players; nil if the text is not from ``text(with:)``.
  init?(text: String) {
    guard text.utf8.count <= Self.maximumTextLength else { return nil }
    // The most common case: saves a tenth of the time to load all games.
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

extension HeadStart {
  /// Reads the head start from the text of players; nil if nobody has one.
  init?(playersText text: String) {
    guard text.contains("+") else { return nil }
    self.init(
      pairCounts: text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.first == "+" ? Int(line.dropFirst().prefix { $0 != " " }) ?? 0 : 0
      })
    if pairCounts.isEmpty { return nil }
  }
}

extension Player {
  fileprivate var line: String {
    switch self {
    case .person(name: ""): "person"
    case .person(let name): "person \(name)"
    case .computer(let opponent): "computer \(opponent.rawValue)"
    }
  }

  fileprivate init?(line: Substring) {
    let line = line.first == "+" ? line.drop { $0 != " " } : line
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
