import DataFlow
import Testing

/// Rewinds, the cost of events, and dropping the oldest.
@MainActor @Suite struct HistoryRewindTests {
  private static let size = MemoryLayout<TallyHistory.Element>.stride

  private func play(_ count: Int, in history: inout TallyHistory) {
    for _ in 0..<count {
      let number = history.endIndex + 1
      var state = history.state(before: history.endIndex)
      state.total += 1
      history.append(
        Event(number: number, milliseconds: 0, kind: .action(.add(amount: 1))), stateAfter: state)
    }
  }

  @Test(arguments: [0, 1, 255, 256, 257, 511, 512])
  func `a rewind can follow any number of events, and another one`(count: Int) {
    var history = TallyHistory(start: Tally(), reducer: Reducer(tallyReducer))
    play(count, in: &history)

    for (index, total) in [10, 20, 30].enumerated() {
      history.append(
        Event(number: count + index + 1, milliseconds: 0, kind: .rewind(to: 1)),
        stateAfter: Tally(total: total))
    }
    play(1, in: &history)

    #expect((count..<count + 5).map { history.state(before: $0).total } == [count, 10, 20, 30, 31])
    #expect(history.position(ofNumber: count + 3) == count + 2)
  }

  @Test func `beyond its capacity the oldest events go and positions stay`() {
    var history = TallyHistory(
      start: Tally(), reducer: Reducer(tallyReducer), capacity: 600 * (Self.size + 10),
      weigh: { _ in 10 })

    play(600, in: &history)
    #expect(history.indices == 0..<600)
    play(100, in: &history)

    #expect(history.indices == 256..<700)
    #expect((256...700).map { history.state(before: $0).total } == Array(256...700))
    #expect(history.position(ofNumber: 256) == nil)
    #expect(history.position(ofNumber: 257) == 256)
    #expect(history.first?.event.number == 257)
  }

  @Test func `what is kept of states counts too`() {
    var history = TallyHistory(
      start: Tally(), reducer: Reducer(tallyReducer), capacity: 512 * Self.size + 2999,
      weighState: { _ in 1000 })

    play(511, in: &history)
    #expect(history.indices == 0..<511)
    play(1, in: &history)

    #expect(history.indices == 256..<512)
    #expect(history.state(before: 256).total == 256)
  }

  @Test func `a history without capacity still has the newest state`() {
    var history = TallyHistory(start: Tally(), reducer: Reducer(tallyReducer), capacity: 0)

    play(512, in: &history)
    #expect(history.indices == 512..<512)
    #expect(history.state(before: 512).total == 512)
    history.addDrawing(.seconds(1))
    play(3, in: &history)

    #expect(history.indices == 512..<515)
    #expect(history.state(before: 515).total == 515)
    #expect(history.last?.cost == EventCost())
  }

  @Test func `drawing is added to the last event, also across chapters`() {
    var history = TallyHistory(start: Tally(), reducer: Reducer(tallyReducer))
    history.addDrawing(.seconds(1))

    play(256, in: &history)
    history.addDrawing(.milliseconds(2))
    history.addDrawing(.milliseconds(3))
    play(1, in: &history)
    history.addDrawing(.milliseconds(4))

    #expect(history[254].cost.drawing == .zero)
    #expect(history[255].cost.drawing == .milliseconds(5))
    #expect(history[256].cost.drawing == .milliseconds(4))
  }

  @Test func `what an event took is kept to the nanosecond, up to four seconds`() {
    var cost = EventCost(reducer: .nanoseconds(123_456_789), subscribers: .seconds(-1))
    #expect(cost.reducer == .nanoseconds(123_456_789))
    #expect(cost.subscribers == .zero)

    cost.drawing = .seconds(100)

    #expect(cost.drawing == .nanoseconds(UInt32.max))
  }
}
