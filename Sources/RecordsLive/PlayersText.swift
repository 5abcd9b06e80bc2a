// A line for each player: "computer fuzz", "person Ann", or "person" if unnamed; "+2 person Ann" with a head start
// of two pairs.

extension [Player] {
  /// The longest text of players, in bytes.
  static let maximumTextLength = 2000

  func text(with headStart: HeadStart?) -> String {
    zip(self, (headStart?.pairCounts ?? []) + repeatElement(0, count: count))
      .map { player, start in (start == 0 ? "" : "+\(start) ") + player.line }
      .joined(separator: "\n")
  }

  /// Reads players; nil if the text is too long.
  ///
  /// A text that is not from ``text(with:)`` differs from what that makes of them.
  init?(text: String) {
    guard text.utf8.count <= Self.maximumTextLength else { return nil }
    // The most common case: saves a tenth of the time to load all games.
    self = text == "person" ? [.anyone] : text.split(separator: "\n").map(Player.init(line:))
  }
}

extension HeadStart {
  /// Reads the head start from the text of players; nil if nobody has one.
  init?(playersText text: String) {
    guard text.contains("+") else { return nil }
    self.init(
      pairCounts: text.split(separator: "\n").map { line in
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

  /// Reads a ``line``; any other gives somebody whose line differs.
  fileprivate init(line: Substring) {
    let words = (line.first == "+" ? line.drop { $0 != " " } : line)
      .split(separator: " ", maxSplits: 1)
    let name = words.count == 2 ? String(words[1]) : ""
    let opponent = words.first == "computer" ? Opponent(rawValue: name) : nil
    self = opponent.map(Player.computer) ?? .person(name: name)
  }
}
