import Testing
import XCTest

/// The place where a test calls one of these libraries' functions.
struct CallSite {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// Fails the running test, in Swift Testing and XCTest.
  func fail(_ message: String) {
    Issue.record("\(message)", sourceLocation: sourceLocation)
    // An issue does not fail an XCTest, and XCTest does not notice failures elsewhere.
    if Test.current == nil { XCTFail(message, file: filePath, line: line) }
  }

  /// Fails the test because of an error.
  func fail(_ error: any Error) {
    Issue.record(error, sourceLocation: sourceLocation)
    if Test.current == nil { XCTFail("caught error: \(error)", file: filePath, line: line) }
  }

  private var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }
}
