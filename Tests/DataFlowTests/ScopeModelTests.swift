import Basics
import DataFlow
import Testing

/// Random actions through the stores of parts, beside what each part must be and what its subscriber is told.
@MainActor @Suite(.timeLimit(.minutes(10))) struct ScopeModelTests {
  /// A part that a scoped store looks at, and what is known of it.
  @MainActor
  private final class Part {
    let find: (Desk) -> [String]?
    let write: (inout Desk, String) -> Void
    let reply: (String) -> Void
    let read: () -> [String]
    let told = Log<[String]>()
    var ticket: Subscription?
    var last: [String]
    var expected: [[String]]

    init<Value>(
      _ store: some StoreProtocol<Value, SheetAction>, _ replies: KeyPath<Value, [String]>,
      find: @escaping (Desk) -> [String]?, write: @escaping (inout Desk, String) -> Void
    ) {
      self.find = find
      self.write = write
      reply = { store.dispatch(.reply($0)) }
      read = { store.state[keyPath: replies] }
      last = store.state[keyPath: replies]
      expected = [last]
      ticket = store.subscribe(to: replies) { [told] in told.append($0) }
    }

    func look(at desk: Desk) {
      guard let now = find(desk) else { return }
      if now != last { expected.append(now) }
      last = now
    }
  }

  private func makeParts(of store: DeskStore) -> [Part] {
    let lamp = Part(
      store.scoped(to: \.lamp, action: DeskAction.lamp), \.replies,
      find: \.lamp.replies, write: { $0.lamp.replies.append($1) })
    let screen = store.scoped(to: \.screen.sheet, action: DeskAction.screen).map {
      Part(
        $0, \.replies, find: \.screen.sheet?.replies,
        write: { $0.screen.sheet?.replies.append($1) })
    }
    let sheets = (0..<4).compactMap { id in
      store.scoped(to: \.sheets, id: id, action: DeskAction.sheet).map {
        Part(
          $0, \.replies, find: { $0.sheets.first { $0.id == id }?.replies },
          write: { desk, reply in
            for index in desk.sheets.indices where desk.sheets[index].id == id {
              desk.sheets[index].replies.append(reply)
            }
          })
      }
    }
    return [lamp] + [screen].compactMap(\.self) + sheets
  }

  @Test(arguments: 1...5)
  func `a part's store shows the part, or its last, and tells each change once`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for round in 0..<100 {
      var desk = Desk()
      desk.sheets = (0..<4).map { Sheet(id: $0) }
      desk.screen = .on(Sheet(id: 9))
      let store = DeskStore(initialState: desk, reducer: deskReducer)
      let parts = makeParts(of: store)
      for step in 0..<200 {
        switch random.number(below: 8) {
        case 0:
          let ids = (0..<4).filter { _ in random.number(below: 4) > 0 }.shuffled(using: &random)
          store.dispatch(.setSheets(ids))
          desk.sheets = ids.map { Sheet(id: $0) }
        case 1:
          let id = random.number(below: 2) == 0 ? nil : 9
          store.dispatch(.show(id))
          desk.screen = id.map { .on(Sheet(id: $0)) } ?? .off
        default:
          let part = parts[random.number(below: parts.count)]
          part.reply("\(step)")
          part.write(&desk, "\(step)")
        }
        for part in parts { part.look(at: desk) }
        guard store.state == desk, parts.allSatisfy({ $0.read() == $0.last }),
          parts.allSatisfy({ $0.told.entries == $0.expected })
        else {
          Issue.record("in round \(round), after step \(step): \(store.state), not \(desk)")
          return
        }
      }
    }
  }
}
