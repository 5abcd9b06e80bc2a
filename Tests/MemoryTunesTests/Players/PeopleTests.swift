import Artwork
import DataFlow
import Foundation
import Testing

@testable import MemoryTunes

/// The people who play here, and the table at which some of them sit.
@Suite struct PeopleTests {
  private static let (anna, ben) = (
    Person(name: "Anna", face: 3, color: 1), Person(name: "Ben", face: 4, color: 1, headStart: 2)
  )

  /// Settings with Anna and Ben, after some actions.
  private static func settings(_ actions: PeopleAction...) -> Settings {
    var settings = Settings()
    settings.people = [anna, ben]
    for action in actions { settings.apply(action) }
    return settings
  }

  @Test func `taking a seat joins the single player, and leaving undoes it`() {
    func table(_ actions: PeopleAction...) -> [Player] {
      var settings = Self.settings()
      for action in actions { settings.apply(action) }
      return settings.players
    }

    #expect(table() == [.anyone])
    #expect(table(.seat("Anna")) == [.anyone, .person(name: "Anna")])
    #expect(table(.seat("Anna"), .seat("Anna")) == [.anyone])
    #expect(table(.seat("Anna"), .seat("")) == [.person(name: "Anna")])
    #expect(
      table(.seat("Anna"), .seat("Ben"), .seat(""))
        == [.person(name: "Anna"), .person(name: "Ben")])
  }

  @Test func `whose records are shown only changes when another is left alone`() {
    var settings = Self.settings()
    settings.person = "Anna"

    settings.apply(.seat("Ben"))
    #expect(settings.person == "Anna")
    #expect(settings.players == [.person(name: "Anna"), .person(name: "Ben")])
    settings.apply(.seat("Anna"))
    #expect(settings.person == "Ben")
    #expect(settings.players == [.person(name: "Ben")])
  }

  @Test func `somebody who joins plays instead of computers, and a computer against one person`() {
    var state = AppState()
    state.settings.current = Self.settings()
    for settings in [\SettingsState.current, \.saved.settings] {
      state.settings[keyPath: settings].opponents = [.fuzz, .skip]
    }

    _ = appReducer(state: &state, action: .settings(.people(.seat("Ben"))))
    #expect(state.settings.current.players == [.anyone, .person(name: "Ben")])
    #expect(state.settings.saved.settings.rivals == Rivals(peopleCount: 2))
    _ = appReducer(state: &state, action: .settings(.playAgainst(Rivals(opponents: [.echo]))))
    #expect(state.settings.current.players == [.anyone, .computer(.echo)])
    #expect(!state.settings.current.isSeated("Ben"))
  }

  @Test func `joining where computers play each other brings the single player back`() {
    var settings = Self.settings()
    (settings.person, settings.peopleCount) = ("Anna", 0)
    var alone = settings

    settings.apply(.seat("Ben"))
    #expect(settings.players == [.person(name: "Anna"), .person(name: "Ben")])
    alone.apply(.seat("Anna"))
    #expect(alone.players == [.person(name: "Anna")])
  }

  @Test func `the player without a name can take one, and stays at the table`() {
    let new = Person(name: "Cem", face: 9, color: 0)

    let alone = Self.settings(.change("", new))
    #expect(alone.people == [Self.anna, Self.ben, new])
    #expect(alone.person == "Cem")
    #expect(alone.players == [.person(name: "Cem")])
    #expect(
      Self.settings(.seat("Ben"), .change("", new)).players
        == [.person(name: "Cem"), .person(name: "Ben")])
  }

  @Test func `a seat without a name is taken, the first one last, and four is a full table`() {
    var settings = Self.settings()
    settings.peopleCount = 3

    settings.apply(.seat("Anna"))
    #expect(settings.players == [.anyone, .person(name: "Anna"), .anyone])
    for name in ["Ben", "Cem", "Dora"] { settings.apply(.seat(name)) }
    #expect(!settings.hasFreeSeat)
    let full = settings
    settings.apply(.seat("Eve"))
    #expect(settings == full)
  }

  @Test func `somebody new takes a free seat, and somebody who goes leaves it`() {
    let new = Person(name: "Cem", face: 9, color: 0)

    #expect(Self.settings(.add(new)).people == [Self.anna, Self.ben, new])
    #expect(Self.settings(.add(new)).players == [.anyone, .person(name: "Cem")])
    #expect(Self.settings(.add(new), .remove("Cem")).people == [Self.anna, Self.ben])
    #expect(Self.settings(.add(new), .remove("Cem")).players == [.anyone])
  }

  @Test func `another name is kept at the table, but not one that somebody has`() {
    let settings = Self.settings(
      .seat("Anna"), .change("Anna", Person(name: "Hanna", face: 3, color: 0)))

    #expect(settings.people[0].name == "Hanna")
    #expect(settings.players == [.anyone, .person(name: "Hanna")])
    #expect(Self.settings(.change("Anna", Self.ben)) == Self.settings())
  }

  @Test(arguments: [
    Person(name: "", face: 0, color: 0), Person(name: "A,B", face: 0, color: 0),
    Person(name: "Anna", face: 0, color: 0), Person(name: "Cem", face: -1, color: 0),
    Person(name: "Cem", face: CoverCollection.coverCount, color: 0),
    Person(name: "Cem", face: 0, color: 4), Person(name: "Cem", face: 0, color: 0, headStart: 4),
  ])
  func `nobody is kept who cannot be, or twice`(person: Person) {
    #expect(Self.settings(.add(person)) == Self.settings())
    #expect(Self.settings(.change("Ben", person)) == Self.settings())
  }

  @Test func `no two at a table have the same colour`() {
    let people = [Self.anna, Self.ben]
    let players = [Player.computer(.echo), .person(name: "Ben"), .person(name: "Anna"), .anyone]

    #expect(people.colors(of: players) == [0, 1, 2, 3])
    #expect(people.colors(of: [.person(name: "Anna"), .person(name: "Ben")]) == [1, 0])
  }

  @Test func `somebody new has a face that nobody has, found ones first, and its name`() throws {
    var state = AppState()
    #expect(state.nextPerson == nil)
    let covers = (0..<20).map {
      Cover(id: "pop/\($0)", title: "", artist: "The Trixie Taffeta", artwork: "")
    }
    state.categories.catalogue = ["pop": covers]

    state.settings.current.apply(.add(try #require(state.nextPerson)))
    state.settings.current.apply(.add(try #require(state.nextPerson)))

    #expect(
      state.settings.current.people == [
        Person(name: "Trixie", face: 0, color: 0), Person(name: "Trixie 2", face: 1, color: 1),
      ])
  }

  @Test func `names that earlier versions kept become people, with the head start of a seat`()
    throws
  {
    let json = """
      {"names":["Anna","","Ben"],"person":"Cem","peopleCount":3,"headStart":{"seat":2,"pairCount":3}}
      """

    let settings = try JSONDecoder().decode(Settings.self, from: Data(json.utf8))

    #expect(
      settings.people == [
        Person(name: "Anna", face: 0, color: 0),
        Person(name: "Ben", face: 1, color: 1, headStart: 3),
        Person(name: "Cem", face: 2, color: 2),
      ])
    #expect(settings.names == ["Anna", "", "Ben"])
  }

  @Test func `the seed of the board decides who of the people begins`() {
    let players = [Player.person(name: "A"), .person(name: "B"), .computer(.echo)]
    let drawn = (0..<20).map { players.drawn(from: UInt64($0)) }

    #expect(Set(drawn) == [players, [players[1], players[0], players[2]]])
    #expect(players.isTable(of: drawn[7]))
    #expect(!players.isTable(of: [players[0], players[2]]))
  }
}
