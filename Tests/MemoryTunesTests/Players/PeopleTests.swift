import Artwork
import DataFlow
import DataFlowTesting
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
    #expect(Self.settings().players == [.anyone])
    #expect(Self.settings(.seat("Anna")).players == [.anyone, .person(name: "Anna")])
    #expect(Self.settings(.seat("Anna"), .seat("Anna")).players == [.anyone])
    #expect(Self.settings(.seat("Anna"), .seat("")).players == [.person(name: "Anna")])
    #expect(
      Self.settings(.seat("Anna"), .seat("Ben"), .seat("")).players
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

    state.reduce(.settings(.people(.seat("Ben"))))
    #expect(state.settings.current.players == [.anyone, .person(name: "Ben")])
    #expect(state.settings.saved.settings.rivals == Rivals(peopleCount: 2))
    state.reduce(.settings(.playAgainst(Rivals(opponents: [.echo]))))
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

/// Who is playing, where one person does.
@MainActor @Suite struct PersonTests {
  private static let anna = Player.person(name: "Anna")

  private static func settings(_ change: (inout Settings) -> Void) -> Settings {
    var settings = Settings()
    settings.names = ["Anna", "Ben"]
    settings.people = [].meeting(settings.names)
    change(&settings)
    return settings
  }

  @Test func `who is playing plays alone and against computers, and others by their names`() {
    #expect(Self.settings { _ in }.players == [.anyone])
    #expect(Self.settings { $0.person = "Ben" }.players == [.person(name: "Ben")])
    #expect(
      Self.settings { ($0.person, $0.opponents) = ("Anna", [.echo]) }.players
        == [Self.anna, .computer(.echo)])
    #expect(
      Self.settings { ($0.person, $0.peopleCount) = ("Ben", 2) }.players
        == [Self.anna, .person(name: "Ben")])
  }

  @Test func `named people can play, or no one in particular`() {
    #expect(Self.settings { $0.person = "Anna" }.peopleToChoose == ["", "Anna", "Ben"])
    #expect(Settings().peopleToChoose.isEmpty)
  }

  @Test func `a name from a file is cleaned and shortened`() {
    #expect(Self.settings { $0.person = "\u{1B}[2JEve, Mallory" }.person == "[2JEve")
    #expect(
      Self.settings { $0.person = String(repeating: "😀", count: 40) }.person
        == String(repeating: "😀", count: 16))
  }

  @Test func `another person reads what the first screen says of their games`() {
    let app = TestStore(initialState: AppState(), reducer: appReducer)
    var saved = Preferences()
    saved.settings.person = "Anna"

    app.send(
      .settings(.change(.init(\.person, "Anna"))),
      .handled(
        .merge(
          .run(.settings(.savePreferences(saved)), id: .preferences),
          .run(.records(.summarize(person: "Anna")), id: .summary)))
    ) {
      $0.settings.current.person = "Anna"
      $0.settings.saved = saved
    }
  }

  @Test func `a daily board is dealt to who is playing, and is a sound game`() throws {
    var state = AppState()
    state.settings.current.person = "Anna"

    let find = state.reduce(.daily(.play(nil)))
    reduceAndDeal(&state, .daily(.found(Daily(day: 20_780, isPractice: false))))

    #expect(find == .handled(.run(.daily(.find(nil, person: "Anna")), id: .daily)))
    #expect(state.game.players == [Self.anna])
    #expect(state.game.isValid)
  }

  @Test func `a game is compared with those of the same person`() {
    let best = PlayedGame.played(id: 1, moves: 9, players: [.person(name: "Ben")])
    let earlier = PlayedGame.played(id: 2, moves: 14, players: [Self.anna])
    let game = PlayedGame.played(id: 3, moves: 12, players: [Self.anna])

    #expect(GameNews(of: 3, among: [best, earlier, game]).bests?.hasFewestMoves == true)
    #expect([best, earlier, game].played(by: "Anna").map(\.id) == [2, 3])
    #expect([best, earlier, game].played(by: "").map(\.id) == [1, 2, 3])
  }
}
