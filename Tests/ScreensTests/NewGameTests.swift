import Testing

@testable import MemoryTunes
@testable import Screens

@Suite struct NewGameScreenTests {
  private static let sprint = AppState(
    after: .set(\.sound, .tunes), .set(\.kind, .sprint), .go(.newGame))

  @Test func `where a choice has gone, dealing is selected`() {
    let state = Self.sprint.after(.select(NewGameChoice.peek.rawValue))

    #expect(newGamePage(of: state).selectedItem?.label == NewGameChoice.deal.item(in: state).label)
  }

  @Test(arguments: sizes + [largeSize])
  func `each choice has a sentence, always in the same place`(size: Size) throws {
    let rows = try Self.sprint.newGameChoices.map { choice in
      let state = Self.sprint.after(.select(choice.rawValue))
      let sentence = try #require(choice.item(in: state).note.wrapped(to: 30).first)
      let frame = appView(state: state, history: .empty, in: size)
      return (0..<size.height).last { frame.rowText($0).contains(sentence) }
    }

    #expect(rows[0] != nil)
    #expect(Set(rows).count == 1)
  }

  @Test func `a click on a way to play chooses it, but by ear only where there is sound`() {
    for (index, kind) in GameKind.allCases.enumerated() {
      expectKeys(in: Self.sprint, (.target(.value(index)), .set(\.kind, kind)))
    }
    expectKeys(in: Self.sprint, (.target(.value(9)), nil))
    expectKeys(in: Self.sprint.after(.set(\.sound, .off)), (.target(.value(3)), nil))
  }

  @Test func `the way to play has its best result on the grid`() {
    var sprint = PlayedGame.duel([.anyone], firstPairs: 8)
    (sprint.request.kind, sprint.pairCount) = (.sprint, 9)
    (sprint.pairs, sprint.flips) = ([], [])
    let state = Self.sprint.after(.records(.summarized(RecordsSummary(games: [sprint], time: 0))))
    let larger = state.after(.set(\.grid, Grid.choices[4]))

    #expect(
      NewGameChoice.kind.item(in: state).note
        == "Find all the pairs you can in 60 seconds. Best on 4×4: 9 pairs.")
    #expect(
      NewGameChoice.kind.item(in: larger).note
        == "Find all the pairs you can in 60 seconds.")
  }

  @Test(
    arguments: [
      ([.fuzz], .skip, "Mixes up neighbours. Two wins in a row on 4×4 win its crown."),
      ([.skip], .skip, "Mixes up neighbours. Its crown is yours."),
      ([], .twin(keep: 86), "Keeps 86% of what it sees, as you do."),
    ] as [([Opponent], Opponent, String)])
  func `a computer’s note names its crown`(
    crowned: [Opponent], opponent: Opponent, note: String
  ) {
    let games = (crowned + crowned).map {
      PlayedGame.duel([.anyone, .computer($0)], firstPairs: 8)
    }
    let state = AppState(
      after: .records(.summarized(RecordsSummary(games: games, time: 0))),
      .settings(.playAgainst(Rivals(opponents: [opponent]))), .go(.newGame))

    #expect(NewGameChoice.rivals.item(in: state).note == note)
  }
}

/// A sprint of several people: the results of its minutes, and whose minute it is.
@Suite struct SprintRoundFrameTests {
  private static let people = [Player.person(name: "Anna"), .person(name: "Ben")]

  /// The next minute of a sprint, with pairs found but none of them on a solved board.
  private static func playing(_ deal: DealAction, pairs: Int, from state: AppState) -> AppState {
    let request = state.game.request.id + 1
    return state.after(.game(.deal(deal)), .lay(covers("rock"), request: request), .go(.game))
      .withPairsFound(pairs)
  }

  /// The same once the time is up, and the result is on the screen.
  private static func ended(_ state: AppState) -> AppState {
    state.flipping(15, 14).after(.game(.tick(.init(seconds: 60))), .game(.advanceFinale))
  }

  private static let first: AppState = {
    let request = DealRequest(
      category: .bundled[2], grid: .standard, source: .bundled, seed: 7, kind: .sprint)
    return ended(playing(DealAction(request, players: people), pairs: 5, from: .dealt()))
  }()

  private static func last(pairs: Int) -> AppState {
    ended(playing(first.dealAfterGame, pairs: pairs, from: first))
  }

  @Test func `the result of a minute offers the next, that of the last one ranks all`() throws {
    let state = Self.last(pairs: 7)

    try expectScreen("sprint-minute", of: Self.first)
    try expectScreen("sprint-round", of: state)

    #expect(Self.first.game.newsLabel == "Time’s up")
    #expect(state.dealAfterGame.scores.isEmpty)
    #expect(press(.enter, in: Self.first) == .newGame(.dealNext))
    #expect(press(.enter, in: state) == .newGame(.dealNext))
  }

  @Test(arguments: sizes)
  func `the same number of pairs is a draw`(size: Size) {
    let result = text(of: Self.last(pairs: 5), in: size)

    #expect(result.contains("A draw"))
    #expect(result.contains(/1\. ● Anna +5/))
    #expect(result.contains(/1\. ▲ Ben +5/))
  }

