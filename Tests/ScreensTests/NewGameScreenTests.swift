import Artwork
import MemoryTunes
import Terminal
import Testing

@testable import Screens

@Suite struct NewGameScreenTests {
  private static let sprint = AppState(
    after: .settings(.change(.init(\.sound, .tunes))), .settings(.change(.init(\.kind, .sprint))),
    .routing(.go(.newGame)))

  @Test func `where a choice has gone, dealing is selected`() {
    let state = Self.sprint.after(.routing(.select(NewGameChoice.peek.rawValue)))

    #expect(newGamePage(of: state).selectedItem?.label == NewGameChoice.deal.label)
  }

  @Test(arguments: sizes + [largeSize])
  func `each choice has a sentence, always in the same place`(size: Size) throws {
    let rows = try Self.sprint.newGameChoices.map { choice in
      let state = Self.sprint.after(.routing(.select(choice.rawValue)))
      let sentence = try #require(choice.note(in: state).wrapped(to: 30).first)
      let frame = appView(state: state, history: .empty, in: size)
      return (0..<size.height).last { frame.rowText($0).contains(sentence) }
    }

    #expect(rows[0] != nil)
    #expect(Set(rows).count == 1)
  }

  @Test(arguments: zip([0, 1, 2, 3], GameKind.allCases))
  func `a click on a way to play chooses it`(index: Int, kind: GameKind) {
    #expect(
      appKeymap(key: .target(.value(index)), state: Self.sprint)
        == .settings(.change(.init(\.kind, kind))))
    #expect(appKeymap(key: .target(.value(9)), state: Self.sprint) == nil)
  }

  @Test func `without sound, there is no picture of by ear to click on`() {
    let silent = Self.sprint.after(.settings(.change(.init(\.sound, .off))))

    #expect(appKeymap(key: .target(.value(3)), state: silent) == nil)
  }

  @Test func `the way to play has its best result on the grid`() {
    var sprint = PlayedGame.won(against: .fuzz)
    (sprint.request.kind, sprint.players, sprint.pairCount) = (.sprint, [.anyone], 9)
    (sprint.pairs, sprint.flips) = ([], [])
    let state = Self.sprint.after(.records(.summarized(RecordsSummary(games: [sprint], time: 0))))
    let larger = state.after(.settings(.change(.init(\.grid, Grid.choices[4]))))

    #expect(
      NewGameChoice.kind.note(in: state)
        == "Find all the pairs you can in 60 seconds. Best on 4×4: 9 pairs.")
    #expect(
      NewGameChoice.kind.note(in: larger) == "Find all the pairs you can in 60 seconds.")
  }

  @Test(
    arguments: [
      ([], .skip, "Mixes up neighbours. Fuzz is next."),
      ([.fuzz], .skip, "Mixes up neighbours. Two wins in a row on 4×4 win its crown."),
      ([.fuzz, .skip], .skip, "Mixes up neighbours. Its crown is yours; Echo is next."),
      (Opponent.allCases, .skip, "Mixes up neighbours. You have every crown."),
      ([], .twin(keep: 86), "Keeps 86% of what it sees, as you do."),
    ] as [([Opponent], Opponent, String)])
  func `a computer’s note names its crown and the next one`(
    crowned: [Opponent], opponent: Opponent, note: String
  ) {
    let games = (crowned + crowned).map(PlayedGame.won(against:))
    let state = AppState(
      after: .records(.summarized(RecordsSummary(games: games, time: 0))),
      .settings(.playAgainst(Rivals(opponents: [opponent]))), .routing(.go(.newGame)))

    #expect(NewGameChoice.rivals.note(in: state) == note)
  }
}

extension PlayedGame {
  /// A game of 4×4 of which the person finds all pairs.
  fileprivate static func won(against opponent: Opponent) -> PlayedGame {
    PlayedGame(
      id: 0, endedAt: 0,
      request: DealRequest(category: .bundled[0], grid: .standard, source: .bundled, seed: 0),
      players: [.anyone, .computer(opponent)], moveCount: 8, slipCount: 0, seconds: 60,
      pairs: (0..<16).map { $0 / 2 }, flips: (0..<16).map { Flip(card: $0, seconds: $0) })
  }
}
