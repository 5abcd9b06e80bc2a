import Artwork
import DataFlow
import Testing

@testable import MemoryTunes

@MainActor @Suite struct FinishedTests {
  private static func store() -> Store<AppState, AppAction, AppEffect> {
    var state = AppState()
    state.game = .dealt("A", "B", "A", "B")
    state.routing.path = [.game]
    return Store(initialState: state, reducer: appReducer)
  }

  @Test func `the end of a game is told exactly once`() {
    let store = Self.store()
    var results: [GameResult] = []
    let subscription = store.subscribe(toPulse: \.game.finished) { results.append($0) }

    for index in [0, 1, 2, 0] { store.dispatch(.flip(index)) }
    store.dispatch(.tick(TickAction(seconds: 7)))
    store.dispatch(.flip(1))
    #expect(results.isEmpty)
    store.dispatch(.flip(3))
    for action in [.go(.finished), .flip(3), .go(.help), .go(.game)] as [AppAction] {
      store.dispatch(action)
    }

    #expect(results == [GameResult(moves: 3, pairs: 2, seconds: 7, seed: 0)])
    #expect(store.state.game.result == results.first)
    subscription.cancel()
  }

  @Test func `an equal end of a second game is told again`() {
    let store = Self.store()
    var results: [GameResult] = []
    let subscription = store.subscribe(toPulse: \.game.finished) { results.append($0) }
    let fetch = FetchTunesAction(
      category: Category.bundled[0], grid: Grid.choices[0], source: .bundled, seed: 0)
    let covers = store.state.game.covers

    for index in [0, 2, 1, 3] { store.dispatch(.flip(index)) }
    store.dispatch(.fetchTunes(fetch))
    store.dispatch(.setCards(SetCardsAction(request: 2, batch: .init(covers: covers))))
    let cards = store.state.game.cards
    for index in cards.indices.sorted(by: { (cards[$0].pair, $0) < (cards[$1].pair, $1) }) {
      store.dispatch(.flip(index))
    }

    let result = GameResult(moves: 2, pairs: 2, seconds: 0, seed: 0)
    #expect(results == [result, result])
    subscription.cancel()
  }

  @Test func `who comes after the end is not told of it`() {
    let store = Self.store()
    for index in [0, 2, 1, 3] { store.dispatch(.flip(index)) }
    var results: [GameResult] = []

    let subscription = store.subscribe(toPulse: \.game.finished) { results.append($0) }
    store.dispatch(.go(.finished))

    #expect(results.isEmpty)
    subscription.cancel()
  }
}
