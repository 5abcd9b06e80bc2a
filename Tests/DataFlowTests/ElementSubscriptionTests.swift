import DataFlow
import Testing

/// Subscribers to one element of a list.
@MainActor @Suite struct ElementSubscriptionTests {
  private struct Shelf: Equatable {
    var size = 0
    var records = ["a", "b", "c"]
    var upperCased: [String] { records.map { $0.uppercased() } }
    var opened = ArraySlice(["x", "y", "z"]).dropFirst()
  }

  private typealias ShelfStore = Store<Shelf, Shelf, Never>

  private let log = Log<String>()

  private func shelf() -> ShelfStore {
    ShelfStore(initialState: Shelf()) { state, shelf in
      state = shelf
      return .handled()
    }
  }

  @Test func `a subscriber is given the element now, and whenever it is another`() {
    let store = shelf()
    let ticket = store.subscribe(to: \.records, at: 1) { [log] in log.append($0 ?? "–") }

    store.dispatch(each: [
      Shelf(records: ["z", "b", "c"]), Shelf(size: 2, records: ["z", "y", "c"]),
      Shelf(records: ["z"]), Shelf(records: []), Shelf(records: ["x", "w"]),
    ])

    #expect(log.entries == ["b", "y", "–", "w"])
    ticket.cancel()
  }

  @Test func `an index that the list never has is no element`() {
    let store = shelf()
    let tickets = [-1, 3, .max].map { index in
      store.subscribe(to: \.records, at: index) { [log] in log.append($0 ?? "–") }
    }

    store.dispatch(each: [Shelf(records: []), Shelf(records: ["a"])])

    #expect(log.entries == ["–", "–", "–"])
    withExtendedLifetime(tickets) {}
  }

  @Test func `a list can be computed, or a slice whose indices do not start at zero`() {
    let store = shelf()
    let tickets = [
      store.subscribe(to: \.upperCased, at: 0) { [log] in log.append($0 ?? "–") },
      store.subscribe(to: \.opened, at: 1) { [log] in log.append($0 ?? "–") },
      store.subscribe(to: \.opened, at: 0) { [log] in log.append($0 ?? "–") },
    ]

    store.dispatch(each: [Shelf(records: ["q"]), Shelf(records: ["q"], opened: ["n"])])

    #expect(log.entries == ["A", "y", "–", "Q", "–", "n"])
    withExtendedLifetime(tickets) {}
  }

  @Test func `a scope tells of elements too`() {
    let store = shelf()
    let scope = store.scoped(to: \.records) { (records: [String]) in Shelf(records: records) }
    let ticket = scope.subscribe(to: \.self, at: 2) { [log] in log.append($0 ?? "–") }

    scope.dispatch(["a", "b", "z"])
    scope.dispatch(["a", "b"])

    #expect(log.entries == ["c", "z", "–"])
    ticket.cancel()
  }
}
