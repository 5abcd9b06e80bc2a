import Testing

@testable import MemoryTunes

@Suite struct RatingRecordTests {
  /// A duel of 4×4 in which the person finds so many of the eight pairs.
  private func duel(_ found: Int, with opponent: Opponent) -> Duel {
    Duel(opponent: opponent, grid: .standard, found: found, lost: 8 - found)
  }

  @Test func `without a game against a computer there is no rating`() {
    #expect(RatingRecord(duels: []) == nil)
    #expect(Records(games: [.played()], today: 0).rating == nil)
  }

  @Test func `every game is rated after the one before, and the last one says what it changed`()
    throws
  {
    let first = try #require(RatingRecord(duels: [duel(6, with: .echo)]))
    let second = try #require(RatingRecord(duels: [duel(6, with: .echo), duel(0, with: .fuzz)]))

    #expect(first.change == first.rating - 1500)
    #expect(second.change == second.rating - first.rating)
    #expect((first.rating, first.deviation) == (1727, 251))
    #expect(second.change < 0)
    #expect(second.deviation < first.deviation)
  }

  @Test func `games with the twin rate nobody`() {
    let first = duel(6, with: .echo)
    let twin = duel(0, with: .twin(keep: 86))

    #expect(RatingRecord(duels: [twin]) == nil)
    #expect(RatingRecord(duels: [twin, first, twin]) == RatingRecord(duels: [first]))
  }

  @Test func `draws with the strongest raise, and draws with the weakest lower`() {
    #expect(RatingRecord(duels: [duel(4, with: .maestro)])?.change ?? 0 > 0)
    #expect(RatingRecord(duels: [duel(4, with: .fuzz)])?.change ?? 0 < 0)
  }
}
