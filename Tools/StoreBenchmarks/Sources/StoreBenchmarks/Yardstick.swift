/// The least that can be called a store: a state, a reducer, and closures that each compare what
/// they watch with what it was.
final class Yardstick {
  private var state = Library()
  private var subscribers: [Int: (Library) -> Void] = [:]
  private var nextID = 0

  func dispatch(_ action: LibraryAction) {
    change(&state, action)
    let reached = state
    for subscriber in subscribers.values { subscriber(reached) }
  }

  func subscribe<Value: Equatable>(
    to select: @escaping (Library) -> Value, onChange: @escaping (Value) -> Void
  ) -> Int {
    var last = select(state)
    onChange(last)
    subscribers[nextID] = { library in
      let value = select(library)
      guard value != last else { return }
      last = value
      onChange(value)
    }
    nextID += 1
    return nextID - 1
  }

  func unsubscribe(_ id: Int) {
    subscribers[id] = nil
  }
}
