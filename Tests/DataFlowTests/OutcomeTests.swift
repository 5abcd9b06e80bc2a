import DataFlow
import Testing

@MainActor @Suite struct OutcomeTests {
  typealias Result = Outcome<String>

  @Test(
    arguments: [
      (.handled(.run("a")), .handled(.run("b")), .handled(.merge(.run("a"), .run("b")))),
      (.handled(.run("a")), .handled(), .handled(.run("a"))),
      (.handled(), .handled(.run("b")), .handled(.run("b"))),
      (.handled(), .handled(), .handled()),
      (.handled(.run("a")), .ignored("late"), .handled(.run("a"))),
      (.ignored("late"), .handled(.run("b")), .handled(.run("b"))),
      (.handled(.run("a")), .unhandled, .handled(.run("a"))),
      (.unhandled, .handled(.run("b")), .handled(.run("b"))),
      (.ignored("first"), .ignored("second"), .ignored("first")),
      (.ignored("late"), .unhandled, .ignored("late")),
      (.unhandled, .ignored("late"), .ignored("late")),
      (.unhandled, .unhandled, .unhandled),
    ] as [(Result, Result, Result)])
  func `handled beats ignored, which beats unhandled`(first: Result, second: Result, both: Result) {
    #expect(first.merged(with: second) == both)
  }

  @Test(
    arguments: [
      (.none, .none, .none),
      (.run("a"), .none, .run("a")),
      (.none, .cancel("x"), .cancel("x")),
      (.run("a", id: "x"), .cancel("y"), .merge(.run("a", id: "x"), .cancel("y"))),
    ] as [(Effect<String>, Effect<String>, Effect<String>)])
  func `merged effects keep their order and drop what does nothing`(
    first: Effect<String>, second: Effect<String>, both: Effect<String>
  ) {
    #expect(first.merged(with: second) == both)
  }

  @Test func `any number of effects can be merged, however they are nested`() {
    var flat = Effect<Int>.none
    for number in 0..<80_000 { flat.merge(.run(number)) }
    let pairs = (0..<4).reduce(Effect<Int>.none) { .merge($0, .run($1)) }

    #expect(flat.steps.count == 80_000)
    #expect(flat.map { $0 / 2 }.steps.last == Effect.run(39_999).steps.last)
    #expect(pairs == .merge(.merge(.run(0), .run(1)), .merge(.run(2), .run(3))))
    #expect(pairs == .merge((0..<4).map { .run($0) }))
  }

  @Test func `every outcome can be seen by those who dispatch through middleware`() {
    let store = CounterStore.counting()
    let outcomes = Log<Result>()
    let middleware = store.add(
      CounterMiddleware { action, _, next in
        let outcome = next(action)
        outcomes.append(outcome)
        return outcome
      })

    store.dispatchAll(.add(1), .refuse, .strange, .perform(.cancel("x")))

    #expect(
      outcomes.entries == [
        .handled(), .ignored("the counter refuses"), .unhandled, .handled(.cancel("x")),
      ])
    middleware.cancel()
  }

  @Test func `an ignored or unhandled action changes nothing and calls no subscriber`() {
    let store = CounterStore.counting()
    let log = Log<Counter>()
    let tickets = [
      store.subscribe(to: { $0 }, onChange: log.append), store.onUpdate(perform: log.append),
    ]

    store.dispatchAll(.refuse, .strange)

    #expect(log.entries == [Counter()])
    #expect(store.state == Counter())
    withExtendedLifetime(tickets) {}
  }

  @Test func `reasons and ids read as they were written`() {
    let reason: Reason = "the card is matched"
    let id: EffectID = "covers"

    #expect("\(reason), \(id)" == "the card is matched, covers")
  }
}
