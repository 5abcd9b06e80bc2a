import Foundation

/// Calls `body` with the path of a new, empty folder and removes the folder afterwards.
@discardableResult
package func withTemporaryFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
  let folder = try makeTemporaryFolder()
  defer { try? FileManager.default.removeItem(atPath: folder) }
  return try body(folder)
}

/// Calls `body` with the path of a new, empty folder and removes the folder afterwards.
@discardableResult
package nonisolated(nonsending) func withTemporaryFolder<Result>(
  _ body: nonisolated(nonsending) (String) async throws -> Result
) async throws -> Result {
  let folder = try makeTemporaryFolder()
  defer { try? FileManager.default.removeItem(atPath: folder) }
  return try await body(folder)
}

/// A new, empty folder that goes with the test that has it.
package final class TestFolder: Sendable {
  package let path: String

  package init() {
    path = (try? makeTemporaryFolder()) ?? ""
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

private func makeTemporaryFolder() throws -> String {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "memorytunes-\(UUID().uuidString)").path()
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  return folder
}
