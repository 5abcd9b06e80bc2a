import DataFlow
import DataFlowTesting
import Testing

@testable import MemoryTunes

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

    let find = appReducer(state: &state, action: .daily(.play(nil)))
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
