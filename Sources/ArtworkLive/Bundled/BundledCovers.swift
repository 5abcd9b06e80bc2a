import Platform

extension CoverService {
  /// The bundled covers, in a resource folder: `Covers/Rock/catalogue.json` and the pictures beside it.
  public static func bundled(resources: String) -> Self {
    let bundle = CoverBundle(folder: resources + "/Covers")
    var service = CoverService()
    service.covers = { query, _ in try bundle.batch(for: query) }
    service.image = { name, side in bundle.image(named: name, side: side) }
    service.drawing = { bundle.drawing(named: $0) }
    service.catalogue = { try bundle.catalogue() }
    return service
  }
}

/// A folder of categories, each a folder of pictures with their catalogue.
private struct CoverBundle {
  let folder: String

  /// The covers of the deck whose pictures exist; other categories supply the fillers.
  func batch(for query: CoverQuery) throws -> CoverBatch {
    let all = Deck(version: query.deck)?.covers(in: try catalogue()) ?? [:]
    guard let own = all[query.category], !own.isEmpty else { throw CoverFailure.noneBundled }
    let ready = own.filter(hasImage)
    guard ready.count < query.count else { return CoverBatch(covers: ready) }
    return CoverBatch(
      covers: ready, fillers: all.fillers(besides: query.category).filter(hasImage))
  }

  func catalogue() throws -> [String: [Cover]] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw CoverFailure.bundledCoversMissing(path: folder)
    }
    var result: [String: [Cover]] = [:]
    for name in names {
      let file = "\(folder)/\(name)/catalogue.json"
      guard let content = try? readFile(file, limit: fileLimit) else { continue }
      let entries = try? JSONDecoder().decode([CatalogueEntry].self, from: Data(content))
      guard let entries else { throw CoverFailure.bundledCoversMissing(path: file) }
      result[name.lowercased()] = entries.map(\.cover)
    }
    return result
  }

  func image(named name: String, side: Int) -> PixelImage? {
    (side <= smallSide ? picture(path(ofImage: name, ending: ".small.png")) : nil)
      ?? picture(path(ofImage: name))
  }

  func drawing(named name: String) -> [UInt8]? {
    path(ofImage: name, ending: ".svg").flatMap { try? readFile($0, limit: fileLimit) }
  }

  private func picture(_ path: String?) -> PixelImage? {
    path.flatMap { try? decodePNG(readFile($0, limit: fileLimit)) }
  }

  private func hasImage(_ cover: Cover) -> Bool {
    path(ofImage: cover.id).map(FileManager.default.isReadableFile) ?? false
  }

  /// The path of an image: "rock/some-title" is `Rock/some-title.png`, its small version
  /// `Rock/some-title.small.png`, its drawing `Rock/some-title.svg`.
  ///
  /// A name contains only lowercase letters, digits, hyphens and one slash, so it cannot lead out of the folder.
  private func path(ofImage name: String, ending: String = ".png") -> String? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy(\.isHarmless) else { return nil }
    let path = parts.dropLast().map(\.capitalized) + ["\(parts.last ?? "")\(ending)"]
    return "\(folder)/\(path.joined(separator: "/"))"
  }
}

/// The pixels per side of small versions.
private let smallSide = 128

/// The most bytes of a catalogue, a picture or a drawing.
private let fileLimit = 1 << 20

private struct CatalogueEntry: Decodable {
  let id: String
  let title: String
  let artist: String
  let album: String

  var cover: Cover { Cover(id: id, title: title, artist: artist, album: album, artwork: id) }
}

extension Substring {
  /// Can only be the name of an entry in a folder.
  fileprivate var isHarmless: Bool { !isEmpty && utf8.allSatisfy(harmless.contains) }
}

private let harmless = Set("abcdefghijklmnopqrstuvwxyz0123456789-".utf8)
