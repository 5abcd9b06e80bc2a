import Artwork
import DataFlow
import Foundation
import MemoryTunes
import Screens
import TestSupport
import Testing

@testable import Films

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements and texts of an XML document; nil unless it is well-formed.
private final class Document: NSObject, XMLParserDelegate {
  private(set) var elements: [(name: String, attributes: [String: String])] = []
  private(set) var texts: [String] = []

  init?(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append((name, attributes))
    texts.append("")
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if !texts.isEmpty { texts[texts.count - 1] += string }
  }
}

@MainActor
@Suite struct BoardFilmTests {
  private func film(of game: RecordedGame) throws -> BoardFilm {
    try #require(try BoardFilm(try AppRecording(game.bytes, schema: AppState.schema)))
  }

  @Test func `the cards have the faces of the game, in its order`() throws {
    for seed in UInt64(0)..<6 {
      let game = RecordedGame(seed: seed)
      let film = try film(of: game)

      #expect(film.game.board == game.state.game.board)
      #expect(film.turns.map { $0.last?.face ?? .hidden } == game.state.game.cards.map(\.face))
      for turns in film.turns {
        #expect(turns.map(\.time) == turns.map(\.time).sorted())
        #expect(zip(turns, turns.dropFirst()).allSatisfy { $0.face != $1.face })
      }
      #expect(film.scores.last?.text == film.game.filmScore)
      #expect(film.scores.first?.text == "0 of \(film.game.covers.count) pairs, 0 moves")
    }
  }

  @Test func `pauses are shortened`() throws {
    let game = RecordedGame(seed: 5)
    let flips = game.state.game.board.flips.count
    let recording = try AppRecording(game.bytes, schema: AppState.schema)
    let film = try #require(try BoardFilm(recording, longestPause: 100))

    #expect(film.length > 0 && film.length <= 100 * flips + 100)
  }

  @Test func `a session without a board is no film`() throws {
    let game = RecordedGame()
    game.play(.routing(.go(.help)))

    #expect(try BoardFilm(try AppRecording(game.bytes, schema: AppState.schema)) == nil)
  }

  @Test func `the picture has each cover once, no script, and nothing from elsewhere`() throws {
    for seed in UInt64(0)..<6 {
      let film = try film(of: RecordedGame(seed: seed))
      var asked: [String] = []
      let text = film.svg { name in
        asked.append(name)
        return CoverImage(.svg, Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8))
      }
      let document = try #require(Document(text))
      let names = document.elements.map(\.name)

      #expect(asked == film.game.covers.map(\.id) + ["back", "tune"])
      #expect(names.count { $0 == "symbol" } == film.game.covers.count + 2)
      #expect(names.count { $0 == "use" } == 2 * film.game.cards.count)
      #expect(!names.contains("script"))
      let links = document.elements.compactMap { $0.attributes["href"] }
      #expect(links.allSatisfy { $0.hasPrefix("#i") || $0.hasPrefix("data:image/svg+xml;base64,") })
      #expect(
        document.elements.allSatisfy { $0.attributes.keys.allSatisfy { !$0.hasPrefix("on") } })
      #expect(!text.contains("url(") && !text.contains("@import"))
      let texts = document.texts.map { $0.trimmingCharacters(in: .newlines) }
      #expect(
        texts.contains("memorytunes \(film.game.code.map(String.init(describing:)) ?? "")")
      )
    }
  }

  @Test func `without motion it is the solved board`() throws {
    let game = RecordedGame(seed: 11)
    let text = try film(of: game).svg { _ in nil }

    #expect(game.state.game.isFinished)
    let shapes = text.split(separator: "\n").filter { $0.contains("class=\"up") }
    #expect(shapes.count == game.state.game.cards.count)
    #expect(
      shapes.allSatisfy { $0.contains("class=\"down hidden\"") && $0.contains("class=\"up\"") })
    #expect(text.contains("@media (prefers-reduced-motion:reduce)"))
  }

  @Test func `any name becomes text, and never markup`() {
    var seed: UInt64 = 3
    let pieces = [
      "<", ">", "&", "\"", "'", "]]>", "<!--", "&amp;", "&#0;", "\u{0}", "\u{1B}[2J", "\u{FFFE}",
      "\u{202E}",
      "</text>", "<script>", "a", " ", "\n", "é", "👩‍👩‍👧", "\u{D7FF}", "\u{E000}",
    ]
    for _ in 0..<10_000 {
      let name = (0..<6).map { _ in
        seed = seed &* 6_364_136_223_846_793_005 &+ 1
        return pieces[Int(seed >> 33) % pieces.count]
      }.joined()
      let document = Document("<text title=\"\(name.escaped)\">\(name.escaped)</text>")

      #expect(document?.elements.count == 1, "\(Array(name.unicodeScalars))")
      #expect(document?.texts.first == document?.elements.first?.attributes["title"])
    }
  }
}
