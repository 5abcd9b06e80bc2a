import DataFlow
import Testing

/// Altered recordings: for a change of one byte, see ``DamagedRecordingTests``.
@MainActor @Suite struct AlteredRecordingTests {
  private let session = RecordedSession()

  init() {
    session.play(.name("a \"b\" é"), .add(amount: 1), .add(amount: 100), .double)
  }

  @Test func `a line that is gone, doubled or in another place is found out`() throws {
    let rows = session.files.lines(of: 0)
    let orders = [[0, 2, 3, 4], [0, 1, 3, 4], [0, 1, 1, 2, 3, 4], [0, 1, 3, 2, 4]]

    for order in orders {
      var replay = try TallyReplay(of: order.map { rows[$0] + "\n" }.joined())
      #expect(throws: ReplayFailure<TallyAction>.self, "\(order)") { try replay.stepToLast() }
    }
  }

  @Test(arguments: [true, false])
  func `the failure shows what the altered action changes here`(isStepByStep: Bool) throws {
    let text = session.files.last.replacing("\"amount\":100", with: "\"amount\":900")
    var replay = try TallyReplay(of: text)

    let failure = try #require(throws: ReplayFailure<TallyAction>.self) {
      if !isStepByStep { try replay.stepToLast() }
      for _ in 0..<3 { try replay.step() }
    }

    #expect(failure.event?.kind == .action(.add(amount: 900)))
    #expect(
      "\(failure)" == """
        event 3, add(amount: 900): altered(lineNumber: 4)
          total: 1 → 901
        """)
    #expect(replay.state.total == 1)
    #expect(replay.position == 2)
  }
}
