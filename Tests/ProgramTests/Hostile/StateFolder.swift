import Foundation

/// Calls `body` with an empty folder for everything the program stores and an environment that
/// points to it; removes the folder afterwards.
@MainActor
func withStateFolder(
  _ body: (_ folder: String, _ environment: [String: String]) throws -> Void
) throws {
  let base = FileManager.default.temporaryDirectory
    .appending(path: "memorytunes-\(UUID().uuidString)").path()
  let folder = base + "/memorytunes"
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: base) }
  try body(
    folder, ["XDG_STATE_HOME": base, "XDG_CONFIG_HOME": base, "XDG_CACHE_HOME": base])
}
