import ArtworkLive
import Basics
import Platform

public struct SearchAnswer: Equatable, Sendable {
  /// The songs' covers, in the order of the answer, one per picture and album.
  public let covers: [Cover]
  /// The number of results, usable or not; at most a page.
  public let resultCount: Int

  /// Parses an answer, in which anything may be missing or wrong; throws if it is not a JSON object with results.
  public init(_ bytes: [UInt8], at endpoint: Endpoint) throws(FetchFailure) {
    guard let body = try? JSONDecoder().decode(Body.self, from: Data(bytes)) else {
      throw .unusableAnswer
    }
    covers = body.results.compactMap { $0?.cover(at: endpoint) }.removingLookalikes()
    resultCount = body.results.count
  }
}

private struct Body: Decodable {
  /// At most a page of results, nil for what is no song: each costs far more memory than its bytes.
  private(set) var results: [Song?] = []

  private enum Key: CodingKey { case results }

  init(from decoder: any Decoder) throws {
    var rest = try decoder.container(keyedBy: Key.self).nestedUnkeyedContainer(forKey: .results)
    while !rest.isAtEnd, results.count < pageLength {
      let result = try rest.superDecoder()
      results.append(try? Song(from: result))
    }
  }
}

private struct Song: Decodable {
  let kind: String?
  let trackName: String?
  let artistName: String?
  let collectionName: String?
  let artworkUrl100: String?
  let artworkUrl60: String?
  let trackViewUrl: String?

  func cover(at endpoint: Endpoint) -> Cover? {
    guard kind == "song", let title = trackName?.cleaned, !title.isEmpty,
      let artwork = (artworkUrl100 ?? artworkUrl60).flatMap({
        artworkURL($0, side: artworkSide, at: endpoint)
      })
    else { return nil }
    let album = collectionName?.cleaned
    return Cover(
      id: "itunes/\(artwork)", title: title, artist: artistName?.cleaned ?? "",
      album: album?.isEmpty == true ? nil : album, artwork: artwork,
      storeLink: trackViewUrl?.storeLink)
  }
}

/// The size of the pictures to fetch, in pixels per side: enough for the large cover on a large terminal.
let artworkSide = 600

extension String {
  /// The link, if it leads to Apple's store.
  fileprivate var storeLink: String? {
    let hosts = ["https://itunes.apple.com/", "https://music.apple.com/"]
    let link = hasPrefix("http://") ? "https" + dropFirst(4) : self
    let isPlain = link.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    return isPlain && link.utf8.count <= 500 && hosts.contains(where: link.hasPrefix) ? link : nil
  }
}