  @Test func `before the first flip, it says whose minute it is`() {
    let state = Self.playing(Self.first.dealAfterGame, pairs: 0, from: Self.first)

    #expect(text(of: state, in: sizes[0]).contains("BEN’S TURN"))
    #expect(text(of: state, in: sizes[1]).contains("BEN’S TURN"))
    #expect(text(of: state, in: sizes[2]).contains("0 pairs · 01:00 · Ben"))
  }

  @Test func `without words, the next button leads to the next minute`() {
    let state = Self.first.after(.set(\.isWordless, true))

    #expect(text(of: state, in: sizes[0]).contains("● 5"))
    #expect(press(.character(" "), in: state) == .newGame(.dealNext))
  }

  @Test(
    arguments: [
      (2, ["Anna", "Ben"], [], ", Anna and Ben"), (2, ["Anna"], [], ", 2 players"),
      (1, [], [.echo], " against Echo"), (1, [], [.echo, .fuzz], " against Echo, Fuzz"),
      (2, ["Anna", "Ben"], [.echo], ", Anna, Ben and Echo"), (0, [], [], ", Skip and Echo"),
    ] as [(Int, [String], [Opponent], String)])
  func `the menu names the players of the next game`(
    count: Int, names: [String], opponents: [Opponent], label: String
  ) {
    let state = AppState(
      after: .set(\.peopleCount, count), .set(\.names, names), .set(\.opponents, opponents))

    #expect(MenuEntry.newGame.row(in: state).detail == "4×4 Pop" + label)
  }

  @Test func `the number of people can be chosen for a sprint, with a sentence of its own`() {
    let sprint = AppState(after: .set(\.kind, .sprint), .set(\.peopleCount, 2))
    let state = sprint.after(.go(.newGame), .select(NewGameChoice.rivals.rawValue))

    #expect(
      NewGameChoice.rivals.item(in: state).note
        == "A minute each on the same boards; the others look away.")
    #expect(press(.right, in: state) == .settings(.playAgainst(Rivals(peopleCount: 3))))
    let menu = text(of: sprint.after(.set(\.opponents, [.echo])))
    #expect(menu.contains("4×4 Pop, sprint, 2 players"))
  }
}

extension AppState {
  /// The screen of the people, with Anna and Ben at the table.
  static let amongPeople = AppState(
    after: .settings(.people(.change("", Person(name: "Anna", face: 21, color: 0)))),
    .settings(.people(.add(Person(name: "Ben", face: 42, color: 0, headStart: 2)))),
    .settings(.people(.add(Person(name: "Cem", face: 63, color: 2)))),
    .settings(.people(.seat("Cem"))), .go(.newGame), .go(.people))

  /// The end of an evening that Ben has won.
  static let afterAnEvening: AppState = {
    let state = amongPeople.after(
      .deal(to: ["Ben", "Anna", "Cem"].map(Player.person)), .lay(covers("rock"))
    ).withPairsFound(8)
    let game = PlayedGame(state.game, endedAt: 0)
    let news = GameNews(of: game.id, among: [game, game])
    return state.after(.records(.added(.init(id: game.id, news: news))), .go(.ceremony))
  }()
}

@Suite struct PeopleScreenTests {
  @Test func `who has no name can get one while alone, and has a seat among others`() throws {
    let alone = AppState(after: .go(.people))
    let newcomer = try #require(alone.nextPerson)
    #expect(
      alone.page?.items.map(\.told) == ["You: at the table, no head start.", "Add somebody."])
    #expect(
      alone.page?.items.map(\.act) == [
        .prompt(.open(.renamePerson(""))), .prompt(.open(.addPerson(newcomer))),
      ])
    #expect(
      answer(to: "add Ben", in: alone).actions == [
        .select(1), .prompt(.open(.addPerson(newcomer))), .prompt(.write("Ben")), .prompt(.confirm),
      ])

    let together = alone.after(
      .prompt(.open(.addPerson(newcomer))), .prompt(.write("Ben")), .prompt(.confirm))
    #expect(
      together.page?.items.map(\.told) == [
        "Ben: at the table, no head start.", "You: at the table, no head start.", "Add somebody.",
      ])
    #expect(together.page?.items[1].act == .settings(.people(.seat(""))))
    #expect(
      press(.character("e"), in: together.after(.select(1))) == .prompt(.open(.renamePerson(""))))
  }

  @Test func `the one who begins is told, and who wins the evening, without words by signs only`() {
    let game = AppState.dealt(to: [.person(name: "Anna"), .person(name: "Ben")]).game
    let evening = AppState.afterAnEvening
    let wordless = evening.after(.set(\.isWordless, true)).page
    let next = evening.after(.settings(.startTally(after: evening.game.id)))

    #expect(game.situation == ["Anna’s turn"])
    #expect(game.headings(about: nil).first == "ANNA’S TURN")
    #expect(evening.page?.lines == ["Ben wins the evening.", "Won: Ben 2, Anna 0, Cem 0"])
    #expect(wordless?.items.map(\.label) == [ButtonWords.playSign, ButtonWords.menuSign])
    #expect(wordless?.title == "")
    // A new evening leads back to the result.
    #expect(next.routing.destination == .finished && next.tally == nil)
  }
}
