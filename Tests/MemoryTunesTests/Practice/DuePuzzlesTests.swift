import Testing

@testable import MemoryTunes

@Suite struct DuePuzzlesTests {
  private static let game = PlayedGame.withSlips
  private static let day = 86_400

  private static func played(flipping cards: Int...) -> PlayedGame {
    .played(pairs: game.pairs, flips: flips(of: cards))
  }

  /// The same game, so many times.
  private static func games(_ count: UInt64) -> [PlayedGame] {
    (1...count).map { .played(id: $0, pairs: game.pairs, flips: game.flips) }
  }

  private func due(
    _ games: [PlayedGame] = [game], _ answers: [(PuzzleAnswer, time: Int)] = [],
    person: String = "", at time: Int = day
  ) -> DuePuzzles {
    DuePuzzles(games: games, answers: answers, person: person, time: time)
  }

  private func answer(
    _ move: Int, _ isRight: Bool, at time: Int, of game: PlayedGame = game
  ) -> (PuzzleAnswer, time: Int) {
    (PuzzleAnswer(gameID: game.id, move: move, isRight: isRight), time)
  }

  @Test func `a missed partner is asked for with the first card of the move open`() throws {
    let puzzle = try #require(due().puzzles.first)

    #expect(puzzle.move == 2)
    #expect((puzzle.card, puzzle.partner) == (1, 0))
    #expect(puzzle.shownInMove == 1)
    #expect(puzzle.game.flips.map(\.card) == [0, 2, 1])
    #expect(puzzle.flipCounts == 0...3)
  }

  @Test func `of a known pair, the card seen last asks for the other`() throws {
    let known = try #require(Puzzle.examples.last)

    #expect(known.move == 5)
    #expect((known.card, known.partner) == (3, 2))
    #expect(known.game.flips.map(\.card) == [0, 2, 1, 4, 3, 6, 8, 9, 3])
    #expect(known.shownInMove == 1)
  }

  @Test func `at least eight flips are shown, so that the question does not follow at once`() {
    let game = Self.played(flipping: 0, 2, 4, 6, 8, 10, 12, 14, 0, 4, 3, 8, 2)
    let puzzle = Puzzle(game: game, move: 7)

    #expect(puzzle.isValid)
    #expect(puzzle.flipCounts == 5...13)
    #expect(puzzle.shownInMove == 6)
  }

  @Test func `a card that is open when its pair is known begins the move that opened it`() throws {
    // 2 is turned second, when its partner 3 has been seen; then another card is turned.
    let game = Self.played(flipping: 3, 4, 6, 2, 8, 10)
    let board = try #require(game.board)
    let slip = try #require(board.slips.first)
    let puzzle = try #require(Puzzle(slip, on: board, of: game))

    #expect(slip.cards == [2, 3])
    #expect((puzzle.card, puzzle.partner) == (2, 3))
    #expect(puzzle.game.flips.map(\.card) == [3, 4, 2])
  }

  @Test func `a slip comes back a day after its game, the later the more often it was found`() {
    #expect(due(at: Self.day - 1).puzzles.isEmpty)
    // Only the first slip with a pair is practised.
    #expect(Self.game.board?.slips.map(\.move) == [2, 3, 5])
    #expect(due().puzzles.map(\.move) == [2, 3])

    let found = answer(2, true, at: Self.day)
    #expect(due([Self.game], [found]).puzzles.map(\.move) == [3])
    #expect(due([Self.game], [found], at: 3 * Self.day - 1).puzzles.map(\.move) == [3])
    #expect(due([Self.game], [found], at: 3 * Self.day).puzzles.map(\.move) == [3, 2])
    let missed = answer(2, false, at: Self.day)
    #expect(due([Self.game], [missed], at: 2 * Self.day).puzzles.map(\.move) == [2, 3])
    // A clock that was ahead does not count before its time.
    let early = [answer(2, true, at: 900 * Self.day), found]
    #expect(due([Self.game], early, at: 3 * Self.day - 1).puzzles.map(\.move) == [3])
    #expect(due([Self.game], early, at: 3 * Self.day).puzzles.map(\.move) == [3, 2])
  }

  @Test func `it is known how many come a day later, and whether any were answered today`() {
    #expect(due(at: 0).nextCount == 2)
    #expect(due().nextCount == 0)
    let missed = answer(2, false, at: Self.day)
    #expect(due([Self.game], [missed]).nextCount == 1)
    #expect(due(at: .max).nextCount == 0)
    #expect(due([Self.game], [missed], at: 2 * Self.day - 1).isPractised)
    #expect(!due([Self.game], [missed], at: 2 * Self.day).isPractised)
    #expect(!due().isPractised)
  }

  @Test func `a round has ten puzzles, those of a game not right after each other`() {
    let due = due(Self.games(9))

    #expect(due.puzzles.count == 18)
    #expect(due.round.map(\.game.id) == [9, 8, 7, 6, 5, 9, 8, 7, 6, 5])
    #expect(due.round.map(\.move) == [2, 2, 2, 2, 2, 3, 3, 3, 3, 3])
  }

  @Test func `the slips of others are theirs`() {
    func moves(_ players: Player..., person: String = "") -> [Int] {
      due([Self.game.with { $0.players = players }], person: person).puzzles.map(\.move)
    }

    // Ann makes the first, third and fourth move.
    #expect(moves(.person(name: "Ann"), .computer(.fuzz)) == [3])
    #expect(moves(.person(name: "Ann"), .computer(.fuzz), person: "Ann") == [3])
    #expect(moves(.person(name: "Ann"), .computer(.fuzz), person: "Ben") == [])
    #expect(moves(.anyone, .anyone) == [])
    #expect(moves(.computer(.fuzz), .computer(.skip)) == [])
  }

  @Test func `there are none in games without flips, by ear, or with impossible flips`() {
    let byEar = Self.game.with { $0.request.kind = .ear }

    for game in [Self.game.withoutFlips, byEar, Self.played(flipping: 0, 0)] {
      #expect(due([game]).puzzles.isEmpty)
    }
  }

  @Test func `of a thousand games, the last hundred are looked at, the latest first`() {
    let puzzles = due(Self.games(1000)).puzzles

    #expect(puzzles.map(\.game.id) == (UInt64(901)...1000).reversed().flatMap { [$0, $0] })
  }

  @Test func `who has no slips gets those of Fuzz on the boards of the last days`() {
    let today = 20_783
    let puzzles = Puzzle.ofFuzz(before: today)

    #expect(puzzles.count == 10)
    #expect(puzzles.allSatisfy { $0.isValid })
    #expect(puzzles.allSatisfy { $0.game.players == [.computer(.fuzz)] })
    let boards = (1...7).compactMap { DailyBoard(day: today - $0)?.seed }
    #expect(puzzles.allSatisfy { boards.contains($0.game.request.seed) })
    #expect(puzzles == Puzzle.ofFuzz(before: today))
    #expect(Puzzle.ofFuzz(before: 0) == [])
    #expect(due([]).hasSlips == false)
    #expect(due([Self.game], at: 0).hasSlips)
  }

  @Test(arguments: [[], [0], [0, 2], [0, 2, 4], [0, 1, 2], [0, 2, 16], [1, 1]])
  func `without one open card whose partner was shown, it is no puzzle`(cards: [Int]) {
    let game = Self.game.with { $0.flips = flips(of: cards) }

    #expect(Puzzle.examples.allSatisfy { $0.isValid })
    #expect(!Puzzle(game: game, move: 2).isValid)
    #expect(!Puzzle(game: game.withoutFlips, move: 2).isValid)
  }
}
