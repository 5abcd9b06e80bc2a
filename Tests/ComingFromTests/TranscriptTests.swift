import Basics
import DataFlow
import DataFlowTesting
import Testing

/// The examples of the page about `DataFlowTesting`.
@MainActor @Suite(.timeLimit(.minutes(10))) struct TranscriptTests {
  @Test func `a kettle boils for three minutes, unless it is switched off`() async {
    let clock = TestClock()
    let store = TestStore(
      initialState: Kettle(), reducer: kettleReducer, performer: .kettle, clock: clock)
    let boiling = Effect<KettleWork>.run(.boil, id: "boil", after: .seconds(180))

    store.send(.switchOn, .ignored("there is no water"))
    store.send(.fill) { $0.isFull = true }

    store.send(.switchOn, .handled(boiling)) { $0.isOn = true }
    await clock.advance(by: .seconds(180), onceAsleep: 1)
    await store.receive(.boiled) {
      $0.isOn = false
      $0.isHot = true
    }

    store.send(.switchOn, .handled(boiling)) { $0.isOn = true }
    store.send(.switchOff, .handled(.cancel("boil"))) { $0.isOn = false }
    await store.finish()
  }

  @Test func `a kettle that is on is full, whatever happens`() {
    let play = RandomPlay(
      start: Kettle(), reducer: Reducer(kettleReducer),
      invariants: [
        Invariant("a kettle that is on is full") { _, kettle in !kettle.isOn || kettle.isFull }
      ])
    var dice = Dice(seed: 1)

    play.play(1000) { _ in KettleAction.allCases.randomElement(using: &dice) ?? .fill }
  }
}

/// Random numbers that are the same for the same seed.
private typealias Dice = SeededGenerator
