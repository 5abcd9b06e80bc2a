import ArtworkLive
import Foundation

/// The bytes of a fixture.
func fixture(_ name: String) throws -> [UInt8] {
  let file = URL(filePath: #filePath).appending(path: "../../Fixtures/\(name)").standardized
  return [UInt8](try Data(contentsOf: file))
}

/// Calls `body` with the path of a new, empty folder and removes the folder afterwards.
func withTemporaryFolder(_ body: (String) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "memorytunes-\(UUID().uuidString)").path()
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  try await body(folder)
}

/// The names in a folder with this ending, sorted.
func names(in folder: String, ending: String = "") -> [String] {
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  return names.filter { $0.hasSuffix(ending) }.sorted()
}

/// The keys of all entries of a cache, with nil for a damaged one.
func entries(of folder: String) throws -> [String?] {
  struct Label: Decodable {
    let key: String
  }
  let cache = CoverCache(folder: folder)
  return try names(in: folder, ending: ".cover").map { name in
    let line = try Data(contentsOf: URL(filePath: "\(folder)/\(name)")).prefix { $0 != 0x0A }
    let key = (try? JSONDecoder().decode(Label.self, from: line))?.key
    return key.flatMap { cache.bytes(for: $0, maximumAge: .day) == nil ? nil : $0 }
  }
}

/// The number of intact entries of a cache.
func wholeEntryCount(of folder: String) throws -> Int {
  try entries(of: folder).count { $0 != nil }
}
