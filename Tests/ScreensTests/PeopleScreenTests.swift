import Artwork
import DataFlow
import MemoryTunes
import Terminal
import Testing

@testable import Screens

extension AppState {
  /// The screen of the people, with Anna and Ben at the table.
  static let amongPeople = AppState(
    after: .settings(.people(.change("", Person(name: "Anna", face: 21, color: 0)))),
    .settings(.people(.add(Person(name: "Ben", face: 42, color: 0, headStart: 2)))),
    .settings(.people(.add(Person(name: "Cem", face: 63, color: 2)))),
    .settings(.people(.seat("Cem"))), .routing(.go(.newGame)), .routing(.go(.people)))

  /// The end of an evening that Ben has won.
  static let afterAnEvening: AppState = {
    let players = ["Ben", "Anna", "Cem"].map(Player.person)
    let state = amongPeople.after(
      .game(
        .deal(
          .init(
            .init(category: .bundled[2], grid: .standard, source: .bundled, seed: 7),
            players: players))),
      .game(.setCards(.init(request: 1, batch: .init(covers: covers("rock")))))
    ).withPairsFound(8)
    let game = PlayedGame(state.game, endedAt: 0)
    let news = GameNews(of: game.id, among: [game, game])
    return state.after(.records(.added(.init(id: game.id, news: news))), .routing(.go(.ceremony)))
  }()
}

/// The people who play here, and the end of their evening.
@Suite struct PeopleScreenTests {
  @Test(arguments: sizes)
  func `people have a face, a name and a head start, and those at the table are ticked`(
    size: Size
  ) throws {
    try expectScreen("people", of: .amongPeople, in: size)
    try expectScreen("person", of: .amongPeople.after(.routing(.go(.person))), in: size)
  }

  @Test(arguments: sizes)
  func `those who played an evening stand on steps as high as their places`(size: Size) throws {
    try expectScreen("ceremony", of: .afterAnEvening, in: size)
  }

  @Test func `the choices show the faces of those at the table, each in another colour`() throws {
    try expectScreen(
      "new-game-people", of: .amongPeople.after(.routing(.go(.newGame))), in: sizes[0])
  }

  @Test func `whoever plays without a name can get one while alone, and has a seat among others`()
    throws
  {
    let alone = AppState(after: .routing(.go(.people)))
    let newcomer = try #require(alone.nextPerson)
    #expect(
      alone.page?.items.map(\.told) == ["You: at the table, no head start.", "Add somebody."])
    #expect(
      alone.page?.items.map(\.act) == [
        .prompt(.open(.renamePerson(""))), .prompt(.open(.addPerson(newcomer))),
      ])

    let together = alone.after(
      .prompt(.open(.addPerson(newcomer))), .prompt(.write("Ben")), .prompt(.confirm))
    #expect(
      together.page?.items.map(\.told) == [
        "Ben: at the table, no head start.", "You: at the table, no head start.", "Add somebody.",
      ])
    #expect(together.page?.items[1].act == .settings(.people(.seat(""))))
    #expect(
      appKeymap(key: .character("e"), state: together.after(.routing(.select(1))))
        == .prompt(.open(.renamePerson(""))))
  }

  @Test func `in plain mode, somebody is added with their name`() throws {
    let alone = AppState(after: .routing(.go(.people)))
    let newcomer = try #require(alone.nextPerson)

    #expect(
      readOrder("add Ben", state: alone, history: .empty)
        == .actions([
          .routing(.select(1)), .prompt(.open(.addPerson(newcomer))), .prompt(.write("Ben")),
          .prompt(.confirm),
        ]))
  }

  @Test func `the one who begins is told, and who wins the evening`() {
    let state = AppState.dealt(to: [.person(name: "Anna"), .person(name: "Ben")])

    #expect(state.game.situation == ["Anna begins"])
    #expect(state.game.headings(about: nil).first == "ANNA BEGINS")
    #expect(
      AppState.afterAnEvening.page?.lines == [
        "Ben wins the evening.", "Ben: 2 games.", "Anna: 0 games.", "Cem: 0 games.",
      ])
  }

  @Test func `a new evening leads back to the result`() {
    let state = AppState.afterAnEvening.after(
      .settings(.startTally(after: AppState.afterAnEvening.game.id)))

    #expect(state.routing.destination == .finished)
    #expect(state.tally == nil)
  }

  @Test func `without words, the end of an evening has signs as buttons`() {
    let state = AppState.afterAnEvening.after(.settings(.change(.init(\.isWordless, true))))

    #expect(state.page?.items.map(\.label) == [ButtonWords.playSign, ButtonWords.menuSign])
    #expect(state.page?.title == "")
  }
}
