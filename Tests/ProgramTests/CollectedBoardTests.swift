import Artwork
import ArtworkLive
import TestSupport
import Testing

@testable import MemoryTunes

/// The records keep a seed, and the collection must tell from it which covers were dealt.
@Suite struct CollectedBoardTests {
  private static let service = CoverService.bundled(resources: resources)

  private func deal(
    _ category: MemoryTunes.Category, _ grid: Grid, kind: GameKind = .pairs, seed: UInt64
  ) async throws -> GameState {
    var request = DealRequest(
      category: category, grid: grid, source: .bundled, seed: seed, kind: kind)
    let query = CoverQuery(
      source: .bundled, category: category.id, term: category.term, count: grid.pairCount,
      seed: seed)
    let batch = try await Self.service.covers(query) { _ in }
    var game = GameState()
    reduce(&game, .deal(.init(request)))
    request.id = game.request.id
    reduce(&game, .setCards(.init(request: request.id, batch: batch)))
    return game
  }

  private func reduce(_ game: inout GameState, _ action: GameAction) {
    _ = gameReducer(state: &game, action: action, settings: GameSettings(isAnimated: false))
  }

  private func find(_ pair: Int, in game: inout GameState) {
    for card in game.cards.indices where game.cards[card].pair == pair {
      reduce(&game, .flipCard(.init(index: card)))
    }
  }

  /// The ids of the covers found in a game.
  private func collected(_ game: GameState) throws -> [String] {
    var categories = CategoriesState()
    categories.catalogue = try Self.service.catalogue()
    let collection = CoverCollection(games: [PlayedGame(game, endedAt: 0)])
    return try (0..<CoverCollection.coverCount).filter { collection[$0] != nil }
      .map { try #require(categories.bundledCover($0)).id }
  }

  @Test func `no bundled cover looks like another, or it would not be dealt`() throws {
    let covers = try Self.service.catalogue().values.flatMap(\.self)

    #expect(covers.removingLookalikes().count == covers.count)
    #expect(covers.count == CoverCollection.coverCount)
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
      reduce(&game, .dealNextBoard)
    }

    #expect(try collected(game).sorted() == ids.sorted())
  }
}
