import Artwork
import Basics
import MemoryTunes

extension PlayedGame {
  /// A game of any kind, of any of a household, about half a day after the one before.
  static func random(_ number: Int, by random: inout SeededGenerator) -> PlayedGame {
    let grids = ["2x2", "4x4", "8x6"].compactMap { Grid($0) }
    let lineUps: [[Player]] = [
      [.anyone], [.anyone], [.person(name: "Anna")], [.person(name: "Ben")],
      [.computer(.echo), .anyone], [.person(name: "Anna"), .computer(.fuzz)],
      [.person(name: "Ben"), .person(name: "Anna")], [.person(name: "Anna"), .person(name: "Ben")],
    ]
    let grid = grids[random.number(below: grids.count)]
    let players = lineUps[random.number(below: lineUps.count)]
    let isAlone = players.count == 1
    let isSprint = isAlone && random.number(below: 6) == 0
    let hasHeadStart = !isAlone && grid != grids[0] && random.number(below: 4) == 0
    let isLate = random.number(below: 12) == 0
    var flips: [Int] = []
    for card in stride(from: 0, to: grid.cardCount, by: 2) {
      if card + 2 < grid.cardCount, random.number(below: 3) == 0 { flips += [card, card + 2] }
      flips += [card, card + 1]
    }
    var game = PlayedGame(
      id: UInt64(number), endedAt: 1_800_000_000 + 40_000 * (isLate ? number - 9 : number),
      request: DealRequest(
        category: .bundled[random.number(below: 2)], grid: grid,
        source: random.number(below: 9) == 0 ? .folder("/own") : .bundled, seed: random.next(),
        kind: isSprint ? .sprint : .pairs), players: players,
      headStart: hasHeadStart ? HeadStart(pairCounts: [1, 0]) : nil, moveCount: flips.count / 2,
      slipCount: random.number(below: 3), seconds: (isSprint ? 60 : 30) + random.number(below: 9),
      pairs: isSprint ? [] : (0..<grid.cardCount).map { $0 / 2 },
      flips: isSprint ? [] : flips.map { Flip(card: $0, seconds: 0) })
    if random.number(below: 5) == 0, isAlone, !isSprint {
      (game.pairCount, game.flips) = (0, [])
    } else if random.number(below: 4) == 0, isAlone, !isSprint {
      game.day = game.endedAt / 86_400
    }
    if random.number(below: 9) == 0 {
      game.hindsight = random.number(below: 2) == 0 ? .peek : .practice
    }
    if number % 5 == 0, !isSprint, game.request.source == .bundled { game.request.kind = .ear }
    return game
  }
}
