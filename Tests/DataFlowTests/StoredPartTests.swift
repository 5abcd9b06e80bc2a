import DataFlow
import Testing

/// Properties of every kind, watched by key path: those that are stored are compared in memory.
@MainActor @Suite struct StoredPartTests {
  private final class Friend: Equatable {
    static func == (one: Friend, other: Friend) -> Bool { one === other }
  }

  @propertyWrapper
  private struct Doubled: Equatable {
    var half: Int
    var wrappedValue: Int {
      get { half * 2 }
      set { half = newValue / 2 }
    }
    var projectedValue: Int { half }
    init(wrappedValue: Int) { half = wrappedValue / 2 }
  }

  private struct Nothing: Equatable {}

  private struct Generic<Value: Equatable>: Equatable {
    var flag = true
    var value: Value
    var after: Int8 = 0
  }

  private enum Kind: Equatable {
    case none
    case some(String, Int)
  }

  private struct Wide {
    weak var weakFriend: Friend?
    unowned var unownedFriend: Friend
    unowned(unsafe) var unsafeFriend: Friend
    var flag = false
    var observed = 0 { didSet { observedCount += 1 } }
    var observedCount: Int16 = 0
    @Doubled var doubled = 0
    var pair = (1 as Int8, second: "two")
    var nested = (inner: (0 as UInt8, 1.5), 2)
    var nothing = Nothing()
    var generic = Generic<Kind?>(value: nil)
    var texts: [String] = []
    var text: String? = nil
    var kind = Kind.none
    var computed: String { texts.joined() }
    let constant = 7
    subscript(index: Int) -> String { texts.indices.contains(index) ? texts[index] : "" }
  }

  private let friend = Friend()
  private let log = Log<String>()

  private func values<Value: Equatable>(
    _ path: KeyPath<Wide, Value>, _ changes: (inout Wide) -> Void...
  ) -> [Value] {
    let store = Store<Wide, (inout Wide) -> Void, Never>(
      initialState: Wide(weakFriend: friend, unownedFriend: friend, unsafeFriend: friend)
    ) { state, change in
      change(&state)
      return .handled()
    }
    let values = Log<Value>()
    store.subscribe(to: path, onChange: values.append).store(in: values.bag)
    store.subscribe(to: \.[0]) { _ in }.store(in: values.bag)
    for change in changes {
      store.dispatch(change)
      store.dispatch { $0.observedCount += 1 }
    }
    return values.entries
  }

  @Test func `references of every strength`() {
    let other = Friend()
    #expect(
      values(\.weakFriend, { $0.weakFriend = nil }, { $0.weakFriend = other })
        == [friend, nil, other])
    #expect(values(\.unownedFriend, { $0.unownedFriend = other }) == [friend, other])
    #expect(values(\.unsafeFriend, { $0.unsafeFriend = other }) == [friend, other])
  }

  @Test func `observed, computed, wrapped and constant properties`() {
    #expect(values(\.observed, { $0.observed = 3 }) == [0, 3])
    #expect(values(\.computed, { $0.texts = ["a", "b"] }) == ["", "ab"])
    #expect(values(\.doubled, { $0.doubled = 9 }) == [0, 8])
    #expect(values(\.$doubled, { $0.doubled = 9 }) == [0, 4])
    #expect(values(\.constant, { $0.flag = true }) == [7])
  }

  @Test func `parts of tuples, generics, optionals and subscripts`() {
    #expect(values(\.pair.0, { $0.pair.0 = 5 }) == [1, 5])
    #expect(values(\.pair.second, { $0.pair.second = "2" }) == ["two", "2"])
    #expect(values(\.nested.inner.1, { $0.nested.inner.1 = 2.5 }) == [1.5, 2.5])
    #expect(values(\.nested.1, { $0.nested.1 = 3 }) == [2, 3])
    #expect(values(\.generic.after, { $0.generic.after = 4 }) == [0, 4])
    #expect(
      values(\.generic.value, { $0.generic.value = Kind.some("x", 1) }) == [nil, .some("x", 1)])
    #expect(values(\.text?.count, { $0.text = "four" }, { $0.text = nil }) == [nil, 4, nil])
    #expect(values(\.[1], { $0.texts = ["a", "b"] }, { $0.texts = [] }) == ["", "b", ""])
    #expect(values(\.texts.count, { $0.texts = ["a"] }) == [0, 1])
    #expect(values(\.kind, { $0.kind = .some("a", 2) }) == [.none, .some("a", 2)])
    #expect(values(\.nothing, { $0.flag = true }) == [Nothing()])
  }

  private func told<State: Equatable & SendableMetatype>(_ states: State...) -> [State] {
    let store = Store<State, State, Never>.assigning(states[0])
    let told = Log<State>()
    store.subscribe(to: \.self, onChange: told.append).store(in: told.bag)
    store.dispatch(each: Array(states.dropFirst()))
    return told.entries
  }

  @Test func `states that are enums, empty, tuples' parts, objects, or optionals of these`() {
    let friends = [Friend(), Friend()]
    #expect(told(Kind.none, .none, .some("a", 1), .none) == [.none, .some("a", 1), .none])
    #expect(told(Nothing(), Nothing()) == [Nothing()])
    #expect(told(friends[0], friends[0], friends[1]) == friends)
    #expect(told(Friend?.none, friends[1], nil) == [nil, friends[1], nil])
    #expect(told("", "a", "a") == ["", "a"])
    #expect(told(Double.nan, 0, -0.0).count == 2)
  }

  private protocol Named {
    var name: String { get }
  }

  private struct Person: Named {
    var name: String
  }

  @Test func `a state that is any value of a protocol, and one that is a tuple`() {
    let store = Store<any Named, any Named, Never>(initialState: Person(name: "a")) {
      $0 = $1
      return .handled()
    }
    let pairs = Store<(Int8, text: String), String, Never>(initialState: (1, "a")) {
      $0.text = $1
      return .handled()
    }
    store.tell(log, \.name)
    pairs.tell(log, \.text, as: "pair ")

    store.dispatch(Person(name: "b"))
    pairs.dispatch("b")

    #expect(log.entries == ["a", "pair a", "b", "pair b"])
  }

  private final class Account {
    var balance = 0
    var owner = (name: "a", age: 1)
  }

  @Test func `an object as state is looked at through its reference`() {
    let store = Store<Account, Int, Never>(initialState: Account()) { state, action in
      state.balance += action
      state.owner.age += 1
      return .handled()
    }
    store.tell(log, \.balance)
    store.tell(log, \.owner.age, as: "age ")

    store.dispatch(1)

    #expect(log.entries == ["0", "age 1", "1", "age 2"])
  }
}
