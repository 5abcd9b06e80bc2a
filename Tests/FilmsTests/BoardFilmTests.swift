import ArtworkLive
import Foundation
import TestSupport

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

@MainActor @Suite struct BoardFilmTests {
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
        return Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8)
      }
      let document = try #require(Document(text))
      let names = document.elements.map(\.name)

      #expect(asked == film.game.covers.map(\.id) + ["back", "tune"])
      #expect(names.count { $0 == "symbol" } == film.game.covers.count + 2)
      #expect(names.count { $0 == "use" } == 2 * film.game.cards.count)
      #expect(!names.contains("script"))
      let attributes = document.elements.flatMap(\.attributes)
      let links = attributes.filter { $0.key == "href" }.map(\.value)
      #expect(links.allSatisfy { $0.hasPrefix("#i") || $0.hasPrefix("data:image/svg+xml;base64,") })
      #expect(!attributes.contains { $0.key.hasPrefix("on") })
      #expect(!text.contains("url(") && !text.contains("@import"))
      let texts = document.texts.map { $0.trimmingCharacters(in: .newlines) }
      let code = film.game.code.map { "\($0)" } ?? ""
      #expect(texts.contains("memorytunes \(code)"))
    }
  }

  @Test func `without motion it is the solved board, also without pictures of covers`() throws {
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
    var generator = SeededGenerator(seed: 3)
    let pieces = [
      "<", ">", "&", "\"", "'", "]]>", "<!--", "&amp;", "&#0;", "\u{0}", "\u{1B}[2J", "\u{FFFE}",
      "\u{202E}", "</text>", "<script>", "a", " ", "\n", "é", "👩‍👩‍👧", "\u{D7FF}", "\u{E000}",
    ]
    for _ in 0..<10_000 {
      let name = (0..<6).map { _ in pieces[generator.number(below: pieces.count)] }.joined()
      let document = Document("<text title=\"\(name.escaped)\">\(name.escaped)</text>")

      #expect(document?.elements.count == 1, "\(Array(name.unicodeScalars))")
      #expect(document?.texts.first == document?.elements.first?.attributes["title"])
    }
  }
}

@MainActor @Suite struct PictureTests {
  /// `RECORD=1 swift test --filter PictureTests` draws it again, and fails.
  @Test func `the picture in the README is one of this version`() throws {
    let file = repository.appending(path: "Documentation/Pictures/game.svg")
    let covers = CoverService.bundled(resources: resources)
    let pop = try #require(try covers.catalogue()["pop"])
    let code = try BoardCode("pop-4x4-7k3q")
    let deal = DealAction(try #require(code.request()))
    let game = RecordedGame(deal, of: pop, settings: Settings(), remembers: 35, seed: 4)
    #expect(game.state.game.isFinished)
    let recording = try AppRecording(game.bytes, schema: AppState.schema)
    let film = try #require(try BoardFilm(recording, longestPause: 800))
    let text = film.svg(image: covers.drawing)

    #expect(text.utf8.count < 100_000)
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded")
    }
    #expect(try text == String(contentsOf: file, encoding: .utf8))
  }
}

@MainActor @Suite struct BoardPictureTests {
  /// A picture of one colour, which its name decides.
  private func colored(_ name: String, _ side: Int) -> PixelImage? {
    PixelImage(width: side, height: side, bytes: (0..<side * side).flatMap { _ in color(of: name) })
  }

  private func color(of name: String) -> [UInt8] {
    let hash = name.utf8.fnv64
    return [UInt8(truncatingIfNeeded: hash), UInt8(truncatingIfNeeded: hash >> 8), 99, 255]
  }

  private func pixel(of picture: PixelImage, x: Int, y: Int) -> [UInt8] {
    let start = 4 * (y * picture.width + x)
    return Array(picture.bytes[start..<start + 4])
  }

