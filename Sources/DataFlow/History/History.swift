import DequeModule

/// The events of a store, from which every state on the way can be had again.
///
/// Of the states only one every 256 events is kept; those between are reduced anew, so a state costs
/// at most 255 calls of the reducer. Beyond its capacity the oldest events go. A position stays the
/// same then: the first event that a history was ever given has position 0.
public struct History<State, Action, Work: Sendable> {
  /// An event and what it took.
  public struct Element {
    /// What happened.
    public let event: Event<Action>
    /// How long it took.
    public var cost: EventCost
  }

  /// Some events in a row, and the state before the first.
  private struct Chapter {
    static var length: Int { 256 }

    let start: State
    let startIndex: Int
    var elements: [Element] = []
    var weight = 0

    var endIndex: Int { startIndex + elements.count }
    var isFull: Bool { elements.count == Self.length }
  }

  private let reducer: Reducer<State, Action, Work>
  private let capacity: Int
  private let weigh: (Action) -> Int
  /// Never empty; the last one takes the next event.
  private var chapters: Deque<Chapter>
  private var weight = 0

  /// An empty history of a store that begins with a state.
  ///
  /// The capacity is in bytes. An event weighs what lies in this structure and what `weigh` says of
  /// its action: the bytes that the action alone keeps alive on the heap. The states that are kept
  /// are not weighed.
  public init(
    start: State, reducer: @escaping Reducer<State, Action, Work>, capacity: Int = 14 << 20,
    weigh: @escaping (Action) -> Int = { _ in 0 }
  ) {
    self.reducer = reducer
    self.capacity = capacity
    self.weigh = weigh
    chapters = [Chapter(start: start, startIndex: 0)]
  }

  // MARK: Writing

  /// Adds an action that was worked off, which left the state as given; O(1).
  ///
  /// The state is asked for only where one is to be kept.
  public mutating func append(
    _ event: Event<Action>, cost: EventCost = EventCost(), stateAfter: @autoclosure () -> State
  ) {
    let last = chapters.endIndex - 1
    let eventWeight = MemoryLayout<Element>.stride + event.weight(weigh)
    chapters[last].elements.append(Element(event: event, cost: cost))
    chapters[last].weight += eventWeight
    weight += eventWeight
    if chapters[last].isFull || event.isRewind {
      chapters.append(Chapter(start: stateAfter(), startIndex: endIndex))
    }
    while weight > capacity, chapters.count > 1, let oldest = chapters.popFirst() {
      weight -= oldest.weight
    }
  }

  /// Adds time spent in drawing to the last event.
  public mutating func addDrawing(_ duration: Duration) {
    let chapter = chapters.last?.elements.isEmpty == true ? chapters.count - 2 : chapters.count - 1
    guard chapter >= 0 else { return }
    let last = chapters[chapter].elements.count - 1
    chapters[chapter].elements[last].cost.drawing += duration
  }

  // MARK: Reading

  /// The state before the event at a position, which is the one after the event before it; also for
  /// `endIndex`.
  public func state(before position: Int) -> State {
    let chapter = chapters[chapterIndex(of: position)]
    var state = chapter.start
    for element in chapter.elements.prefix(position - chapter.startIndex) {
      if case .action(let action) = element.event.kind { _ = reducer(&state, action) }
    }
    return state
  }

  /// The state after the event at a position.
  public func state(after position: Int) -> State {
    state(before: position + 1)
  }

  /// What the reducer makes of the action at a position; nil for a rewind.
  public func outcome(at position: Int) -> Outcome<Work>? {
    guard case .action(let action) = self[position].event.kind else { return nil }
    var state = state(before: position)
    return reducer(&state, action)
  }

  /// The position of the event with a number; nil if it is not here.
  public func position(ofNumber number: Int) -> Int? {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if self[middle].event.number < number { low = middle + 1 } else { high = middle }
    }
    return low < endIndex && self[low].event.number == number ? low : nil
  }

  /// The index of the last chapter that begins at a position or before it.
  private func chapterIndex(of position: Int) -> Int {
    var low = 0
    var high = chapters.count
    while low < high {
      let middle = (low + high) / 2
      if chapters[middle].startIndex <= position { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }
}

extension History: RandomAccessCollection {
  /// The position of the oldest event that is still here.
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
  fileprivate var isRewind: Bool {
    if case .rewind = kind { true } else { false }
  }

  fileprivate func weight(_ weigh: (Action) -> Int) -> Int {
    if case .action(let action) = kind { weigh(action) } else { 0 }
  }
}
