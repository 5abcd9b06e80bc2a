import Artwork
import DataFlow
import TestSupport
import Testing

@testable import MemoryTunes

/// What games by ear are dealt from.
@Suite struct EarDealTests {
  @Test func `a game by ear has no peek`() {
    var game = GameState.loading(Grid.choices[0])
    game.request.kind = .ear
    let batch = CoverBatch(covers: .different(8))

    _ = gameReducer(
      state: &game, action: .setCards(SetCardsAction(request: 1, batch: batch)),
      settings: GameSettings(isAnimated: false, peeks: true))

    #expect(game.phase == .playing)
    #expect(!game.show.isPeeking)
    #expect(game.hindsight == nil)
  }

  @Test func `a game by ear is dealt from the chosen bundled category, whatever the source`() {
    var state = AppState()
    state.settings.current.kind = .ear
    state.categories.chosen = .bundled[2]
    for source in [CoverSource.bundled, .itunes, .folder("/covers")] {
      state.settings.current.source = source
      let action = DealAction(for: state)
      #expect((action.request.source, action.request.category) == (.bundled, .bundled[2]))
    }
    #expect(DealAction(for: state, source: .itunes).request.source == .bundled)

    state.categories.chosen = Category(ownNumber: 1, name: "Jazz")

    #expect(DealAction(for: state).request.category == .bundled[0])
  }

  @Test func `beside a shelf, a bundled category can be chosen for games by ear`() {
    var state = CategoriesState()
    state.useShelf(in: "/covers", chosen: nil)

    let outcome = categoriesReducer(
      state: &state, action: .change(ChangeCategoryAction(category: .bundled[3])))

    #expect(outcome == .handled())
    #expect(state.chosen == .bundled[3])
    #expect(state.current == .wholeShelf)
  }

  @Test func `covers without tunes are not dealt`() {
    var game = GameState()

    let outcome = rules(
      state: &game,
      action: .deal(
        DealAction(
          DealRequest(
            category: .bundled[0], grid: .standard, source: .itunes, seed: 1, kind: .ear))))

    #expect(outcome == .ignored(.needsBundledCovers))
  }
}
