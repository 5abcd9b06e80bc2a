import Testing

@testable import MemoryTunes

@Suite struct RivalsTests {
  private static let people = [
    Rivals(peopleCount: 2), Rivals(peopleCount: 3), Rivals(peopleCount: 4),
  ]

  @Test func `rivals are nobody, a computer, people, both, or several computers`() {
    let choices = Settings().rivalsToChoose(twin: .twin(keep: 80))

    #expect(choices.first == Rivals())
    #expect(
      choices.filter { $0.peopleCount == 1 && $0.opponents.count == 1 }.map { $0.opponents[0] }
        == Opponent.allCases + [.twin(keep: 80)])
    #expect(choices.filter { $0.peopleCount > 1 && $0.opponents.isEmpty } == Self.people)
    #expect(choices.contains(Rivals(peopleCount: 2, opponents: [.maestro])))
    #expect(choices.contains(Rivals(opponents: [.fuzz, .skip])))
    #expect(choices.last == Rivals(peopleCount: 0, opponents: [.skip, .echo]))
    #expect(
      choices.allSatisfy { (2...4).contains($0.peopleCount + $0.opponents.count) || $0 == Rivals() }
    )
    #expect(Set(choices).count == choices.count)
  }

  @Test func `whoever plays now can be chosen`() {
    let settings = Settings().with { ($0.peopleCount, $0.opponents) = (3, [.fuzz]) }

    #expect(
      settings.rivalsToChoose(twin: nil).last == Rivals(peopleCount: 3, opponents: [.fuzz]))
  }

  @Test func `a sprint is against people only`() {
    let settings = Settings().with { ($0.kind, $0.opponents) = (.sprint, [.echo]) }

    #expect(settings.rivals == Rivals())
    #expect(settings.rivalsToChoose(twin: nil) == [Rivals()] + Self.people)
  }

  @Test func `a named single player stays at the table`() {
    var settings = Settings()
    (settings.person, settings.names) = ("Cem", ["Anna", "Ben"])

    settings.play(against: Rivals(peopleCount: 2))

    #expect(settings.players == [.person(name: "Cem"), .person(name: "Anna")])
  }

  @Test func `whom one plays against is kept for later runs, and the names with it`() {
    var state = AppState().with { $0.settings.current.names = ["Anna", "Ben"] }
    let rivals = Rivals(peopleCount: 2, opponents: [.skip])

    state.reduce(.settings(.playAgainst(rivals)))

    #expect(state.settings.saved.settings.rivals == rivals)
    #expect(
      state.settings.current.players
        == [.person(name: "Anna"), .person(name: "Ben"), .computer(.skip)])
  }
}
