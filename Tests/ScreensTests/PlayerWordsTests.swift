import Artwork
import DataFlow
import MemoryTunes
import Testing

@testable import Screens

/// What players are called, whatever they are named.
@Suite struct PlayerWordsTests {
  /// A board for these players before the first flip.
  private static func dealt(_ players: [Player]) -> AppState {
    AppState.dealt().after(
      .game(
        .deal(
          .init(
            .init(category: .bundled[2], grid: .standard, source: .bundled, seed: 7),
            players: players))),
      .game(.setCards(.init(request: 2, batch: .init(covers: covers("rock"))))))
  }

  @Test func `a moment of a game among several names the player, the place and the cover`() {
    var game = InspectedGame(Self.dealt([.person(name: "Anna"), .computer(.fuzz)]))
    game.play(.game(.flipCard(.init(index: 0))))
    let title = game.state.game.cover(at: 0).shownTitle

    #expect(
      sentence(of: game.history[0].event, in: game.history.state(after: 0))
        == "Anna flipped a1: \(title)")
  }

  private static func winner(in game: GameState) -> String {
    game.winnerLabel(in: game.standings)
  }

  @Test
  func `after a game against a computer, the player's own slips are told, not the computer's`() {
    let dealt = Self.dealt([.anyone, .computer(.echo)])
    let (first, second) = (dealt.places(ofPair: 0), dealt.places(ofPair: 1))
    let third = dealt.places(ofPair: 2)
    func computer(_ card: Int, flip: Int) -> AppAction {
      .game(.computerFlip(.init(card: card, request: 2, flip: flip)))
    }

    let state = dealt.flipping(first[0], second[0])
      .after(computer(first[1], flip: 2), computer(third[0], flip: 3))
      .flipping(second[1], third[1])

    #expect(state.game.slips.map(\.move) == [2, 3])
    #expect(state.game.duelLessons.map { $0.text.prefix(20) } == ["Move 3: you had seen"])
    #expect(Self.dealt([.anyone, .anyone]).game.duelLessons == [])
  }

  @Test(
    arguments: [
      (.anyone, "Your turn", "You win!", "I beat Echo 8–0"),
      (.person(name: "Anna"), "Anna’s turn", "Anna wins!", "Anna beat Echo 8–0"),
      (.person(name: "You"), "You’s turn", "You wins!", "You beat Echo 8–0"),
      (.person(name: "I"), "I’s turn", "I wins!", "I beat Echo 8–0"),
    ] as [(Player, String, String, String)])
  func `only a person without a name is spoken to`(
    player: Player, turn: String, winner: String, shared: String
  ) throws {
    let begun = Self.dealt([player, .computer(.echo)])
    let solved = begun.withPairsFound(8)

    #expect(begun.game.turnLabel == turn)
    #expect(Self.winner(in: solved.game) == winner)
    #expect(try #require(solved.sharedGame).text.contains("\n\(shared) "))
  }

  @Test func `somebody named I is not taken for the one who tells`() throws {
    let begun = Self.dealt([.person(name: "Anna"), .person(name: "I")])

    let shared = try #require(begun.withPairsFound(8).sharedGame)

    #expect(shared.text.contains("\nAnna beat I 8–0 "))
  }

  @Test(
    arguments: [
      (["Anna", "Ben"], [4, 4], "A draw"),
      (["Anna", "Ben", "Cem"], [3, 3, 2], "Anna and Ben win!"),
      (["Anna", "Ben"], [5, 3], "Anna wins!"),
    ])
  func `who share the first place win together, and all of them draw`(
    names: [String], pairCounts: [Int], winners: String
  ) {
    var state = Self.dealt(names.map { .person(name: $0) })
    let places = (0..<8).map(state.places(ofPair:))
    var found = 0
    for count in pairCounts {
      for pair in found..<found + count { state = state.flipping(places[pair][1], places[pair][0]) }
      found += count
      if found < 8 { state = state.flipping(places[found][0], places[found + 1][0]) }
    }

    #expect(Self.winner(in: state.game) == winners)
  }

  @Test(
    arguments: [
      (0, "0 pairs", "no slips", "Flawless!"), (1, "1 pair", "1 slip", "1 slip"),
      (2, "2 pairs", "2 slips", "2 slips"),
    ])
  func `one thing is one, and several are several`(
    count: Int, pairs: String, slips: String, verdict: String
  ) {
    #expect(Screens.pairs(count) == pairs)
    #expect(Screens.slips(count) == slips)
    #expect(slipCount(count) == verdict)
    #expect(counted(count, "entry", plural: "entries").hasSuffix(count == 1 ? "entry" : "entries"))
  }
}
