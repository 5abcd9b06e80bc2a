import Artwork
import FoundationEssentials

extension CoverService {
  /// The covers that come with the game, in a resource folder: `Covers/Rock/catalogue.json` and the
  /// pictures beside it.
  public static func bundled(resources: String) -> Self {
    let bundle = CoverBundle(folder: resources + "/Covers")
    return Self(
      covers: { query, progress in try await bundle.batch(for: query, progress: progress) },
      image: { name in bundle.image(named: name) },
      catalogue: { try bundle.catalogue() })
  }
}

/// A folder of categories, each a folder of pictures with their catalogue.
private struct CoverBundle {
  let folder: String

  /// The covers whose pictures are there; the categories that were not asked for are fillers.
  func batch(
    for query: CoverQuery, progress: @Sendable (Int, Int) async -> Void
  ) async throws -> CoverBatch {
    let all = try catalogue()
    let own = all[query.category] ?? []
    var ready: [Cover] = []
    for (done, cover) in own.enumerated() {
      try Task.checkCancellation()
      if FileManager.default.isReadableFile(atPath: path(ofImage: cover.id)) { ready.append(cover) }
      await progress(done + 1, own.count)
    }
    let others = all.filter { $0.key != query.category }.sorted { $0.key < $1.key }
    return CoverBatch(
      covers: ready, fillers: ready.count < query.count ? others.flatMap(\.value) : [])
  }

  func catalogue() throws -> [String: [Cover]] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw CoverFailure("The covers are not in \(folder): install the game anew.")
    }
    var result: [String: [Cover]] = [:]
    for name in names {
      let file = "\(folder)/\(name)/catalogue.json"
      guard let data = FileManager.default.contents(atPath: file) else { continue }
      do {
        let entries = try JSONDecoder().decode([CatalogueEntry].self, from: data)
        result[name.lowercased()] = entries.map(\.cover)
      } catch {
        throw CoverFailure("The list of covers \(file) is damaged: install the game anew.")
      }
    }
    return result
  }

  func image(named name: String) -> PixelImage? {
    FileManager.default.contents(atPath: path(ofImage: name)).flatMap { decodePNG([UInt8]($0)) }
  }

  /// "rock/some-title" lies in `Rock/some-title.png`.
  private func path(ofImage name: String) -> String {
    guard let slash = name.firstIndex(of: "/") else { return "\(folder)/\(name).png" }
    return "\(folder)/\(name[..<slash].capitalized)\(name[slash...]).png"
  }
}

/// A cover as `catalogue.json` has it.
private struct CatalogueEntry: Decodable {
  let id: String
  let title: String
  let artist: String
  let album: String

  var cover: Cover { Cover(id: id, title: title, artist: artist, album: album, artwork: id) }
}
