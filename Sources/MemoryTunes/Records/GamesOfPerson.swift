extension Collection<PlayedGame> {
  /// The games a named person has played; without a name, all.
  public func played(by person: String) -> [PlayedGame] {
    person.isEmpty ? Array(self) : filter { $0.players.contains(.person(name: person)) }
  }
}

extension PlayedGame {
  /// The name of the only person playing; empty if there were several, or if unnamed.
  public var person: String {
    let people = players.filter(\.isPerson)
    return people.count == 1 ? people[0].name ?? "" : ""
  }
}
