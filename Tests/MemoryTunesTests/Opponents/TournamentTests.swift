import Testing

@testable import MemoryTunes

@Suite(.timeLimit(.minutes(10))) struct TournamentTests {
  /// The share of the pairs that the first of two players wins; they begin in turn.
  private func share(
    of player: Opponent, against other: Opponent, on grid: Grid, games: Int,
    earlierPlaces: [[Int]] = []
  ) -> Double {
    var found = 0
    for number in 0..<games {
      var game = ComputerGame(
        grid, [player, other], first: number % 2, seed: UInt64(number / 2) &* 3 &+ 1,
        earlierPlaces: earlierPlaces)
      game.play()
      found += game.scores[0]
    }
    return Double(found) / Double(games * grid.pairCount)
  }

  @Test(arguments: [("4x4", 150), ("6x6", 30)])
  func `everyone wins clearly from all that are more forgetful`(size: String, games: Int) throws {
    let grid = try #require(Grid(size))
    let players = Opponent.allCases
    for (index, weaker) in players.enumerated() {
      for stronger in players[(index + 1)...] {
        let share = share(of: stronger, against: weaker, on: grid, games: games)
        #expect(share > 0.58, "\(stronger) against \(weaker)")
        if stronger == players[index + 1] { #expect(share < 0.78) }
      }
    }
  }

  @Test func `they keep their order on a board whose covers all come back`() {
    let earlierPlaces = (0..<16).map { [15 - $0, ($0 + 2) % 16] }
    for (weaker, stronger) in zip(Opponent.allCases, Opponent.allCases.dropFirst()) {
      let share = share(
        of: stronger, against: weaker, on: .standard, games: 150, earlierPlaces: earlierPlaces)
      #expect((0.56..<0.8).contains(share), "\(stronger) against \(weaker)")
    }
  }

  @Test(arguments: [40, 75, 100])
  func `a twin wins as often as the one who keeps as much`(percent: Int) {
    let found = pairs(
      ofPlayerKeeping: Double(percent) / 100, against: .twin(keep: percent), games: 1_000)

    let points = found.reduce(0) { $0 + ($1 > 4 ? 1 : $1 == 4 ? 0.5 : 0) }
    #expect((0.45...0.55).contains(points / 1_000), "\(points)")
  }

  /// The pairs that somebody finds in each game of 4×4 who stores each card seen with this chance.
  private func pairs(ofPlayerKeeping keep: Double, against other: Opponent, games: Int) -> [Int] {
    (0..<games).map { number in
      let seed = UInt64(number) &+ 1
      var game = ComputerGame(.standard, [.maestro, other], first: number % 2, seed: seed)
      var person = Person(keep: keep, seed: seed)
      while game.board.foundPairCount < 8 {
        let card = game.player == 0 ? person.nextCard(on: game.board) : game.thought.nextCard()
        guard let card, game.flip(card) else { break }
        person.see(card)
      }
      return game.scores[0]
    }
  }

  @Test(
    arguments: [
      // A child who keeps two cards in five beats Fuzz.
      (keep: 0.4, .fuzz, 0.53..<1),
      // Who keeps three in four beats Skip, and is no match for Maestro.
      (0.75, .skip, 0.55..<1), (0.75, .maestro, 0..<0.45),
      // It takes nearly all to draw with Echo.
      (0.6, .echo, 0..<0.47), (1, .echo, 0.53..<1),
    ] as [(keep: Double, Opponent, Range<Double>)])
  func `people beat the more forgetful`(keep: Double, opponent: Opponent, shares: Range<Double>) {
    let found = pairs(ofPlayerKeeping: keep, against: opponent, games: 200)

    let share = Double(found.reduce(0, +)) / 1600
    #expect(shares.contains(share), "\(share)")
  }
}

/// Somebody who stores each card seen with a fixed chance, and always turns new cards where no pair is
/// known.
private struct Person {
  let keep: Double
  private var stored = Array(repeating: false, count: 16)
  private var generator: SeededGenerator

  init(keep: Double, seed: UInt64) {
    self.keep = keep
    generator = SeededGenerator(seed: seed)
  }

  mutating func see(_ card: Int) {
    if generator.fraction() < keep { stored[card] = true }
  }

  mutating func nextCard(on board: Board) -> Int? {
    let hidden = board.faces.indices.filter { board.faces[$0] == .hidden }
    let isFirst = board.openCards.count != 1
    let known = hidden.first { card in
      let partner = board.partners[card]
      let isOpen = board.faces[partner] == .open
      return stored[card]
        && (isFirst ? isOpen || stored[partner] : partner == board.openCards[0])
    }
    guard known == nil, !hidden.isEmpty else { return known }
    let new = hidden.filter { !stored[$0] }
    let choices = new.isEmpty ? hidden : new
    return choices[generator.number(below: choices.count)]
  }
}
