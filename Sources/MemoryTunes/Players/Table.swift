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
      : (0..<peopleCount).map { Player(typedName: $0 < names.count ? names[$0] : "") }
    let missing = people.isEmpty ? max(0, 2 - opponents.count) : 0
    let computers = opponents + [.skip, .echo].prefix(missing)
    return people + computers.prefix(Player.maximumCount - peopleCount).map(Player.computer)
  }
}

extension [Player] {
  /// The people among them, or anyone if there are none: computers play no sprint.
  var sprinters: [Player] {
    let people = filter(\.isPerson)
    return people.isEmpty ? [.anyone] : people
  }
}

extension Settings {
  /// The player in a game for one.
  public var onePerson: Player { .person(name: person) }

  /// The people who have names, each once.
  var people: [String] {
    names.flatMap(\.playerNames).reduce(into: []) { people, name in
      if !name.isEmpty, !people.contains(name) { people.append(name) }
    }
  }

  /// The people who can play alone, "" for no one in particular first; empty if no names are known.
  public var peopleToChoose: [String] { people.isEmpty ? [] : [""] + people }

  /// Names the people; if who plays is no longer among them, the first does, or where several play, nobody in
  /// particular.
  mutating func name(people names: [String]) {
    self.names = names
    if !people.contains(person) { person = peopleCount == 1 ? people.first ?? "" : "" }
  }
}

extension Player {
  /// A person with a name that may be anything.
  fileprivate init(typedName: String) { self = .person(name: typedName.playerNames.first ?? "") }
}
