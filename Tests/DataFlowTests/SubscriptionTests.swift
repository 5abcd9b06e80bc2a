import DataFlow
import Testing

/// Who is called, how often, and until when.
@MainActor @Suite struct SubscriptionTests {
  private let store = CounterStore.counting()
  private let log = Log<String>()

  @Test func `a subscriber is called only when its part of the state has changed`() {
    let (byPath, byClosure) = (Log<Counter>(), Log<Counter>())
    store.tell(log, \.count)
    store.subscribe(to: \.self, onChange: byPath.append).store(in: log.bag)
    store.subscribe(to: { $0 }, onChange: byClosure.append).store(in: log.bag)

    store.dispatchAll(.addOther(1), .add(0), .add(2), .perform(.none), .addOther(0), .add(-2))

    #expect(log.entries == ["0", "2", "0"])
    let states = [Counter(), Counter(other: 1), Counter(count: 2, other: 1), Counter(other: 1)]
    #expect(byPath.entries == states)
    #expect(byClosure.entries == states)
  }

  @Test func `a subscriber to actions hears of every handled one, changed or not`() {
    store.onUpdate(perform: { [log] state in log.append("\(state.count)") }).store(in: log.bag)

    store.dispatchAll(.add(1), .add(0), .refuse, .strange, .addOther(1))

    #expect(log.entries == ["1", "1", "1"])
    #expect(store.state == Counter(count: 1, other: 1))
  }

  @Test func `a custom rule compares with the last value delivered, and may let every one pass`() {
    for (name, distance) in [("a", 3), ("b", 0)] {
      store.subscribe(
        to: \.count, removingDuplicates: { old, new in abs(new - old) < distance },
        onChange: { [log] in log.append("\(name)\($0)") }
      ).store(in: log.bag)
    }

    store.dispatchAll(.add(1), .addOther(1), .add(1), .refuse, .add(1), .strange, .add(3))

    #expect(log.entries == ["a0", "b0", "b1", "b1", "b2", "a3", "b3", "a6", "b6"])
  }

  @Test func `cancelling twice ends no other subscription`() {
    let tickets = ["a", "b", "c"].map { name in
      store.subscribe(to: \.count) { [log] in log.append("\(name)\($0)") }
    }

    for ticket in [tickets[0], tickets[2]] {
      ticket.cancel()
      ticket.cancel()
      store.dispatch(.add(1))
    }

    #expect(log.entries == ["a0", "b0", "c0", "b1", "c1", "b2"])
  }

  @Test
  func `a bag ends its subscriptions when it is released`() {
    var bag: SubscriptionBag? = SubscriptionBag()
    for name in ["a", "b"] {
      guard let bag else { return }
      store.subscribe(to: \.count) { [log] in log.append("\(name)\($0)") }.store(in: bag)
    }
    store.dispatch(.add(1))

    bag = nil
    store.dispatch(.add(1))

    #expect(bag == nil)
    #expect(log.entries == ["a0", "b0", "a1", "b1"])
  }

  @Test(arguments: [
    ("one cancels itself", 0, [0], "a0 b0 c0 a1 b1 c1 b2 c2"),
    ("one cancels the next", 0, [1], "a0 b0 c0 a1 c1 a2 c2"),
    ("one cancels the one before it", 1, [0], "a0 b0 c0 a1 b1 c1 b2 c2"),
    ("the first cancels all", 0, [0, 1, 2], "a0 b0 c0 a1"),
    ("the last cancels all", 2, [2, 1, 0], "a0 b0 c0 a1 b1 c1"),
  ])
  func `who is cancelled during a round is not called again, and the others are`(
    sentence: String, canceller: Int, cancelled: [Int], calls: String
  ) {
    var tickets: [Subscription] = []
    for (index, name) in ["a", "b", "c"].enumerated() {
      tickets.append(
        store.subscribe(to: \.count) { [log] count in
          log.append("\(name)\(count)")
          guard count == 1, index == canceller else { return }
          for index in cancelled { tickets[index].cancel() }
        })
    }

    store.dispatchAll(.add(1), .add(1))

    #expect(log.entries.joined(separator: " ") == calls, "\(sentence)")
    tickets = []
  }

