import DataFlow
import DataFlowTesting
import Testing

/// Bindings and operators that ReactiveCocoa programmers look for.
@MainActor @Suite(.timeLimit(.minutes(10))) struct ReactiveCocoaTests {
  private let clock = TestClock()
  private let store = FormStore(initialState: Form(), reducer: formReducer)

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
}
