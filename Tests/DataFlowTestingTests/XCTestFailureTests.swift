import DataFlow
import DataFlowTesting
import XCTest

/// What fails a test of Swift Testing fails an XCTest too, without an import of the other library.
final class XCTestFailureTests: XCTestCase {
  private var failures: [String] = []
  private var isExpectingFailure = false

  private static func reduce(_ sum: inout Int, _ number: Int) -> Outcome<String> {
    sum += number
    return .handled(number == 9 ? .run("nine") : .none)
  }

  #if canImport(ObjectiveC)
    override func record(_ issue: XCTIssue) {
      guard isExpectingFailure else { return super.record(issue) }
      failures.append(issue.compactDescription)
    }
  #else
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
      expected: Bool
    ) {
      guard isExpectingFailure else {
        return super.recordFailure(
          withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      }
      failures.append(description)
    }
  #endif

  private func verifyFailure(_ words: String) {
    isExpectingFailure = false
    XCTAssertEqual(failures.count, 1)
    XCTAssert(failures.first?.contains(words) == true, "\(failures)")
  }

  @MainActor func testAWrongChangeFails() async {
    isExpectingFailure = true
    let store = TestStore(initialState: 0, reducer: Self.reduce)

    store.send(1) { $0 = 2 }
    await store.finish()

    verifyFailure("expected (−), but it was (+)")
  }

  @MainActor func testAMissingReplyFails() async {
    isExpectingFailure = true
    let store = TestStore(initialState: 0, reducer: Self.reduce, performer: .noop)

    store.send(9, .handled(.run("nine"))) { $0 = 9 }
    await store.receive(1) { $0 = 10 }
    await store.finish()

    verifyFailure("nothing was sent, and nothing is running that could send it")
  }

  @MainActor func testAThrownErrorFails() {
    isExpectingFailure = true
    let store = TestStore(initialState: 0, reducer: Self.reduce)
    store.isExhaustive = false

    store.send(1) { _ in throw CancellationError() }

    verifyFailure("CancellationError")
  }

  func testABrokenRuleFails() {
    isExpectingFailure = true
    let play = RandomPlay(
      start: 0, reducer: Reducer(Self.reduce), invariants: [Invariant("it is small") { $1 < 3 }])

    play.play(9) { _ in 1 }

    verifyFailure("A rule is broken after 3 actions: it is small.")
  }

  @MainActor func testARightTranscriptPasses() async {
    let store = TestStore(initialState: 0, reducer: Self.reduce)

    store.send(1) { $0 = 1 }
    await store.finish()
  }
}
