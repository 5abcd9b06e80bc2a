extension LaunchOptions {
  /// Those who play the board of a code: one person, unless the options say more.
  var players: [Player] {
    peopleCount == nil && opponents == nil ? [.anyone] : Settings().overridden(by: self).players
  }
}

extension Settings {
  /// Those who play: the people with their names, then the computers; from 1 to 4, and at least two
  /// computers if no people play.
  ///
  /// Settings that were read from a file may ask for any number.
  public var players: [Player] {
    let peopleCount = max(0, min(peopleCount, Player.maximumCount))
    let people = (0..<peopleCount).map { index in
      Player.person(name: index < names.count ? names[index].playerNames.first ?? "" : "")
    }
    let missing = people.isEmpty ? max(0, 2 - opponents.count) : 0
    let computers = opponents + [.skip, .echo].prefix(missing)
    return people + computers.prefix(Player.maximumCount - peopleCount).map(Player.computer)
  }
}
