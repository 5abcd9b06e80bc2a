import DataFlow
import Testing

/// Actions that carry an object which sends an action itself when it is released.
@MainActor @Suite struct ReleaseActionTests {
  private enum Action {
    case say(String)
    case carry(Parting)
  }

  @MainActor
  private final class Parting {
    private let store: Store<[String], Action, Never>

    init(_ store: Store<[String], Action, Never>) {
      self.store = store
    }

    isolated deinit {
      store.dispatch(.say("released"))
    }
  }

  private let log = Log<[String]>()
  private let store = Store<[String], Action, Never>(initialState: []) { words, action in
    switch action {
    case .say(let word): words.append(word)
    case .carry: words.append("carried")
    }
    return .handled()
  }

  @Test func `what it sends comes after the action that carried it`() {
    let ticket = store.subscribe(to: \.self, onChange: log.append)

    store.dispatch(.carry(Parting(store)))

    #expect(log.entries == [[], ["carried"], ["carried", "released"]])
    ticket.cancel()
  }

  @Test func `what it sends waits behind what a subscriber dispatched before`() {
    let ticket = store.subscribe(to: \.self) { [store, log] words in
      log.append(words)
      if words == ["first"] {
        store.dispatch(each: [.carry(Parting(store)), .say("next")])
      }
    }

    store.dispatch(.say("first"))

    #expect(
      log.entries == [
        [], ["first"], ["first", "carried"], ["first", "carried", "next"],
        ["first", "carried", "next", "released"],
      ])
    ticket.cancel()
  }
}
