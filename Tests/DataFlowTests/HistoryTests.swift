import DataFlow
import Synchronization
import Testing

/// The events so far, from which every intermediate state can be recomputed.
@MainActor @Suite struct HistoryTests {
  private let actions = TallyAction.some(700)
  private let states = Tally.states(along: TallyAction.some(700))

  /// A history of the actions, with numbers from `firstNumber` on in steps of two.
  private func history(firstNumber: Int = 1) -> TallyHistory {
    var history = TallyHistory(start: Tally(), reducer: Reducer(tallyReducer))
    for (index, action) in actions.enumerated() {
      history.append(
        Event(number: firstNumber + 2 * index, milliseconds: index, kind: .action(action)),
        stateAfter: states[index + 1])
    }
    return history
  }

  @Test func `the state at any position is what the actions before it make`() {
    let history = history()

    #expect(history.indices == 0..<700)
    #expect((0...700).map(history.state(before:)) == states)
    #expect((0..<700).map(history.state(after:)) == Array(states.dropFirst()))
    #expect(history.map(\.event.number) == (0..<700).map { 1 + 2 * $0 })
    #expect(history.map(\.event.kind) == actions.map { .action($0) })
    #expect(history.map(\.event.milliseconds) == Array(0..<700))
    #expect(history[300].cost == EventCost())
  }

  /// Appends actions to a history; returns how many states it asked for.
  private func keptCount(of actions: [TallyAction], in history: inout TallyHistory) -> Int {
    let states = Tally.states(along: actions)
    var count = 0
    for (index, action) in actions.enumerated() {
      func state() -> Tally {
        count += 1
        return states[index + 1]
      }
      history.append(
        Event(number: index + 1, milliseconds: 0, kind: .action(action)), stateAfter: state())
    }
    return count
  }

  @Test func `it keeps one state of 256 events, and makes the others with at most 255 calls`() {
    let calls = Atomic(0)
    var history = TallyHistory(
      start: Tally(),
      reducer: Reducer { state, action in
        calls.add(1, ordering: .relaxed)
        return tallyReducer(state: &state, action: action)
      })

    #expect(keptCount(of: actions, in: &history) == 2)
    #expect(calls.load(ordering: .relaxed) == 0)
    let costs = (0...700).map { position in
      calls.store(0, ordering: .relaxed)
      _ = history.state(before: position)
      return calls.load(ordering: .relaxed)
    }

    #expect(costs.max() == 255)
    #expect(costs[512] == 0)
  }

  @Test func `states heavier than 256 events are kept no more often than their weight in events`() {
    let (actions, states) = (TallyAction.some(2000), Tally.states(along: TallyAction.some(2000)))
    var history = TallyHistory(
      start: Tally(), reducer: Reducer(tallyReducer), capacity: .max, weigh: { _ in 10_000 },
      weighState: { _ in 9_000_000 })

    #expect(keptCount(of: actions, in: &history) == 2)
    #expect([0, 255, 256, 890, 1000, 2000].allSatisfy { history.state(before: $0) == states[$0] })
  }

  @Test func `the position of a number is found, and numbers that were left out are not`() {
    let history = history(firstNumber: 5)

    #expect((0..<700).map { history.position(ofNumber: 5 + 2 * $0) } == (0..<700).map { $0 })
    #expect([0, 4, 6, 1402, 1404, 1405].allSatisfy { history.position(ofNumber: $0) == nil })
  }

  @Test func `the outcome at a position is what the reducer makes of its action there`() {
    var history = history()
    history.append(
      Event(number: 2000, milliseconds: 0, kind: .rewind(to: 1)), stateAfter: states[1])

    #expect(history.outcome(at: 700) == nil)
    #expect(history.outcome(at: 0) == .handled())
    #expect(history.outcome(at: 1) == .handled(.run("doubled")))
    #expect(history.outcome(at: 699 / 7 * 7 + 6 - 7) == .ignored("the tally refuses"))
  }

  private enum Move: Equatable {
    case jump
    case flip(Flip)
    case walk(steps: Int, isFast: Bool)
    case say(String)
  }

  private struct Flip: Equatable {
    var index: Int
    var isSure = true
  }

  @Test func `an event's label names the case and what is in its value`() {
    func label(_ move: Move) -> String { Event.Kind.action(move).label }

    #expect(label(.jump) == "jump")
    #expect(label(.flip(Flip(index: 3))) == "flip(index: 3, isSure: true)")
    #expect(label(.walk(steps: 2, isFast: false)) == "walk(steps: 2, isFast: false)")
    #expect(label(.say("hello")) == "say(hello)")
    #expect(Event<Move>.Kind.rewind(to: 7).label == "rewind(to: 7)")
  }
}
