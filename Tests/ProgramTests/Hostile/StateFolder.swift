import Foundation
import TestSupport

/// Calls `body` with an empty folder for everything the program stores and an environment that
/// points to it; removes the folder afterwards.
@MainActor
func withStateFolder(
  _ body: (_ folder: String, _ environment: [String: String]) throws -> Void
) throws {
  try withTemporaryFolder { base in
    let folder = base + "/memorytunes"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try body(
      folder, ["XDG_STATE_HOME": base, "XDG_CONFIG_HOME": base, "XDG_CACHE_HOME": base])
  }
}
