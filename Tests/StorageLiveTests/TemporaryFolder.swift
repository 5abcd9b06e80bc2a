import Foundation

/// Calls `body` with the path of a new, empty folder and removes the folder afterwards.
func withTemporaryFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
  let folder = try makeTemporaryFolder()
  defer { try? FileManager.default.removeItem(atPath: folder) }
  return try body(folder)
}

/// Calls `body` with the path of a new, empty folder and removes the folder afterwards.
@MainActor
func withFolderForPrograms(_ body: (String) async throws -> Void) async throws {
  let folder = try makeTemporaryFolder()
  defer { try? FileManager.default.removeItem(atPath: folder) }
  try await body(folder)
}

private func makeTemporaryFolder() throws -> String {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "memorytunes-\(UUID().uuidString)").path()
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  return folder
}

func read(_ file: String) -> String? {
  FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) }
}

func write(_ text: String, to file: String) throws {
  let folder = URL(filePath: file).deletingLastPathComponent()
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  try Data(text.utf8).write(to: URL(filePath: file))
}

/// The names in a folder, in order; nil if there is no such folder.
func names(in folder: String) -> [String]? {
  try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()
}

func permissions(of path: String) -> Int? {
  (try? FileManager.default.attributesOfItem(atPath: path))?[.posixPermissions] as? Int
}
