import DataFlow
import Testing

@Suite struct OutcomeTests {
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
}
