/// The events of a store, from which every intermediate state can be recomputed.
///
/// Only one state in 256 events is kept, and fewer of states that are heavier than those events: kept states take at
/// most about as much memory as the events. The others are recomputed by the reducer, so reading a state costs at most
/// 255 reducer calls, or as many as there are events in the weight of a state. When the history exceeds its capacity,
/// the oldest events are dropped. Positions are stable: the first event ever appended has position 0.
public struct History<State, Action, Work: Sendable> {
  /// An event and its cost.
  public struct Element {
    /// The event.
    public let event: Event<Action>
    /// The time it took to process.
    public var cost: EventCost
  }

  /// A run of consecutive events, and the state before the first.
  private struct Chapter {
    static var length: Int { 256 }

    let start: State
    let startIndex: Int
    let startWeight: Int
    var eventWeight = 0
    var elements: [Element] = []

    var weight: Int { startWeight + eventWeight }
    var endIndex: Int { startIndex + elements.count }
    var isFull: Bool { elements.count >= Self.length && eventWeight >= startWeight }

    /// The state before the event at a position of this chapter, or after its last.
    func state(before position: Int, by reducer: Reducer<State, Action, Work>) -> State {
      var state = start
      for element in elements.prefix(position - startIndex) {
        if case .action(let action) = element.event.kind { _ = reducer(&state, action) }
      }
      return state
    }
  }

  private let reducer: Reducer<State, Action, Work>
  private let capacity: Int
  private let weigh: (Action) -> Int
  private let weighState: (State) -> Int
  /// Never empty; new events go into the last chapter.
  private var chapters: [Chapter]
  private var weight = 0

  /// Creates an empty history of a store that starts with the given state.
  ///
  /// `capacity` is in bytes. An event weighs its size in this structure plus the result of `weigh` for its action:
  /// the heap bytes that only the action keeps alive. A kept state weighs the result of `weighState`: the heap bytes
  /// that it does not share with the next.
  public init(
    start: State, reducer: Reducer<State, Action, Work>, capacity: Int = 14 << 20,
    weigh: @escaping (Action) -> Int = { _ in 0 },
    weighState: @escaping (State) -> Int = { _ in 0 }
  ) {
    self.reducer = reducer
    self.capacity = capacity
    self.weigh = weigh
    self.weighState = weighState
    weight = weighState(start)
    chapters = [Chapter(start: start, startIndex: 0, startWeight: weight)]
  }

  // MARK: Writing

  /// Appends an event that was processed, given the state it led to; O(1).
  ///
  /// `stateAfter` is evaluated only when a state is to be kept.
  public mutating func append(
    _ event: Event<Action>, cost: EventCost = EventCost(), stateAfter: @autoclosure () -> State
  ) {
    let last = chapters.endIndex - 1
    var eventWeight = MemoryLayout<Element>.stride
    if case .action(let action) = event.kind { eventWeight += weigh(action) }
    chapters[last].elements.append(Element(event: event, cost: cost))
    chapters[last].eventWeight += eventWeight
    weight += eventWeight
    if chapters[last].isFull || event.isRewind {
      beginChapter(with: stateAfter(), at: endIndex)
    }
    while weight > capacity, chapters.count > 1 { weight -= chapters.removeFirst().weight }
  }

  /// Continues with a state other than the previous events lead to.
  mutating func continueFrom(_ state: State) {
    let end = endIndex
    let endsWithRewind = chapters.dropLast().last?.elements.last?.event.isRewind == true
    // After a rewind, the empty chapter has the restored state.
    if chapters[chapters.endIndex - 1].elements.isEmpty, !endsWithRewind {
      weight -= chapters.removeLast().weight
    }
    beginChapter(with: state, at: end)
  }

  private mutating func beginChapter(with state: State, at start: Int) {
    let stateWeight = weighState(state)
    chapters.append(Chapter(start: state, startIndex: start, startWeight: stateWeight))
    weight += stateWeight
  }

  /// Adds drawing time to the last event.
  public mutating func addDrawing(_ duration: Duration) {
    guard let chapter = chapters.lastIndex(where: { !$0.elements.isEmpty }) else { return }
    let last = chapters[chapter].elements.count - 1
    chapters[chapter].elements[last].cost.drawing += duration
  }

  // MARK: Reading

  /// The state before the event at a position; `endIndex` is allowed.
  ///
  /// It equals the state after the previous event, unless another was restored in between.
  public func state(before position: Int) -> State {
    chapters[chapterIndex(of: position)].state(before: position, by: reducer)
  }

  /// The state after the event at a position.
  public func state(after position: Int) -> State {
    let index = chapterIndex(of: position)
    // A rewind ends its chapter; the next begins with the restored state.
    return self[position].event.isRewind
      ? chapters[index + 1].start : chapters[index].state(before: position + 1, by: reducer)
  }

  /// The reducer's outcome for the action at a position; nil for a rewind.
  public func outcome(at position: Int) -> Outcome<Work>? {
    guard case .action(let action) = self[position].event.kind else { return nil }
    var state = state(before: position)
    return reducer(&state, action)
  }

  /// The position of the event with the given number; nil if it is not in the history.
  ///
  /// If middleware has passed the action on several times, it is the last one's.
  public func position(ofNumber number: Int) -> Int? {
    let next = (startIndex..<endIndex).partition { self[$0].event.number <= number }
    return next > startIndex && self[next - 1].event.number == number ? next - 1 : nil
  }

  /// The index of the last chapter that begins at or before a position.
  private func chapterIndex(of position: Int) -> Int {
    chapters.indices.partition { chapters[$0].startIndex <= position } - 1
  }
}

extension History: RandomAccessCollection {
  /// The position of the oldest remaining event.
  public var startIndex: Int { chapters[0].startIndex }
  /// The position after the newest event.
  public var endIndex: Int { chapters[chapters.count - 1].endIndex }

  /// The event at a position; O(log n).
  public subscript(position: Int) -> Element {
    let chapter = chapters[chapterIndex(of: position)]
    return chapter.elements[position - chapter.startIndex]
  }
}

extension Event {
  fileprivate var isRewind: Bool { if case .rewind = kind { true } else { false } }
}
