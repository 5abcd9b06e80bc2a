import DataFlow
import Foundation
import Testing

@MainActor @Suite struct PulseTests {
  private let store = CounterStore.counting()
  private let log = Log<String>()

  private func listen(to store: CounterStore) {
    store.onPulse(\.bell, perform: log.append).store(in: log.bag)
  }

  @Test func `every later firing is delivered exactly once, even when two are equal`() {
    store.dispatch(.ring("early"))
    listen(to: store)
    store.dispatch(.add(1))
    #expect(log.entries == [])

    store.dispatchAll(.ring("ding"), .ring("ding"), .add(1), .ring("dong"), .add(1), .refuse)

    #expect(log.entries == ["ding", "ding", "dong"])
  }

  @Test func `an action that fires twice is delivered once, with the last value`() {
    let store = CounterStore.handling { state, _ in
      state.bell.fire("ding")
      state.bell.fire("dong")
    }
    listen(to: store)

    store.dispatchAll(.strange, .strange)

    #expect(log.entries == ["dong", "dong"])
  }

  @Test func `a reset fires nothing, and a pulse fired by the action that resets is delivered`() {
    let store = CounterStore.handling { state, action in
      if action != .add(1) { state = Counter() }
      _ = counterReducer(state: &state, action: action)
    }
    listen(to: store)

    store.dispatchAll(.ring("a"), .strange, .ring("b"), .add(1), .ring("b"), .strange)

    #expect(log.entries == ["a", "b", "b"])
  }

  @Test func `an undo and a redo fire nothing, also in a state that was restored`() {
    let reducer = Reducer(counterReducer).undoable()
    let store = Store<Undoable<Counter>, UndoableAction<CounterAction>, String>(
      initialState: Undoable(Counter()), reducer: reducer)
    store.onPulse(\.present.bell) { [log] in log.append($0) }.store(in: log.bag)

    store.dispatch(each: [.action(.ring("a")), .action(.ring("b")), .undo, .undo, .redo, .redo])
    var state = store.state
    _ = reducer(&state, .action(.ring("c")))
    _ = reducer(&state, .undo)
    store.restore(state)
    store.dispatch(each: [.redo, .undo, .undo, .redo])
    #expect(log.entries == ["a", "b"])
    store.dispatch(each: [.undo, .undo, .action(.ring("d"))])

    #expect(log.entries == ["a", "b", "d"])
  }

  @Test func `a pulse shows its value and its count, and no more`() {
    var pulse = Pulse<String>()
    #expect(pulse.value == nil)
    #expect(pulse.count == 0)

    pulse.fire("ding")

    #expect(Mirror(reflecting: pulse).children.map(\.label) == ["value", "count"])
    #expect("\(pulse)" == #"Pulse<String>(value: Optional("ding"), count: 1)"#)
  }

  @Test func `two pulses with equal values differ unless the same firing was the last`() {
    var once = Pulse<Int>()
    once.fire(1)
    var twice = once
    let copy = once

    twice.fire(1)

    #expect(once == copy)
    #expect(once != twice)
  }

  @Test func `a pulse survives being written and read`() throws {
    var pulse = Pulse<String>()
    pulse.fire("ding")
    pulse.fire("dong")

    let written = try JSONEncoder().encode(pulse)
    let read = try JSONDecoder().decode(Pulse<String>.self, from: written)

    #expect(read == pulse)
    #expect(read.value == "dong")
    #expect(read.count == 2)
  }
}
