/// An action on the people who play here.
public enum PeopleAction: Equatable, Codable, Sendable {
  /// "Somebody new plays here", who takes a seat if one is free.
  case add(Person)
  /// "The person with this name is now so".
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
      guard people[name] != nil, person.isValid, !isTaken else { return }
      people = people.map { $0.name == name ? person : $0 }
      names = names.map { $0 == name ? person.name : $0 }
      if self.person == name { self.person = person.name }
    case .seat(let name): seat(name)
    case .remove(let name):
      if isSeated(name) { seat(name) }
      people.removeAll { $0.name == name }
      names.removeAll { $0 == name }
      if person == name { person = "" }
    }
  }

  /// The person with this name plays in the next game.
  public func isSeated(_ name: String) -> Bool { players.contains(.person(name: name)) }

  /// Has a seat for one more.
  public var hasFreeSeat: Bool { seats.contains("") || seats.count < Player.maximumCount }

  /// The names of the people who play, in their order; empty for one without a name.
  private var seats: [String] { players.compactMap(\.name) }

  /// Seats a person in the first free seat, or unseats them.
  private mutating func seat(_ name: String) {
    var seats = seats
    if let seat = seats.firstIndex(of: name) {
      seats.remove(at: seat)
    } else if let seat = seats.firstIndex(of: "") {
      seats[seat] = name
    } else if hasFreeSeat {
      seats.append(name)
    }
    (names, peopleCount) = (seats, max(1, seats.count))
    if seats.count < 2 || !seats.contains(person) { person = seats.count == 1 ? seats[0] : "" }
  }
}
