import Artwork
import ArtworkLive
import MemoryTunes
import TestSupport
import Testing

/// Boards of bundled covers, as the first version with decks dealt them: codes rely on them.
@Suite struct FixedBoardTests {
  /// The ids of the covers on the cards, row by row.
  private func board(_ category: String, _ grid: String, seed: UInt64) async throws -> [String] {
    let category = try #require(Category.named(category))
    let grid = try #require(Grid(grid))
    let query = CoverQuery(
      source: .bundled, category: category.id, term: category.term, count: grid.pairCount,
      seed: seed, deck: 1)
    let batch = try await CoverService.bundled(resources: resources).covers(query) { _ in }
    var game = GameState()
    _ = gameReducer(
      state: &game,
      action: .deal(.init(.init(category: category, grid: grid, source: .bundled, seed: seed))),
      settings: GameSettings(isAnimated: false))
    _ = gameReducer(
      state: &game, action: .setCards(.init(request: game.request.id, batch: batch)),
      settings: GameSettings(isAnimated: false))
    return game.cards.indices.map { game.cover(at: $0).id }
  }

  @Test func `small boards are as they always were`() async throws {
    #expect(
      try await board("pop", "2x2", seed: 1) == [
        "pop/picked-you-first", "pop/loves-me-loves-me-lots",
        "pop/loves-me-loves-me-lots", "pop/picked-you-first",
      ])
    #expect(
      try await board("rock", "4x2", seed: 7) == [
        "rock/someone-bring-marshmallows", "rock/cold-feet-high-voltage",
        "rock/five-kinds-of-orange", "rock/hugging-the-locals",
        "rock/someone-bring-marshmallows", "rock/cold-feet-high-voltage",
        "rock/five-kinds-of-orange", "rock/hugging-the-locals",
      ])
  }

  @Test(
    arguments: [
      ("pop", "4x4", 1, 0x1BAD_FD9B_0DFB_A979), ("pop", "4x4", 7, 0x1EC7_0E11_2810_C275),
      ("pop", "4x4", 42, 0xF0F4_E6A5_E372_BC6F), ("pop", "4x4", 999_999, 0x3118_E6CF_9E3A_E1E5),
      ("electronic", "2x2", 1, 0x9424_6AD1_D6D6_1777),
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