  @Test func `each card has its cover where it lies, and the back while it is face down`() throws {
    for seed in UInt64(0)..<2 {
      let game = RecordedGame(seed: seed).state.game
      let picture = try #require(game.picture(image: colored))

      let left = (picture.width - game.grid.columns * 172 + 12) / 2
      for (index, card) in game.cards.enumerated() {
        let (row, column) = index.quotientAndRemainder(dividingBy: game.grid.columns)
        let name = card.face == .hidden ? "back" : game.cover(at: index).id
        let middle = pixel(of: picture, x: left + 172 * column + 80, y: 32 + 172 * row + 80)
        #expect(middle == color(of: name))
      }
    }
  }

  @Test func `there are as many golden stars as the game has earned`() throws {
    let golden: [UInt8] = [0xFF, 0xD7, 0x5F, 255]
    for remembers in [0, 60, 100] {
      let request = DealRequest(
        category: Category(id: "pop"), grid: try #require(Grid("3x2")), source: .bundled, seed: 3)
      let game = RecordedGame(
        DealAction(request), settings: Settings(), remembers: remembers, seed: 5
      ).state.game
      let picture = try #require(game.picture(image: colored))

      let y = 32 + 2 * 172 - 12 + 24 + 24
      let middles = (0..<5).map { picture.width / 2 - 130 + 54 * $0 + 22 }
      #expect(middles.count { pixel(of: picture, x: $0, y: y) == golden } == game.rating?.rawValue)
    }
  }

  @Test func `a week has the golden stars of each day below its number`() throws {
    let today = 20_786
    let games = try [(20_780, 0), (20_784, 3)].map { day, slips in
      let request = DealRequest(try #require(DailyBoard(day: day)))
      return PlayedGame(
        id: UInt64(day), endedAt: 0, request: request, day: day, moveCount: 20, slipCount: slips,
        seconds: 60)
    }
    let week = Week(DailyRecords(games: games, today: today), today: today)
    let picture = try #require(week.picture)

    let counts = (0..<7).map { day in
      (0..<5).count { star in
        let x = 32 + 130 * day + 65 - 51 + 21 * star + 9
        return pixel(of: picture, x: x, y: 173) == [0xFF, 0xD7, 0x5F, 255]
      }
    }
    #expect(counts == [5, 0, 0, 0, 3, 0, 0])
  }

  @Test func `without covers and without a board it fails softly`() throws {
    let game = RecordedGame(seed: 5).state.game

    #expect(try #require(game.picture { _, _ in nil }).width >= 600)
    #expect(GameState().picture(image: colored) == nil)
  }

  @Test func `a star covers its middle, and not its corners`() throws {
    var canvas = Canvas(width: 40, height: 40, color: 0)
    canvas.drawStar(side: 40, x: 0, y: 0, 0xFFFFFF)
    let picture = try #require(canvas.image)
    let lit = (0..<1600).map { picture.bytes[4 * $0] }

    #expect(lit[20 * 40 + 20] == 255 && lit[39] == 0 && lit[0] == 0 && lit[1599] == 0)
    // A pentagram has (5 − √5) / 2 · √(5 − 2√5) times the square of its radius.
    let area = Double(lit.reduce(0) { $0 + Int($1) }) / 255
    #expect(abs(area - 1.1226 * 400) < 8)
    // It is its own mirror image.
    let mirrored = (0..<1600).map { place in
      let (row, column) = place.quotientAndRemainder(dividingBy: 40)
      return lit[row * 40 + 39 - column]
    }
    #expect(zip(lit, mirrored).allSatisfy { abs(Int($0) - Int($1)) <= 16 })
  }

  @Test func `what lies beside a canvas is not drawn`() throws {
    var canvas = Canvas(width: 2, height: 2, color: 0x010203)
    canvas.fill(x: -5, y: -5, width: 6, height: 6, 0xFF0000)
    canvas.draw([[true]], side: 9, x: 1, y: 1, 0x00FF00)

    let picture = try #require(canvas.image)
    #expect(picture.bytes == [255, 0, 0, 255, 1, 2, 3, 255, 1, 2, 3, 255, 0, 255, 0, 255])
  }
}
