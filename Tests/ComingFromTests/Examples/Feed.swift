import DataFlow

/// A paged list.
struct Feed: Equatable {
  var items: [String] = []
  var nextPage: Int?
  var isLoading = false
}

struct Page: Equatable {
  var number: Int
  var items: [String]
  var next: Int?
}

enum FeedAction: Equatable {
  case refresh
  case loadMore
  case show(Page)
}

/// The work is to fetch the page with that number.
func feedReducer(state: inout Feed, action: FeedAction) -> Outcome<Int> {
  switch action {
  case .refresh:
    state.isLoading = true
    return .handled(.run(1, id: "page"))
  case .loadMore:
    guard !state.isLoading else { return .ignored("a page is on its way") }
    guard let page = state.nextPage else { return .ignored("the list is complete") }
    state.isLoading = true
    return .handled(.run(page, id: "page"))
  case .show(let page):
    state.items = page.number == 1 ? page.items : state.items + page.items
    state.nextPage = page.next
    state.isLoading = false
    return .handled()
  }
}

extension Performer<FeedAction, Int> {
  static func pages(
    _ pages: [String]..., pause: @escaping @MainActor () async throws -> Void = {}
  ) -> Self {
    Self { number, send in
      try await pause()
      let next = number < pages.count ? number + 1 : nil
      send(.show(Page(number: number, items: pages[number - 1], next: next)))
    } recover: { error, _ in
      fatalError("pages do not fail: \(error)")
    }
  }
}
