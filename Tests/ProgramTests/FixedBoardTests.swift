import ArtworkLive
import TestSupport

@testable import MemoryTunes

private let bundled = CoverService.bundled(resources: resources)

private func deal(
  _ category: MemoryTunes.Category, _ grid: Grid, kind: GameKind = .pairs, seed: UInt64,
  deck: Int = Deck.current
) async throws -> GameState {
  let request = DealRequest(
    category: category, grid: grid, source: .bundled, seed: seed, kind: kind, deck: deck)
  let query = CoverQuery(
    source: .bundled, category: category.id, term: category.term, count: grid.pairCount,
    seed: seed, deck: deck)
  let batch = try await bundled.covers(query) { _ in }
  var game = GameState()
  game.apply(.deal(.init(request)))
  game.apply(.setCards(.init(request: game.request.id, batch: batch)))
  return game
}

/// Boards of bundled covers, as the first version with decks dealt them: codes rely on them.
@Suite struct FixedBoardTests {
  /// The ids of the covers on the cards, row by row.
  private func board(_ category: String, _ grid: String, seed: UInt64) async throws -> [String] {
    let category = try #require(Category.named(category))
    let grid = try #require(Grid(grid))
    let game = try await deal(category, grid, seed: seed, deck: 1)
    return game.cards.indices.map { game.cover(at: $0).id }
  }

  @Test(
    arguments: [
      ("pop", "2x2", 1, 0x7969_000F_40FE_F5A1), ("pop", "4x4", 1, 0x1BAD_FD9B_0DFB_A979),
      ("pop", "4x4", 7, 0x1EC7_0E11_2810_C275),
      ("pop", "4x4", 42, 0xF0F4_E6A5_E372_BC6F), ("pop", "4x4", 999_999, 0x3118_E6CF_9E3A_E1E5),
      ("electronic", "2x2", 1, 0x9424_6AD1_D6D6_1777), ("rock", "4x2", 7, 0x922D_21E1_A482_537B),
      ("electronic", "6x6", 42, 0xBCCE_1D13_2166_A9BB),
      ("rock", "5x4", 7, 0x2517_548F_B7DB_6A17), ("rock", "8x6", 1, 0xAEC2_80AA_4A2A_3EED),
      ("metal", "6x4", 999_999, 0x082A_C634_A02A_AC8B),
      ("metal", "10x8", 7, 0x96CC_D33B_9553_1DCF), ("rap", "6x5", 42, 0x0BA2_A8A9_6EB5_DA11),
      ("rap", "10x8", 999_999, 0x0681_A57A_231D_6813),
      ("pop", "10x8", 1, 0xF03C_5F14_2076_3977), ("electronic", "8x8", 42, 0xB610_CE49_53DB_0F15),
    ] as [(String, String, UInt64, UInt64)])
  func `boards are as they always were`(
    category: String, grid: String, seed: UInt64, hash: UInt64
  ) async throws {
    let text = try await board(category, grid, seed: seed).joined(separator: " ")

    // FNV-1a
    #expect(
      text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } == hash)
  }
}

/// The records keep a seed, and the collection must tell from it which covers were dealt.
@Suite struct CollectedBoardTests {
  private func find(_ pair: Int, in game: inout GameState) {
    for card in game.cards.indices where game.cards[card].pair == pair {
      game.apply(.flipCard(.init(index: card)))
    }
  }

  private func collected(_ game: GameState) throws -> [String] {
    var categories = CategoriesState()
    categories.catalogue = try bundled.catalogue()
    #expect(categories.catalogue.values.joined().count == CoverCollection.coverCount)
    let collection = CoverCollection(games: [PlayedGame(game, endedAt: 0)])
    return try (0..<CoverCollection.coverCount).filter { collection[$0] != nil }
      .map { try #require(categories.bundledCover($0)).id }
  }

  @Test(arguments: Category.bundled, Grid.choices)
  func `a pair is told from the seed`(category: MemoryTunes.Category, grid: Grid) async throws {
    for seed in [1, 42, UInt64.max] {
      var game = try await deal(category, grid, seed: seed)
      let pair = Int(seed % UInt64(grid.pairCount))
      #expect(game.request.pairs == game.board.pairs)

      find(pair, in: &game)

      #expect(try collected(game) == [game.covers[pair].id])
    }
  }

  @Test(arguments: [Grid.choices[0], Grid.choices[6], Grid.choices[7]])
  func `the boards of a sprint are told from the seed`(grid: Grid) async throws {
    var game = try await deal(.bundled[3], grid, kind: .sprint, seed: 7)
    var ids: Set<String> = []
    for _ in 0..<3 {
      ids.formUnion(game.covers.map(\.id))
      for pair in game.covers.indices { find(pair, in: &game) }
      game.apply(.dealNextBoard)
    }

    #expect(try collected(game).sorted() == ids.sorted())
  }
}
