/// A local player: the name used in games and records, a face and a colour.
public struct Person: Hashable, Codable, Sendable {
  public var name: String
  /// The number of the bundled cover that is their face, as in ``CoverCollection``.
  public var face: Int
  /// The number of their colour: there are as many as seats at a table.
  public var color: Int
  /// The pairs that they are given before the first move, to even the odds.
  public var headStart = 0

  /// The most people who are kept.
  public static let maximumCount = 8

  /// Is possible; one decoded from a file may be invalid.
  var isValid: Bool {
    !name.isEmpty && name.playerNames == [name]
      && (0..<CoverCollection.coverCount).contains(face)
      && (0..<Player.maximumCount).contains(color)
      && (0...HeadStart.maximumPairCount).contains(headStart)
  }
}

extension [Person] {
  /// Those who are possible, each name once, as many as are kept.
  var valid: Self {
    filter(\.isValid).reduce(into: []) { people, person in
      let isFull = people.count == Person.maximumCount
      if people[person.name] == nil, !isFull { people.append(person) }
    }
  }

  public subscript(name: String) -> Person? { first { $0.name == name } }

  /// A new person with the first unused face of these, and the least used colour.
  func another(named name: String, facing faces: some Sequence<Int>) -> Person {
    let face = faces.first { face in !contains { $0.face == face } }
    let color = (0..<Player.maximumCount).min { first, second in
      count { $0.color == first } < count { $0.color == second }
    }
    return Person(name: name, face: face ?? 0, color: color ?? 0)
  }

  /// The same and all whose names are new.
  func meeting(_ names: [String]) -> Self {
    names.flatMap(\.playerNames).reduce(into: self) { people, name in
      let faces = 0..<CoverCollection.coverCount
      people = (people + [people.another(named: name, facing: faces)]).valid
    }
  }

  /// The numbers of the colours at a table: their own, unless somebody before them has it; no two are the same.
  public func colors(of players: [Player]) -> [Int] {
    var free = [Int](0..<Player.maximumCount)
    func take(_ color: Int?) -> Int? {
      free.firstIndex { $0 == color }.map { free.remove(at: $0) }
    }
    let own = players.map { take($0.name.flatMap { self[$0] }?.color) }
    return own.map { $0 ?? take(free.first) ?? 0 }
  }

  /// The first word of an artist of 4 to 8 letters, with a number if somebody is already called so.
  fileprivate func freeName(of artist: String) -> String {
    let words: [Substring] = artist.split { !$0.isLetter }
    let first = words.first { (4...8).contains($0.count) }
    return (first.map(String.init) ?? String(artist.prefix(8))).numbered(unlike: map(\.name))
  }
}

extension AppState {
  /// The numbers of the bundled covers, those that have been found first.
  public var facesToChoose: [Int] {
    let found = records.summary?.foundCovers ?? []
    return found + (0..<CoverCollection.coverCount).filter { !found.contains($0) }
  }

  /// Somebody who could play here, too, named after the artist of the cover that is their face; nil without room, or before
  /// covers are known.
  public var nextPerson: Person? {
    let people = settings.current.people
    var person = people.another(named: "", facing: facesToChoose)
    guard people.count < Person.maximumCount,
      let artist = categories.bundledCover(person.face)?.artist
    else { return nil }
    person.name = people.freeName(of: artist)
    return person
  }
}
