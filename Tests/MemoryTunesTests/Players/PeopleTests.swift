import DataFlowTesting
import Foundation
import Testing

@testable import MemoryTunes

@Suite struct PeopleTests {
  private static let (anna, ben) = (
    Person(name: "Anna", face: 3, color: 1), Person(name: "Ben", face: 4, color: 1, headStart: 2)
  )

  private static let cem = Person(name: "Cem", face: 9, color: 0)
  private static let hanna = Person(name: "Hanna", face: 3, color: 0)

  /// Settings with Anna and Ben, after some actions.
  private static func settings(_ actions: PeopleAction...) -> Settings {
    actions.reduce(into: Settings().with { $0.people = [anna, ben] }) { $0.apply($1) }
  }

  /// Who sits at the table of Anna and Ben, and whose records are shown, after actions of this many people.
  @Test(
    arguments: [
      // Taking a seat joins the single player, and leaving undoes it.
      (1, "", [.seat("Anna")], ["", "Anna"], ""),
      (1, "", [.seat("Anna"), .seat("Anna")], [""], ""),
      (1, "", [.seat("Anna"), .seat("")], ["Anna"], "Anna"),
      (1, "", [.seat("Anna"), .seat("Ben"), .seat("")], ["Anna", "Ben"], ""),
      // Whose records are shown only changes when another is left alone.
      (1, "Anna", [.seat("Ben")], ["Anna", "Ben"], "Anna"),
      (1, "Anna", [.seat("Ben"), .seat("Anna")], ["Ben"], "Ben"),
      // Joining where computers play each other brings the single player back.
      (0, "Anna", [.seat("Ben")], ["Anna", "Ben"], "Anna"),
      (0, "Anna", [.seat("Anna")], ["Anna"], "Anna"),
      // A seat without a name is taken, the first one last, and four is a full table.
      (3, "", [.seat("Anna")], ["", "Anna", ""], ""),
      (
        3, "", ["Anna", "Ben", "Cem", "Dora", "Eve"].map(PeopleAction.seat),
        ["Dora", "Anna", "Ben", "Cem"], ""
      ),
      // Somebody new takes a free seat, and somebody who goes leaves it.
      (1, "", [.add(cem)], ["", "Cem"], ""), (1, "", [.add(cem), .remove("Cem")], [""], ""),
      (1, "Anna", [.remove("Ben")], ["Anna"], "Anna"), (1, "Anna", [.remove("Anna")], [""], ""),
      // Another name is kept at the table; the player without one can take one.
      (1, "", [.seat("Anna"), .change("Anna", hanna)], ["", "Hanna"], ""),
      (1, "", [.change("", cem)], ["Cem"], "Cem"),
      (1, "", [.seat("Ben"), .change("", cem)], ["Cem", "Ben"], "Cem"),
    ] as [(Int, String, [PeopleAction], [String], String)])
  func `people take seats at the table, change their names there, and leave it`(
    count: Int, person: String, actions: [PeopleAction], names: [String], shown: String
  ) {
    var settings = Self.settings()
    (settings.peopleCount, settings.person) = (count, person)

    for action in actions { settings.apply(action) }

    #expect(settings.players == names.map { .person(name: $0) })
    #expect(settings.person == shown)
    #expect(settings.hasFreeSeat == (names.count < 4))
  }

  @Test func `somebody new is kept until they go, and another name unless somebody has it`() {
    #expect(Self.settings(.add(Self.cem)).people == [Self.anna, Self.ben, Self.cem])
    #expect(Self.settings(.change("", Self.cem)).people == [Self.anna, Self.ben, Self.cem])
    #expect(Self.settings(.add(Self.cem), .remove("Cem")).people == [Self.anna, Self.ben])
    #expect(Self.settings(.change("Anna", Self.hanna)).people == [Self.hanna, Self.ben])
    #expect(Self.settings(.change("Anna", Self.ben)) == Self.settings())
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

    #expect(
      people.colors(of: [.computer(.echo), .person(name: "Ben"), .person(name: "Anna"), .anyone])
        == [0, 1, 2, 3])
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

  @Test func `names kept by earlier versions become people, with a seat's head start`() throws {
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

@MainActor @Suite struct PersonTests {
  private static let anna = Player.person(name: "Anna")

  @Test func `named people can play, or no one in particular`() {
    let named = Settings().with { $0.people = [].meeting(["Anna", "Ben"]) }

    #expect(Settings().peopleToChoose.isEmpty)
    #expect(named.peopleToChoose == ["", "Anna", "Ben"])
  }

  @Test func `a name from a file is cleaned and shortened`() {
    func kept(_ name: String) -> String { Settings().with { $0.person = name }.person }

    #expect(kept("\u{1B}[2JEve, Mallory") == "[2JEve")
    #expect(kept(String(repeating: "😀", count: 40)) == String(repeating: "😀", count: 16))
  }

  @Test func `another person reads what the first screen says of their games`() {
    let saved = Preferences().with { $0.settings.person = "Anna" }

    AppState().store.send(
      .set(\.person, "Anna"),
      .handled(
        .merge(.savePreferences(saved), .run(.records(.summarize(person: "Anna")), id: .summary)))
    ) {
      $0.settings.current.person = "Anna"
      $0.settings.saved = saved
    }
  }

  @Test func `a daily board is dealt to who is playing, and is a sound game`() throws {
    var state = AppState().with { $0.settings.current.person = "Anna" }

    let find = state.reduce(.daily(.play(nil)))
    state.reduceAndDeal(.daily(.found(Daily(day: 20_780, isPractice: false))))

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
