import DataFlow
import Testing

@testable import MemoryTunes

/// The screens of ReSwift's example, with the rules of this game.
@MainActor @Suite(.timeLimit(.minutes(10))) struct ReSwiftTests {
  @Test func `the router gets the destination and nothing else, each time a screen is left`() {
    let store = Store(initialState: AppState(), reducer: appReducer)
    let choice = ChangeCategoryAction(category: Category.bundled[2])
    let shown = Log<RoutingDestination>()

    let router = store.subscribe(to: \.routing.destination) { shown.append($0) }
    store.dispatch(.routing(.select(MenuEntry.settings.rawValue)))
    // The picker is left, also if the same category is chosen again.
    for _ in 1...2 {
      store.dispatch(.routing(.go(.categories)))
      store.dispatch(.categories(.change(choice)))
    }

    #expect(shown.entries == [.menu, .categories, .menu, .categories, .menu])
    router.cancel()
  }
}
