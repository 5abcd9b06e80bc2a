extension LaunchOptions {
  /// Those who play the board of a code: one person, unless the options say more.
  func players(in settings: Settings) -> [Player] {
    peopleCount == nil && opponents == nil ? [settings.onePerson] : settings.players
  }
}

extension Settings {
  /// Those who play: the people with their names, then the computers; from 1 to 4, and at least two
  /// computers if no people play.
  ///
  /// Settings that were read from a file may ask for any number.
  public var players: [Player] {
    let peopleCount = max(0, min(peopleCount, Player.maximumCount))
    let people =
      peopleCount == 1
      ? [onePerson]
      : (0..<peopleCount).map { seat in
        .person(name: seat < names.count ? names[seat].playerNames.first ?? "" : "")
      }
    let missing = people.isEmpty ? max(0, 2 - opponents.count) : 0
    let computers = opponents + [.skip, .echo].prefix(missing)
    return people + computers.prefix(Player.maximumCount - peopleCount).map(Player.computer)
  }

  public var onePerson: Player { .person(name: person) }

  /// The names offered for a single player: "" (no name) first; empty if no people are kept.
  public var peopleToChoose: [String] { people.isEmpty ? [] : [""] + people.map(\.name) }
}

extension [Player] {
  /// The people among them, or anyone if there are none: computers play no sprint.
  var sprinters: [Player] { contains(where: \.isPerson) ? filter(\.isPerson) : [.anyone] }

  /// The same table where another of the people begins; the computers come after them.
  func beginning(with person: Int) -> Self {
    let people = filter(\.isPerson)
    guard !people.isEmpty else { return self }
    let first = person % people.count
    return people[first...] + people[..<first] + filter { !$0.isPerson }
  }

  /// The same table where the seed of the board decides who begins.
  func drawn(from seed: UInt64) -> Self {
    var generator = SeededGenerator(seed: seed)
    return beginning(with: generator.number(below: Swift.max(1, count(where: \.isPerson))))
  }

  /// Both have the same players, in the same order round the table.
  func isTable(of others: Self) -> Bool { indices.contains { beginning(with: $0) == others } }
}
