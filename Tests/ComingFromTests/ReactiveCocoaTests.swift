import AsyncAlgorithms
import DataFlow
import DataFlowTesting
import Testing

/// Bindings and operators that ReactiveCocoa programmers look for.
@MainActor @Suite(.timeLimit(.minutes(10))) struct ReactiveCocoaTests {
  private let clock = TestClock()
  private let store = FormStore(initialState: Form(), reducer: formReducer)

  // MARK: Observing and binding

  @Test func `an observer gets the value now, and each time it has changed`() {
    let told = Log<String>()

    let ticket = store.subscribe(to: \.name) { told.append($0) }
    store.dispatchAll(.nameChanged("Ada"), .cityChanged("Rome"), .nameChanged("Ada"))
    ticket.cancel()
    store.dispatch(.nameChanged("Bob"))

    #expect(told.entries == ["", "Ada"])
  }

  @Test func `a one-way binding is a subscription that sets`() {
    let label = Control()

    let binding = store.subscribe(to: \.greeting) { label.text = $0 }
    store.dispatchAll(.nameChanged("Ada"), .nameChanged("Bob"))

    #expect(label.history == ["", "Hello, !", "Hello, Ada!", "Hello, Bob!"])
    binding.cancel()
  }

  @Test func `a two-way binding sets and dispatches, and does not go in circles`() {
    let field = Control()
    field.onChange = { [store] in store.dispatch(.nameChanged($0)) }

    let binding = store.subscribe(to: \.name) { if field.text != $0 { field.text = $0 } }
    field.text = "Ada"
    store.dispatch(.nameChanged("Bob"))

    #expect(store.state == Form(name: "Bob"))
    #expect(field.history == ["", "Ada", "Bob"])
    #expect(store.number == 3)
    binding.cancel()
  }

  @Test func `a button is enabled while the name is valid, and does nothing otherwise`() {
    let enabled = Log<Bool>()
    let button = store.subscribe(to: \.isValid) { enabled.append($0) }

    store.dispatchAll(
      .nameChanged("A"), .submit, .nameChanged("Ada"), .submit, .nameChanged("Ada!"), .submit)

    #expect(enabled.entries == [false, true, false])
    #expect(store.state == Form(name: "Ada!", submitted: ["Ada"]))
    button.cancel()
  }

  // MARK: Operators

  @Test func `map and filter are those of every sequence`() async {
    let lengths = store.states(\.name).map(\.count).filter { $0 > 2 }

    store.dispatchAll(.nameChanged("Al"), .nameChanged("Ada"), .nameChanged("X"))
    store.dispatch(.nameChanged("Bert"))

    #expect(await Array(lengths.prefix(2)) == [3, 4])
  }

  @Test func `merge delivers both values as they change`() async {
    var merged = merge(store.states(\.name), store.states(\.city)).makeAsyncIterator()
    var values = [await merged.next(), await merged.next()]

    for action in [FormAction.cityChanged("Rome"), .nameChanged("Ada"), .cityChanged("Oslo")] {
      store.dispatch(action)
      values.append(await merged.next())
    }

    #expect(values == ["", "", "Rome", "Ada", "Oslo"])
  }

  @Test func `combineLatest pairs the latest of both`() async {
    var pairs = combineLatest(store.states(\.name), store.states(\.city)).makeAsyncIterator()
    var values = [await pairs.next().map { [$0.0, $0.1] }]

    for action in [FormAction.nameChanged("Ada"), .cityChanged("Rome")] {
      store.dispatch(action)
      values.append(await pairs.next().map { [$0.0, $0.1] })
    }

    #expect(values == [["", ""], ["Ada", ""], ["Ada", "Rome"]])
  }

  @Test func `chain continues with the second sequence where the first ends`() async {
    let chained = chain(store.states(\.name).prefix(2), store.states(\.city).prefix(3))

    store.dispatchAll(.cityChanged("Rome"), .nameChanged("Ada"), .cityChanged("Oslo"))

    #expect(await Array(chained) == ["", "Ada", "", "Rome", "Oslo"])
  }

  @Test func `replay is what a sequence does that is made early and read late`() async {
    let early = store.states(\.name)
    store.dispatchAll(.nameChanged("Ada"), .nameChanged("Bob"))
    let late = store.states(\.name)
    store.dispatch(.nameChanged("Cleo"))

    #expect(await Array(early.prefix(4)) == ["", "Ada", "Bob", "Cleo"])
    #expect(await Array(late.prefix(2)) == ["Bob", "Cleo"])
  }

  @Test(arguments: [
    (EffectOrder.serial, ["a3", "b1", "c2"]), (.concurrent, ["b1", "c2", "a3"]), (.latest, ["c2"]),
  ])
  func `flattening is a matter of the order of effects`(order: EffectOrder, found: [String]) async {
    let store = LookupStore(
      initialState: Lookups(order: order), reducer: lookupReducer,
      performer: .sleeping(on: clock))

    for query in ["a3", "b1", "c2"] { store.dispatch(.look(query)) }
    for _ in 1...6 { await clock.letSecondPass(in: store) }

    #expect(store.state == Lookups(order: order, found: found))
  }

  // MARK: Time

  @Test func `a delay under an id debounces: the last of quick requests is done`() async {
    let store = TestStore(
      initialState: Search(), reducer: searchReducer,
      performer: .searching(["jazz", "jam", "rock"]), clock: clock)

    store.send(.type("j"), .handled(.run("j", id: "search", after: .milliseconds(300)))) {
      $0.query = "j"
    }
    await clock.advance(by: .milliseconds(200), onceAsleep: 1)
    store.send(.type("ja"), .handled(.run("ja", id: "search", after: .milliseconds(300)))) {
      $0.query = "ja"
    }
    await clock.advance(by: .milliseconds(299), onceAsleep: 1)
    #expect(clock.sleeperCount == 1)
    await clock.advance(by: .milliseconds(1), onceAsleep: 1)
    await store.receive(.found(["jazz", "jam"])) { $0.results = ["jazz", "jam"] }
    await store.finish()
  }

  @Test func `a throttle lets one through, and after a pause the latest of the rest`() async {
    let store = TestStore(
      initialState: Reports(), reducer: reportReducer, performer: .reporting, clock: clock)
    func report(_ place: Int) -> Outcome<Int> {
      .handled(.run(place, id: "report", order: .throttled(.seconds(1))))
    }

    store.send(.move(1), report(1))
    await store.receive(.reported(1)) { $0.sent = [1] }
    store.send(.move(2), report(2))
    store.send(.move(3), report(3))
    await clock.advance(by: .seconds(1), onceAsleep: 1)
    await store.receive(.reported(3)) { $0.sent = [1, 3] }
    await store.finish()
  }

  @Test func `a stream of states debounces on the same clock`() async {
    let asked = Asked()
    let names = Turnstile(base: store.states(\.name).dropFirst(), asked: asked)
      .debounce(for: .milliseconds(300), clock: clock)
    let reader = Task {
      var iterator = names.makeAsyncIterator()
      return await iterator.next()
    }

    store.dispatch(.nameChanged("A"))
    await asked.reaches(2)
    await clock.advance(by: .milliseconds(200), onceAsleep: 1)
    store.dispatch(.nameChanged("Ada"))
    await asked.reaches(3)
    await clock.advance(by: .milliseconds(100), onceAsleep: 1)
    await clock.advance(by: .milliseconds(200), onceAsleep: 1)

    #expect(await reader.value == "Ada")
  }

  // MARK: Work

  @Test func `a hundred failures are retried until it works`() async {
    let store = TestStore(
      initialState: Retries(), reducer: retryReducer, performer: .failing(times: 100))

    store.send(.fetch, .handled(.run("fetch")))
    for failures in 1...100 {
      await store.receive(.failed, .handled(.run("fetch"))) { $0.failures = failures }
    }
    await store.receive(.fetched("Blue")) { $0.result = "Blue" }
    await store.finish()
  }

  @Test func `the end of a list asks for the next page when it is shown`() async {
    let store = TestStore(
      initialState: Rows(), reducer: rowsReducer, performer: .rows(pageSize: 3, count: 5))

    store.send(.reached(0), .handled(.run(0))) { $0.isLoading = true }
    await store.receive(.loaded([0, 1, 2], isLast: false)) { $0 = Rows(rows: [0, 1, 2]) }
    store.send(.reached(1), .ignored("there are rows below"))
    store.send(.reached(2), .handled(.run(3))) { $0.isLoading = true }
    store.send(.reached(2), .ignored("a page is on its way"))
    await store.receive(.loaded([3, 4], isLast: true)) {
      $0 = Rows(rows: [0, 1, 2, 3, 4], isComplete: true)
    }
    store.send(.reached(4), .ignored("all rows are here"))
    await store.finish()
  }
}
