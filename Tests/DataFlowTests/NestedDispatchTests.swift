import DataFlow
import Testing

/// Actions dispatched while subscribers are being called.
@MainActor @Suite struct NestedDispatchTests {
  /// A sheet over a screen; there can be only one.
  private enum SheetAction: Equatable {
    case present(String)
    case dismiss
  }

  private let log = Log<String>()
  private let sheets = Store<String?, SheetAction, Never>(initialState: nil) { sheet, action in
    switch action {
    case .present(let name):
      guard sheet == nil else { return .ignored("a sheet is there") }
      sheet = name
    case .dismiss: sheet = nil
    }
    return .handled()
  }

  @Test func `a nested action sees the newest state, and so do the subscribers`() {
    let store = CounterStore.counting()
    let middleware = store.add(
      CounterMiddleware { [log] action, context, next in
        log.append("\(action) at \(context.state.count)")
        return next(action)
      })
    let ticket = store.subscribe(to: \.count) { [store, log] count in
      log.append("told \(count) of \(store.state.count)")
      if count == 1 { store.dispatch(each: [.add(10), .add(100)]) }
      log.append("done at \(store.state.count)")
    }

    store.dispatch(.add(1))

    #expect(
      log.entries == [
        "told 0 of 0", "done at 0", "add(1) at 0", "told 1 of 1", "done at 1",
        "add(10) at 1", "told 11 of 11", "done at 11",
        "add(100) at 11", "told 111 of 111", "done at 111",
      ])
    withExtendedLifetime((middleware, ticket)) {}
  }

  @Test func `a subscriber's action waits until the others have seen the current one`() {
    let store = CounterStore.counting()
    store.replaceReducer(
      with: Reducer { [log] state, action in
        MainActor.assumeIsolated { log.append("\(action)") }
        return counterReducer(state: &state, action: action)
      })
    let tickets = ["a", "b"].map { name in
      store.onUpdate(perform: { [store, log] state in
        log.append("\(name)\(state.count) begins")
        if state.count == 1 { store.dispatch(.add(1)) }
        log.append("\(name)\(state.count) ends")
      })
    }

    store.dispatch(.add(1))

    let rounds = [1, 2, 3].map { round in
      "add(1) a\(round) begins a\(round) ends b\(round) begins b\(round) ends"
    }
    #expect(log.entries.joined(separator: " ") == rounds.joined(separator: " "))
    withExtendedLifetime(tickets) {}
  }

  @Test func `dismissing and then presenting from a subscriber keeps both`() {
    let ticket = sheets.subscribe(to: \.self) { [sheets, log] sheet in
      log.append(sheet ?? "nothing")
      if sheet == "question" {
        sheets.dispatch(each: [.dismiss, .present("answer")])
      }
    }

    sheets.dispatch(.present("question"))

    #expect(log.entries == ["nothing", "question", "nothing", "answer"])
    #expect(sheets.state == "answer")
    ticket.cancel()
  }
}
