import Artwork
import MemoryTunes
import Terminal
import Testing

@testable import Screens

/// A sprint of several people: the results of its minutes, and whose minute it is.
@Suite struct SprintRoundFrameTests {
  private static let people = [Player.person(name: "Anna"), .person(name: "Ben")]

  /// The next minute of a sprint, with pairs found but none of them on a solved board.
  private static func playing(_ deal: DealAction, pairs: Int, from state: AppState) -> AppState {
    let request = state.game.request.id + 1
    return state.after(
      .game(.deal(deal)),
      .game(.setCards(.init(request: request, batch: .init(covers: covers("rock"))))),
      .routing(.go(.game))
    ).withPairsFound(pairs)
  }

  /// The same once the time is up, and the result is on the screen.
  private static func ended(_ state: AppState) -> AppState {
    state.flipping(15, 14).after(.game(.tick(.init(seconds: 60))), .game(.advanceFinale))
  }

  private static let first: AppState = {
    let request = DealRequest(
      category: .bundled[2], grid: .standard, source: .bundled, seed: 7, kind: .sprint)
    let deal = DealAction(request, players: people)
    return ended(playing(deal, pairs: 5, from: .dealt()))
  }()

  private static func last(pairs: Int) -> AppState {
    ended(playing(first.dealAfterGame, pairs: pairs, from: first))
  }

  private func text(_ state: AppState, in size: Size) -> String {
    let frame = appView(state: state, in: size)
    return (0..<size.height).map { frame.rowText($0) }.joined(separator: "\n")
  }

  @Test(arguments: sizes)
  func `the result of the first minute has the score, and offers the next`(size: Size) throws {
    try expectScreen("sprint-minute", of: Self.first, in: size)

    #expect(
      appKeymap(key: .enter, state: Self.first) == .newGame(.dealNext))
  }

  @Test(arguments: sizes)
  func `the result of the last minute ranks all, and offers a new round`(size: Size) throws {
    let state = Self.last(pairs: 7)

    try expectScreen("sprint-round", of: state, in: size)

    #expect(state.dealAfterGame.scores.isEmpty)
    #expect(appKeymap(key: .enter, state: state) == .newGame(.dealNext))
  }

  @Test(arguments: sizes)
  func `the same number of pairs is a draw`(size: Size) {
    let text = text(Self.last(pairs: 5), in: size)

    #expect(text.contains("A draw"))
    #expect(text.contains(/1\. ● Anna +5/))
    #expect(text.contains(/1\. ▲ Ben +5/))
  }

  @Test func `before the first flip, it says whose minute it is`() {
    let state = Self.playing(Self.first.dealAfterGame, pairs: 0, from: Self.first)

    #expect(text(state, in: sizes[0]).contains("BEN’S TURN"))
    #expect(text(state, in: sizes[1]).contains("BEN’S TURN"))
    #expect(text(state, in: sizes[2]).contains("0 pairs · 01:00 · Ben"))
  }

  @Test func `without words, the next button leads to the next minute`() {
    let state = Self.first.after(.settings(.change(.init(\.isWordless, true))))

    #expect(text(state, in: sizes[0]).contains("● 5"))
    #expect(
      appKeymap(key: .character(" "), state: state) == .newGame(.dealNext))
  }

  @Test func `people in a sprint are counted on the menu`() {
    let state = AppState(
      after: .settings(.change(.init(\.kind, .sprint))),
      .settings(.change(.init(\.peopleCount, 2))), .settings(.change(.init(\.opponents, [.echo]))))

    #expect(text(state, in: sizes[0]).contains("4×4 Pop, sprint, 2 players"))
  }

  @Test(
    arguments: [
      (2, ["Anna", "Ben"], [], ", Anna and Ben"), (2, ["Anna"], [], ", 2 players"),
      (1, [], [.echo], " against Echo"), (1, [], [.echo, .fuzz], " against Echo and Fuzz"),
      (2, ["Anna", "Ben"], [.echo], ", Anna, Ben and Echo"), (0, [], [], ", Skip and Echo"),
    ] as [(Int, [String], [Opponent], String)])
  func `the menu names the players of the next game`(
    count: Int, names: [String], opponents: [Opponent], label: String
  ) {
    let state = AppState(
      after: .settings(.change(.init(\.peopleCount, count))),
      .settings(.change(.init(\.names, names))), .settings(.change(.init(\.opponents, opponents))))

    #expect(MenuEntry.newGame.detail(in: state) == "4×4 Pop" + label)
  }

  @Test func `the number of people can be chosen for a sprint, with a sentence of its own`() {
    let state = AppState(
      after: .settings(.change(.init(\.kind, .sprint))),
      .settings(.change(.init(\.peopleCount, 2))), .routing(.go(.newGame)),
      .routing(.select(NewGameChoice.rivals.rawValue)))

    #expect(
      NewGameChoice.rivals.note(in: state)
        == "A minute each on the same boards; the others look away.")
    #expect(
      appKeymap(key: .right, state: state) == .settings(.playAgainst(Rivals(peopleCount: 3))))
  }
}
