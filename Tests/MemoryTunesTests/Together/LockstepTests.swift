import Testing

@testable import MemoryTunes

/// Programs at one table stay in step, whatever happens to their connections.
@Suite struct LockstepTests {
  @Test(arguments: [SharedTable.Form.turns, .race], 1...3)
  func `hundreds of games with delays, cuts and kills end with the same boards`(
    form: SharedTable.Form, guests: Int
  ) {
    for seed in 0..<40 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed * 8 + UInt64(guests))
      var table = SimulatedTable(guests: guests)
      table.gather(by: &generator)
      table.send(.together(.change(form)), to: 0)
      table.send(.together(.deal), to: 0)
      for _ in 0..<40 {
        switch generator.number(below: 40) {
        case 0: table.cut(1 + generator.number(below: guests))
        case 1: table.kill(1 + generator.number(below: guests))
        case 2: table.kill(0)
        case 3: table.gather(by: &generator)
        case 4...20: _ = table.deliver(by: &generator)
        default: table.flip(generator.number(below: guests + 1), by: &generator)
        }
      }
      finish(&table, by: &generator)

      #expect(table.broken == [])
      // Once all have ended it, or the host was killed after the end: then the others still have the game.
      let host = table.ended(0)
      #expect(!host.isEmpty, "seed \(seed)")
      for guest in 1...guests {
        let left = table.programs[guest].unfinishedGame(in: .shared)
        let games = table.ended(guest) + [left].compactMap(\.self)
        let pairs = games.map { game in (game, host.last { $0.request.seed == game.request.seed }) }
        #expect(
          !pairs.isEmpty || !table.haveSeenFlips.contains(guest), "seed \(seed), guest \(guest)")
        for (game, other) in pairs where form == .turns {
          #expect(other?.board.flips.starts(with: game.board.flips) == true, "seed \(seed)")
          #expect(other?.id == game.id, "seed \(seed)")
          #expect(game.isFinished == (game.board.flips.count == other?.board.flips.count))
        }
      }
    }
  }

  /// All come back to the table, and play until everybody has a solved board.
  private func finish(_ table: inout SimulatedTable, by generator: inout SeededGenerator) {
    for _ in 0..<2000 {
      table.gather(by: &generator)
      table.deliverAll(by: &generator)
      let hasEnded = table.programs.indices.map { !table.ended($0).isEmpty }
      if hasEnded.allSatisfy(\.self) { return }
      if !table.programs[0].game.isShared, !hasEnded[0] { table.send(.together(.deal), to: 0) }
      for program in table.programs.indices { table.flip(program, by: &generator) }
    }
  }
}
