import ArtworkLive
import Basics

extension Endpoint {
  /// The URL of a page of a search: 200 songs from an offset on, in the store of a country, or else the American one.
  func searchURL(term: String, country: String? = nil, offset: Int = 0) -> String {
    let store = country.map { "&country=\(encoded($0))" } ?? ""
    let page = offset > 0 ? "&offset=\(offset)" : ""
    return
      "\(search)?term=\(encoded(term))&media=music&entity=song&limit=\(pageLength)\(store)\(page)"
  }
}

/// The maximum number of results per search.
let pageLength = 200

/// Keeps letters, digits and `. - _ *`, turns spaces into `+`, and percent-encodes everything else.
private func encoded(_ term: String) -> String {
  term.utf8.map { byte in
    let character = Character(UnicodeScalar(byte))
    if character.isASCII, character.isLetter || character.isNumber || ".-_*".contains(character) {
      return String(character)
    }
    return byte == 0x20 ? "+" : "%" + byte.hexDigits.uppercased()
  }.joined()
}

/// The URL of a picture with `side` pixels per side, from the one in a search result; nil if the endpoint refuses it.
///
/// The size is the last `WxH` in the last path component; a URL without one is returned unchanged.
public func artworkURL(_ url: String, side: Int, at endpoint: Endpoint) -> String? {
  let url = endpoint.upgraded(url)
  guard url.utf8.count <= longestURL, endpoint.allows(url) else { return nil }
  let nameStart = url.lastIndex(of: "/").map(url.index(after:)) ?? url.startIndex
  guard let size = ArtworkSize(in: url[nameStart...]) else { return url }
  return url[..<size.range.lowerBound] + "\(side)x\(side)" + url[size.range.upperBound...]
}

/// The length limit of a URL, in bytes; Apple's have 200.
private let longestURL = 500
