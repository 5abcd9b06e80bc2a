import DataFlow
import Foundation
import Testing

@MainActor @Suite struct PulseTests {
  private let store = CounterStore.counting()
  private let log = Log<String>()

  @Test func `a pulse that has not fired has no value`() {
    let pulse = Pulse<String>()

    #expect(pulse.value == nil)
    #expect(pulse.count == 0)
  }

  @Test func `every firing is delivered exactly once, even when two are equal`() {
    let ticket = store.onPulse(\.bell) { [log] in log.append($0) }

    store.dispatchAll(.ring("ding"), .ring("ding"), .add(1), .ring("dong"), .add(1), .refuse)

    #expect(log.entries == ["ding", "ding", "dong"])
    ticket.cancel()
  }

  @Test func `a late subscriber gets no past firings`() {
    store.dispatch(.ring("ding"))

    let ticket = store.onPulse(\.bell) { [log] in log.append($0) }
    store.dispatch(.add(1))
    #expect(log.entries == [])
    store.dispatch(.ring("dong"))

    #expect(log.entries == ["dong"])
    ticket.cancel()
  }

  @Test func `firings dispatched while one is delivered are delivered too`() {
    let ticket = store.onPulse(\.bell) { [store, log] sound in
      log.append(sound)
      if log.entries.count < 3 { store.dispatch(.ring(sound)) }
    }

    store.dispatch(.ring("ding"))

    #expect(log.entries == ["ding", "ding", "ding"])
    ticket.cancel()
  }

  @Test func `a cancelled subscriber gets no more firings`() {
    let ticket = store.onPulse(\.bell) { [log] in log.append($0) }

    ticket.cancel()
    store.dispatch(.ring("ding"))

    #expect(log.entries == [])
  }

  @Test func `an action that fires twice is delivered once, with the last value`() {
    store.replaceReducer(
      with: Reducer { state, _ in
        state.bell.fire("ding")
        state.bell.fire("dong")
        return .handled()
      })
    let ticket = store.onPulse(\.bell) { [log] in log.append($0) }

    store.dispatchAll(.strange, .strange)

    #expect(log.entries == ["dong", "dong"])
    ticket.cancel()
  }

  @Test func `an undone firing is not delivered, and neither is the one before it again`() {
    let store = Store<Undoable<Counter>, UndoableAction<CounterAction>, String>(
      initialState: Undoable(Counter()), reducer: Reducer(counterReducer).undoable())
    let ticket = store.onPulse(\.present.bell) { [log] in log.append($0) }

    store.dispatch(each: [
      .action(.ring("a")), .action(.ring("b")), .undo, .undo, .action(.ring("c")),
    ])

    #expect(log.entries == ["a", "b", "c"])
    ticket.cancel()
  }

  @Test func `a pulse fired by the action that resets its part of the state is delivered`() {
    store.replaceReducer(
      with: Reducer { state, action in
        if case .ring = action { state = Counter() }
        return counterReducer(state: &state, action: action)
      })
    let ticket = store.onPulse(\.bell) { [log] in log.append($0) }

    store.dispatchAll(.ring("a"), .ring("b"), .add(1), .ring("b"))

    #expect(log.entries == ["a", "b", "b"])
    ticket.cancel()
  }

  @Test func `a reset fires nothing`() {
    store.replaceReducer(
      with: Reducer { state, action in
        if case .strange = action {
          state = Counter()
          return .handled()
        }
        return counterReducer(state: &state, action: action)
      })
    let ticket = store.onPulse(\.bell) { [log] in log.append($0) }

    store.dispatchAll(.ring("a"), .strange, .ring("b"))

    #expect(log.entries == ["a", "b"])
    ticket.cancel()
  }

  @Test func `a redo fires nothing, also in a state that was restored`() {
    let reducer = Reducer(counterReducer).undoable()
    let store = Store<Undoable<Counter>, UndoableAction<CounterAction>, String>(
      initialState: Undoable(Counter()), reducer: reducer)
    let ticket = store.onPulse(\.present.bell) { [log] in log.append($0) }

    store.dispatch(each: [.action(.ring("a")), .action(.ring("b")), .undo, .undo, .redo, .redo])
    var state = store.state
    _ = reducer(&state, .action(.ring("c")))
    _ = reducer(&state, .undo)
    store.restore(state)
    store.dispatch(each: [.redo, .undo, .undo, .redo])

    #expect(log.entries == ["a", "b"])
    ticket.cancel()
  }

  @Test func `a pulse shows its value and its count, and no more`() {
    var pulse = Pulse<String>()
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
    #expect(Set([once, copy, twice]).count == 2)
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
