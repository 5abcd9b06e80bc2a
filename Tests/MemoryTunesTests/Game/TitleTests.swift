import Artwork
import Testing

@testable import MemoryTunes

@Suite struct TitleTests {
  @Test func `of each pair, one card shows the cover and the other its title`() throws {
    let batch = CoverBatch(covers: .different(8))
    let deal = try Deal(batch: batch, grid: .standard, seed: 7, kind: .titles)

    for pair in deal.covers.indices {
      let cards = deal.board.cards.filter { $0.pair == pair }
      #expect(cards.count { $0.showsTitle } == 1)
      #expect(cards.count == 2)
    }
  }

  @Test func `all kinds of play have the same board`() throws {
    let batch = CoverBatch(covers: .different(20))
    let pairs = try Deal(batch: batch, grid: .standard, seed: 7)
    let titles = try Deal(batch: batch, grid: .standard, seed: 7, kind: .titles)
    let byEar = try Deal(batch: batch, grid: .standard, seed: 7, kind: .ear)

    #expect(pairs.covers == byEar.covers)
    #expect(pairs.board == byEar.board)
    #expect(pairs.covers == titles.covers)
    #expect(pairs.board.pairs == titles.board.pairs)
  }
}