  @Test func `one that subscribes during a round gets the current value and all later ones`() {
    store.subscribe(to: \.count) { [store, log] count in
      log.append("a\(count)")
      if count == 1 {
        store.tell(log, \.count, as: "new")
        store.onUpdate(perform: { log.append("all\($0.count)") }).store(in: log.bag)
      }
    }.store(in: log.bag)
    store.tell(log, \.count, as: "b")

    store.dispatchAll(.add(1), .add(1))

    #expect(log.entries == ["a0", "b0", "a1", "new1", "b1", "a2", "b2", "new2", "all2"])
  }

  @Test func `one that leaves and another that joins during a round share a part`() {
    var tickets: [Subscription] = []
    tickets.append(
      store.subscribe(to: \.count) { [store, log] count in
        log.append("a\(count)")
        guard count == 1 else { return }
        tickets.removeLast()
        tickets.append(store.subscribe(to: \.count) { [log] in log.append("c\($0)") })
      })
    tickets.append(store.subscribe(to: \.count) { [log] in log.append("b\($0)") })

    store.dispatchAll(.add(1), .add(1))

    #expect(log.entries == ["a0", "b0", "a1", "c1", "a2", "c2"])
    tickets = []
  }

  @Test func `one that subscribes again is given the present value, not what it missed`() {
    store.subscribe(to: \.other) { _ in }.store(in: log.bag)
    store.onUpdate(perform: { _ in }).store(in: log.bag)
    store.subscribe(to: \.count) { [log] in log.append("first \($0)") }.cancel()
    store.dispatchAll(.add(1), .add(2))

    store.tell(log, \.count, as: "again ")
    store.dispatch(.add(1))

    #expect(log.entries == ["first 0", "again 3", "again 4"])
  }

  private struct Counted: Equatable {
    var value = 0
    nonisolated(unsafe) static var comparisons = 0

    static func == (one: Counted, other: Counted) -> Bool {
      comparisons += 1
      return one.value == other.value
    }
  }

  @Test func `a part that many watch is compared once for each action`() {
    let store = Store<(card: Counted, score: Int), Int, Never>(
      initialState: (Counted(), 0)
    ) { board, turns in
      board.card.value += turns
      board.score += 1
      return .handled()
    }
    for number in 0..<1000 {
      store.subscribe(to: \.card) { [log] in
        if $0.value == 2, number % 500 == 0 { log.append("\(number): \($0.value)") }
      }.store(in: log.bag)
    }
    Counted.comparisons = 0

    store.dispatch(each: [1, 0, 1])

    #expect(Counted.comparisons == 3)
    #expect(log.entries == ["0: 2", "500: 2"])
  }

  @Test(arguments: [0, 2])
  func `a released subscriber's selection is not even evaluated`(others: Int) {
    for _ in 0..<others { store.subscribe(to: \.other) { _ in }.store(in: log.bag) }
    let ticket = store.subscribe(
      to: { [log] state in
        log.append("\(state.count)")
        return state.count
      }, onChange: { _ in })
    store.dispatch(.add(1))

    ticket.cancel()
    store.dispatch(.add(1))

    #expect(log.entries == ["0", "1"])
  }

  @Test func `subscribing and leaving forever keeps nothing`() {
    store.subscribe(to: \.other) { _ in }.store(in: log.bag)
    weak var last: Log<Int>?

    for _ in 0..<10_000 {
      let kept = Log<Int>()
      last = kept
      store.subscribe(to: { $0.count }, onChange: { kept.append($0) }).cancel()
      store.subscribe(to: \.count) { kept.append($0) }.cancel()
    }
    store.dispatch(.add(1))

    #expect(last == nil)
  }
}
