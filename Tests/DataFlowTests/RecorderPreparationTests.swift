import DataFlow
import Testing

/// Work done ahead of an event changes when things are done, never what is written.
@MainActor @Suite struct RecorderPreparationTests {
  private static let actions = TallyAction.some(60)

  /// The recording of a session with a preparation before each action at these indexes.
  private func contents(
    preparing isPrepared: (Int) -> Bool, limit: Int = 5_000_000
  ) -> [String] {
    let session = RecordedSession(limit: limit)
    for (index, action) in Self.actions.enumerated() {
      if isPrepared(index) {
        session.recorder.prepare(after: session.store.number, state: session.store.state)
      }
      session.play(action)
    }
    return session.files.contents
  }

  @Test(arguments: [100, 1500, 5_000_000])
  func `the same bytes are written with and without`(limit: Int) {
    let plain = contents(preparing: { _ in false }, limit: limit)

    #expect(contents(preparing: { _ in true }, limit: limit) == plain)
    #expect(contents(preparing: { $0.isMultiple(of: 3) }, limit: limit) == plain)
    #expect(contents(preparing: { $0 == 0 }, limit: limit) == plain)
  }

  @Test func `preparing twice, or after the last event, writes nothing`() {
    let session = RecordedSession()
    session.play(.add(amount: 1))
    let written = session.files.contents

    for _ in 1...3 { session.recorder.prepare(after: 1, state: session.store.state) }

    #expect(session.files.contents == written)
  }

  @Test(arguments: [0, 1, 3, 4, 100, -1])
  func `what was prepared for another event is not used`(number: Int) throws {
    let plain = RecordedSession()
    plain.play(.add(amount: 1), .double, .add(amount: 3))
    let session = RecordedSession()

    session.play(.add(amount: 1), .double)
    session.recorder.prepare(after: number, state: Tally(total: 1_000))
    session.play(.add(amount: 3))

    #expect(session.files.contents == plain.files.contents)
    #expect(try session.recording().lines.count == 3)
  }

  @Test func `a rewind and what comes after it are written as without`() {
    func contents(preparing: Bool) -> [String] {
      let files = Files()
      let recorder = Recorder<Tally, TallyAction>(
        header: .tally, file: files.recordingFile, now: { .zero }, onFailure: { Issue.record($0) })
      func prepare(after number: Int, _ state: Tally) {
        if preparing { recorder.prepare(after: number, state: state) }
      }
      func event(_ number: Int, _ kind: Event<TallyAction>.Kind) -> Event<TallyAction> {
        Event(number: number, milliseconds: 0, kind: kind)
      }

      prepare(after: 0, Tally())
      recorder.record(event(1, .action(.add(amount: 5))), before: Tally())
      prepare(after: 1, Tally(total: 5))
      recorder.record(event(2, .action(.double)), before: Tally(total: 5))
      prepare(after: 2, Tally(total: 10))
      recorder.record(
        event(3, .rewind(to: 1)), before: Tally(total: 10), restored: Tally(total: 5))
      prepare(after: 3, Tally(total: 5))
      recorder.record(event(4, .action(.double)), before: Tally(total: 5))
      return files.contents
    }

    #expect(contents(preparing: true) == contents(preparing: false))
  }
}
