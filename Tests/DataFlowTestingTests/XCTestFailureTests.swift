import DataFlow
import DataFlowTesting
import XCTest

/// What fails a test of Swift Testing fails an XCTest too, without an import of the other library.
final class XCTestFailureTests: XCTestCase {
  private var failures: [String] = []
  private var isExpectingFailure = false

  private static func reduce(_ sum: inout Int, _ number: Int) -> Outcome<String> {
    sum += number
    return .handled()
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

  @MainActor func testAThrownErrorFails() {
    isExpectingFailure = true
    let store = TestStore(initialState: 0, reducer: Self.reduce)
    store.isExhaustive = false

    store.send(1) { _ in throw CancellationError() }

    verifyFailure("CancellationError")
  }
}
