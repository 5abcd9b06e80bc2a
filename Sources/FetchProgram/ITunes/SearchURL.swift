import ArtworkLive
import Basics

extension Endpoint {
  /// The URL of one page of a search: 200 songs starting at an offset, in the store of a country, or else the
  /// American one.
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
