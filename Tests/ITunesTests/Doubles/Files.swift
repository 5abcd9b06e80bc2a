import ArtworkLive
import Foundation
import TestSupport

/// The names in a folder with this ending, sorted; none if there is no such folder.
func names(in folder: String, ending: String = "") -> [String] {
  (TestSupport.names(in: folder) ?? []).filter { $0.hasSuffix(ending) }
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
