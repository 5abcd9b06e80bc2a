public enum PeopleAction: Equatable, Codable, Sendable {
  /// "Somebody new plays here", who takes a seat if one is free.
  case add(Person)
  /// "Change the person with this name"; an empty name stands for the player without one.
  case change(String, Person)
  /// "The person with this name takes a seat, or leaves theirs".
  case seat(String)
  /// "The person with this name plays here no more".
  case remove(String)
}

extension Settings {
  mutating func apply(_ action: PeopleAction) {
    switch action {
    case .add(let person):
      people.append(person)
      if people.contains(person), !isSeated(person.name) { seat(person.name) }
    case .change(let name, let person):
      let isTaken = person.name != name && people[person.name] != nil
      guard person.isValid, !isTaken else { return }
      if name.isEmpty { (people, names) = (people + [person], seats) }
      people = people.map { $0.name == name ? person : $0 }
      guard people.contains(person) else { return }
      if let seat = names.firstIndex(of: name) { names[seat] = person.name }
      if self.person == name { self.person = person.name }
    case .seat(let name): seat(name)
    case .remove(let name):
      if isSeated(name) { seat(name) }
      people.removeAll { $0.name == name }
      names.removeAll { $0 == name }
      if person == name { person = "" }
    }
  }

  public func isSeated(_ name: String) -> Bool { players.contains(.person(name: name)) }

  public var hasFreeSeat: Bool { seats.contains("") || seats.count < Player.maximumCount }

  /// The names of the people who play, in their order; empty for one without a name.
  private var seats: [String] { players.compactMap(\.name) }

  /// Seats a person in place of the computers, or unseats them.
  ///
  /// A single player stays and is joined; the last one left plays alone.
  private mutating func seat(_ name: String) {
    var seats = seats
    if let seat = seats.firstIndex(of: name) {
      seats.remove(at: seat)
      if seats.count < 2 { person = seats.first ?? "" }
    } else {
      guard hasFreeSeat else { return }
      if seats.isEmpty, name != person { seats = [person] }
      let isFull = seats.count == Player.maximumCount
      // The first seat belongs to the single player.
      if let seat = seats.indices.first(where: { seats[$0].isEmpty && ($0 > 0 || isFull) }) {
        seats[seat] = name
      } else {
        seats.append(name)
      }
      opponents = []
    }
    (names, peopleCount) = (seats, max(1, seats.count))
  }
}
