import DataFlow
import Testing

/// Actions are processed one at a time, first in, first out, and each names the one that caused it.
@MainActor @Suite(.timeLimit(.minutes(10))) struct DispatchOrderTests {
  private let store = CounterStore.counting()
  private let log = Log<String>()

  @Test func `a store dispatches nothing by itself`() async {
    let store = CounterStore(
      initialState: Counter(count: 7),
      reducer: { [log] state, action in
        MainActor.assumeIsolated { log.append("reduced \(action)") }
        return counterReducer(state: &state, action: action)
      },
      performer: Performer { [log] work, _ in log.append("performed \(work)") })
    store.logActions(in: log)
    store.onUpdate(perform: { [log] _ in log.append("told") }).store(in: log.bag)
    store.onPulse(\.bell) { [log] _ in log.append("rung") }.store(in: log.bag)

    await settle()

    #expect(log.entries == [])
    #expect(store.state == Counter(count: 7))
    #expect(store.number == 0)
    #expect(store.runningWork == [])
  }

  @Test func `a nested action sees the newest state, and so do the subscribers`() {
    store.add(
      CounterMiddleware { [log] action, context, next in
        log.append("\(action) at \(context.state.count)")
        return next(action)
      }
    ).store(in: log.bag)
    store.subscribe(to: \.count) { [store, log] count in
      log.append("told \(count) of \(store.state.count)")
      if count == 1 { store.dispatch(each: [.add(10), .add(100)]) }
      log.append("done at \(store.state.count)")
    }.store(in: log.bag)
    store.tell(log, \.count, as: "other ")

    store.dispatch(.add(1))

    #expect(
      log.entries == [
        "told 0 of 0", "done at 0", "other 0",
        "add(1) at 0", "told 1 of 1", "done at 1", "other 1",
        "add(10) at 1", "told 11 of 11", "done at 11", "other 11",
        "add(100) at 11", "told 111 of 111", "done at 111", "other 111",
      ])
  }

  @Test func `what a subscriber dispatches names the action it was called for`() {
    store.logActions(in: log)
    store.onUpdate(perform: { [store] state in
      if state == Counter(count: 1) { store.dispatchAll(.add(1), .addOther(1)) }
      if state == Counter(count: 2, other: 1) { store.dispatch(.ring("ding")) }
    }).store(in: log.bag)

    store.dispatchAll(.add(1), .refuse, .strange)

    #expect(
      log.entries == [
        "1 add(1)", "2 add(1) < 1", "3 addOther(1) < 1", "4 ring(\"ding\") < 3", "5 refuse",
        "6 strange",
      ])
    #expect(store.number == 6)
  }

  @Test func `what middleware dispatches names the action that it handles, and waits for its end`()
  {
    store.logActions(in: log)
    store.add(
      CounterMiddleware { action, context, next in
        if action == .add(1) { [.add(10), .strange].forEach(context.dispatch) }
        if action == .strange { context.dispatch(.add(100)) }
        return action == .strange ? .handled() : next(action)
      }
    ).store(in: log.bag)
    store.tell(log, \.count, as: "told ")

    store.dispatch(.add(1))

    #expect(
      log.entries == [
        "told 0", "1 add(1)", "told 1", "2 add(10) < 1", "told 11", "3 strange < 1",
        "4 add(100) < 3", "told 111",
      ])
  }

  private struct Failure: Error {}

  @Test func `what an effect sends names the action that asked for it, however late`() async {
    let gate = Handshake<Int>()
    let store = CounterStore.performing { _, send in
      send(.add(1))
      _ = await gate.take()
      send(.add(2))
      throw Failure()
    }
    store.logActions(in: log)

    store.dispatchAll(.strange, .perform(.run("a")))
    await store.reaches { $0.count == 1 }
    store.dispatch(.addOther(1))
    gate.give(1)
    await store.reaches { $0.failures.count == 1 }

    #expect(
      log.entries == [
        "1 strange", "2 perform(run(a))", "3 add(1) < 2", "4 addOther(1)", "5 add(2) < 2",
        "6 fail(\"a: Failure()\") < 2",
      ])
  }

  @Test func `what work sends while another action is processed waits for its turn`() async {
    let senders = Handshake<Send<CounterAction>>()
    let store = CounterStore.performing { _, send in
      senders.give(send)
      _ = await Handshake<Int>().take()
    }
    store.logActions(in: log)
    store.dispatch(.perform(.run("work")))
    let send = await senders.take()
    store.subscribe(to: \.count) { [log] count in
      if count == 1 { send?(.add(10)) }
      log.append("first \(count)")
    }.store(in: log.bag)
    store.tell(log, \.count, as: "second ")

    store.dispatch(.add(1))

    #expect(
      log.entries == [
        "1 perform(run(work))", "first 0", "second 0",
        "2 add(1)", "first 1", "second 1",
        "3 add(10) < 1", "first 11", "second 11",
      ])
  }

  @Test func `a subscriber's action comes between two replies of the same work`() async {
    let store = CounterStore.performing { _, send in
      send(.add(1))
      send(.add(10))
    }
    store.logActions(in: log)
    store.subscribe(to: \.count) { [store, log] count in
      log.append("told \(count)")
      if count == 1 { store.dispatch(.add(100)) }
    }.store(in: log.bag)

    await store.dispatch(.perform(.run("work"))).finish()

    #expect(
      log.entries == [
        "told 0", "1 perform(run(work))", "2 add(1) < 1", "told 1", "3 add(100) < 2", "told 101",
        "4 add(10) < 1", "told 111",
      ])
  }

  private enum Carrying {
    case say(String)
    case carry(Parting)
  }

  /// Sends an action when it is released.
  @MainActor
  private final class Parting {
    private let store: Store<[String], Carrying, Never>

    init(_ store: Store<[String], Carrying, Never>) {
      self.store = store
    }

    isolated deinit {
      store.dispatch(.say("released"))
    }
  }

  @Test func `what an action's object sends when it is released waits behind all others`() {
    let store = Store<[String], Carrying, Never>(initialState: []) { words, action in
      if case .say(let word) = action { words.append(word) } else { words.append("carried") }
      return .handled()
    }
    store.subscribe(to: \.self) { [store, log] words in
      log.append(words.joined(separator: " "))
      if words == ["first"] {
        store.dispatch(each: [.carry(Parting(store)), .say("next")])
      }
    }.store(in: log.bag)

    store.dispatch(.say("first"))
    store.dispatch(.carry(Parting(store)))

    let texts = ["", "first", "first carried", "first carried next", "first carried next released"]
    #expect(log.entries.prefix(5) == texts[...])
    #expect(store.state.suffix(2) == ["carried", "released"])
  }

  @Test(arguments: [false, true])
  func `chained dispatches need no stack`(isByMiddleware: Bool) {
    let count = 50_000
    let chain =
      if isByMiddleware {
        store.add(
          CounterMiddleware { action, context, next in
            if context.state.count < count - 1 { context.dispatch(action) }
            return next(action)
          })
      } else {
        store.onUpdate(perform: { [store] state in
          if state.count < count { store.dispatch(.add(1)) }
        })
      }

    store.dispatch(.add(1))

    #expect(store.state == Counter(count: count))
    chain.cancel()
  }
}
