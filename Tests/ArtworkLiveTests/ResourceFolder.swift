import Foundation

/// The root of the package.
private let package = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The resources shipped with the game.
let resources = package.appending(path: "Resources").path()

/// The bytes of a fixture.
func fixture(_ name: String) throws -> [UInt8] {
  let file = package.appending(path: "Tests/ArtworkLiveTests/Fixtures/\(name)")
  return [UInt8](try Data(contentsOf: file))
}

/// Calls `body` with the path of a new, empty folder and removes the folder afterwards.
func withTemporaryFolder<Result>(_ body: (String) async throws -> Result) async throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "memorytunes-\(UUID().uuidString)").path()
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  return try await body(folder)
}

func write(_ bytes: some Sequence<UInt8>, to file: String) throws {
  let folder = URL(filePath: file).deletingLastPathComponent()
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  try Data(bytes).write(to: URL(filePath: file))
}
