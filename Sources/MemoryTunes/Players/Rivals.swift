/// Whom somebody plays against: other people, computers, or both.
public struct Rivals: Hashable, Codable, Sendable {
  /// The people who play, the player among them; with none, computers play each other.
  public let peopleCount: Int
  public let opponents: [Opponent]

  public init(peopleCount: Int = 1, opponents: [Opponent] = []) {
    (self.peopleCount, self.opponents) = (peopleCount, opponents)
  }
}

extension Settings {
  /// Whom the next game is against; a sprint is for people.
  public var rivals: Rivals {
    let players = kind == .sprint ? players.sprinters : players
    return Rivals(
      peopleCount: players.count(where: \.isPerson), opponents: players.compactMap(\.opponent))
  }

  /// Nobody, one computer, other people, both, or two computers; and the present choice if it is none of these.
  public func rivalsToChoose(twin: Opponent?) -> [Rivals] {
    let people = (2...Player.maximumCount).map { Rivals(peopleCount: $0) }
    if kind == .sprint { return [Rivals()] + people }
    let ladder = Opponent.allCases
    let computers = (ladder + [twin].compactMap(\.self)).map { Rivals(opponents: [$0]) }
    let both = ladder.map { Rivals(peopleCount: 2, opponents: [$0]) }
    let neighbours = zip(ladder, ladder.dropFirst()).map { Rivals(opponents: [$0, $1]) }
    let watching = [Rivals(peopleCount: 0, opponents: [.skip, .echo])]
    let choices = [Rivals()] + computers + people + both + neighbours + watching
    return choices.contains(rivals) ? choices : choices + [rivals]
  }

  /// Keeps a named single player at the table.
  mutating func play(against rivals: Rivals) {
    let isJoined = peopleCount == 1 && rivals.peopleCount > 1 && !person.isEmpty
    if isJoined, !names.prefix(rivals.peopleCount).contains(person) {
      names = [person] + names.filter { $0 != person }
    }
    (peopleCount, opponents) = (rivals.peopleCount, rivals.opponents)
  }
}
