import Testing

@testable import MemoryTunes

@Suite struct NewBestsTests {
  private let earlier = [
    PlayedGame.played(id: 1, moves: 20, slips: 5, seconds: 90),
    .played(id: 2, moves: 22, slips: 3, seconds: 80),
  ]

  private func bests(of game: PlayedGame) -> [Bool] {
    let bests = NewBests(of: game, after: earlier)
    #expect(
      bests.isEmpty == !(bests.hasFewestMoves || bests.hasFewestSlips || bests.hasShortestTime))
    return [bests.hasFewestMoves, bests.hasFewestSlips, bests.hasShortestTime]
  }

  @Test(arguments: [
    (moves: 19, slips: 2, seconds: 79, [true, true, true]),
    (20, 3, 80, [false, false, false]),
    (19, 4, 85, [true, false, false]),
    (21, 2, 100, [false, true, false]),
    (30, 9, 1, [false, false, true]),
  ])
  func `a figure is a new best if it is better than each before`(
    moves: Int, slips: Int, seconds: Int, expected: [Bool]
  ) {
    #expect(bests(of: .played(id: 3, moves: moves, slips: slips, seconds: seconds)) == expected)
  }

  @Test func `the first game of a grid or a category sets no new best`() {
    let better = PlayedGame.played(id: 3, moves: 1, slips: 0, seconds: 1)
    var (grid, category, kind) = (better, better, better)
    kind.request.kind = .titles
    grid.request.grid = Grid.choices[0]
    category.request.category = Category.bundled[1]

    #expect(bests(of: grid) == [false, false, false])
    #expect(bests(of: category) == [false, false, false])
    #expect(bests(of: kind) == [false, false, false])
    #expect(NewBests(of: better, after: []).isEmpty)
    #expect(NewBests(of: better, after: [better]).isEmpty)
  }

  @Test func `a game that does not count neither sets nor holds a best`() {
    var (hinted, givenUp, shared) = (earlier[0], earlier[0], earlier[0])
    (hinted.id, givenUp.id, shared.id) = (5, 6, 7)
    hinted.hindsight = .hint
    givenUp.pairCount = 1
    shared.players = Array(repeating: .anyone, count: 2)
    let better = PlayedGame.played(id: 3, moves: 1, slips: 0, seconds: 1)

    for other in [hinted, givenUp, shared] {
      #expect(NewBests(of: better, after: [other]).isEmpty)
    }
    (hinted, givenUp, shared) = (better, better, better)
    hinted.hindsight = .timeTravel
    givenUp.pairCount = 1
    shared.players = Array(repeating: .anyone, count: 3)
    for game in [hinted, givenUp, shared] {
      #expect(bests(of: game) == [false, false, false])
    }
  }

  @Test func `a sprint is better only with more pairs, and is compared with sprints alone`() {
    func sprint(id: UInt64, pairs: Int) -> PlayedGame {
      var game = PlayedGame.played(id: id, moves: 40 - pairs, slips: 9 - pairs, seconds: 60)
      (game.request.kind, game.pairCount) = (.sprint, pairs)
      return game
    }
    let before = [sprint(id: 1, pairs: 5), sprint(id: 2, pairs: 7), earlier[0]]

    let results = [sprint(id: 3, pairs: 8), sprint(id: 4, pairs: 7)].map {
      NewBests(of: $0, after: before)
    }

    #expect(results.map(\.hasMostPairs) == [true, false])
    #expect(results.map(\.hasFewestMoves) == [false, false])
    #expect(results.map(\.isEmpty) == [false, true])
    #expect(NewBests(of: sprint(id: 3, pairs: 8), after: [earlier[0]]).isEmpty)
  }

  @Test func `a category that was renamed is the same`() {
    var (old, new) = (earlier[0], PlayedGame.played(id: 3, moves: 1, slips: 9, seconds: 99))
    old.request.category = Category(id: "own-1", name: "Jazz")
    new.request.category = Category(id: "own-1", name: "Swing")

    #expect(NewBests(of: new, after: [old]).hasFewestMoves)
  }
}
