import DataFlow
import DataFlowTesting
import Testing
import XCTest

/// The program of the page about the store.
@MainActor @Suite(.timeLimit(.minutes(10))) struct ReadingTests {
  @Test func `only the last of quick requests is done`() async {
    let clock = TestClock()
    let store = TestStore(
      initialState: Reading(), reducer: readingReducer, performer: .asking(SmallCatalogue()),
      clock: clock)

    func find(_ query: String) -> Outcome<ReadingWork> {
      .handled(
        .run(.find(query), id: "find", after: .milliseconds(300), timeout: .seconds(5)))
    }
    store.send(.search(.type("t")), find("t")) { $0.search.query = "t" }
    store.send(.search(.type("time")), find("time")) { $0.search.query = "time" }
    await clock.advance(by: .milliseconds(300), onceAsleep: 1)
    await store.receive(.search(.found(["time and tide"]))) {
      $0.search.titles = ["time and tide"]
    }
    await store.finish()
  }

  @Test func `a search that fails is tried three times`() async {
    let clock = TestClock()
    let store = TestStore(
      initialState: Reading(), reducer: readingReducer,
      performer: .asking(SmallCatalogue(isBroken: true)), clock: clock)
    store.isExhaustive = false

    store.send(.search(.type("time")))
    for failures in 1...3 {
      await clock.advance(by: .seconds(2), onceAsleep: 1)
      await store.receive(.search(.failed)) { $0.search.failures = failures }
    }
    await store.finish()
  }

  @Test func `an actor has a store of its own`() async {
    let clock = TestClock()
    let session = ReadingSession(clock: clock)

    async let titles = session.titles(matching: "time")
    await clock.advance(by: .milliseconds(300), onceAsleep: 1)

    #expect(await titles == ["time and tide"])
  }

  @Test func `each book has its note, and saves it`() async {
    let store = TestStore(
      initialState: Reading(books: [Book(id: 7), Book(id: 9)]), reducer: readingReducer,
      performer: .asking(SmallCatalogue(isBroken: true)))

    store.send(.book(id: 9, .note(.action(.type("dull"))))) {
      $0.books[1].note = Undoable("dull", past: [""], openStep: "typing")
    }
    store.send(
      .book(id: 9, .save), .handled(.run(.save(BookSave(id: 9, note: "dull")), id: "save")))
    await store.receive(.book(id: 9, .failed)) { $0.books[1].isUnsaved = true }
    store.send(.remove(id: 9)) { $0.books.removeLast() }
    store.send(.book(id: 9, .save), .ignored(.absentPart))
    await store.finish()
  }

  @Test func `a shown book is saved as itself, and ignores what comes after it is gone`() async {
    let store = TestStore(
      initialState: Reading(), reducer: readingReducer, performer: .asking(SmallCatalogue()))

    store.send(.show(Book(id: 7, isUnsaved: true))) {
      $0.screen = .about(Book(id: 7, isUnsaved: true))
    }
    store.send(.about(.save), .handled(.run(.saveShown(BookSave(id: 7, note: "")), id: "save")))
    await store.receive(.about(.saved)) { $0.screen.about?.isUnsaved = false }
    store.send(.about(.failed)) { $0.screen.about?.isUnsaved = true }
    store.send(.about(.note(.action(.clear))), .ignored("there is no note"))
    store.send(.show(nil)) { $0.screen = .list }
    store.send(.about(.save), .ignored(.absentPart))
    await store.finish()
  }

  @Test func `a session is played again, with its way back in time`() throws {
    var bytes: [UInt8] = []
    let session = RecordedReading(
      to: RecordingFile(rotate: { bytes = [] }, append: { bytes += $0 }))

    for id in 1...3 { session.store.dispatch(.add(id: id)) }
    #expect(session.goBack(to: 1))
    session.store.dispatch(.add(id: 7))

    #expect(session.store.state == Reading(books: [Book(id: 1), Book(id: 7)]))
    #expect(try replayed(bytes) == session.store.state)
    let history = session.travel.history
    #expect(
      history.map(\.event.kind.label) == [
        "add(id: 1)", "add(id: 2)", "add(id: 3)", "rewind(to: 1)", "add(id: 7)",
      ])
    #expect(history.state(after: 2).books.map(\.id) == [1, 2, 3])
  }

  @Test func `a recorded session has what its work has sent`() async throws {
    let clock = TestClock()
    var bytes: [UInt8] = []
    let session = RecordedReading(
      to: RecordingFile(rotate: { bytes = [] }, append: { bytes += $0 }), clock: clock)

    session.store.dispatch(.add(id: 7))
    session.store.dispatch(.book(id: 7, .note(.action(.type("dull")))))
    session.store.dispatch(.show(session.store.state.books.first))
    let search = session.store.dispatch(.search(.type("time")))
    await clock.advance(by: .milliseconds(300), onceAsleep: 1)
    await search.finish()

    #expect(try replayed(bytes) == session.store.state)
    #expect(session.store.state.search.titles == ["time and tide"])
    let other = String(decoding: bytes, as: UTF8.self).replacing("dull", with: "fine")
    #expect(throws: ReplayFailure<ReadingAction>.self) { try replayed(Array(other.utf8)) }
  }
}

final class ReadingXCTests: XCTestCase {
  @MainActor
  func testAnUndoTakesBackAllThatWasTyped() async {
    let store = TestStore(initialState: Book(id: 7), reducer: bookReducer)

    store.send(.note(.action(.type("very ")))) {
      $0.note = Undoable("very ", past: [""], openStep: "typing")
    }
    store.send(.note(.action(.type("dull")))) {
      $0.note = Undoable("very dull", past: [""], openStep: "typing")
    }
    store.send(.note(.undo)) { $0.note = Undoable("", future: ["very dull"]) }
    store.send(.note(.undo), .ignored("there is nothing to undo"))
    await store.finish()
  }
}
