import Artwork
import MemoryTunes
import TestSupport
import Testing

@testable import Films

/// The still picture of a board.
@MainActor
@Suite struct BoardPictureTests {
  /// A picture of one colour, which its name decides.
  private func colored(_ name: String, _ side: Int) -> PixelImage? {
    PixelImage(width: side, height: side, bytes: (0..<side * side).flatMap { _ in color(of: name) })
  }

  private func color(of name: String) -> [UInt8] {
    let hash = name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
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
        #expect(
          pixel(of: picture, x: left + 172 * column + 80, y: 32 + 172 * row + 80) == color(of: name)
        )
      }
    }
  }

  @Test func `there are as many golden stars as the game has earned`() throws {
    let golden: [UInt8] = [0xFF, 0xD7, 0x5F, 255]
    for remembers in [0, 60, 100] {
      let deal = DealAction(
        .init(
          category: Category(id: "pop"), grid: try #require(Grid("3x2")), source: .bundled, seed: 3)
      )
      let game = RecordedGame(deal, settings: Settings(), remembers: remembers, seed: 5).state.game
      let picture = try #require(game.picture(image: colored))

      let y = 32 + 2 * 172 - 12 + 24 + 24
      let middles = (0..<5).map { picture.width / 2 - 130 + 54 * $0 + 22 }
      #expect(
        middles.count { pixel(of: picture, x: $0, y: y) == golden } == game.rating?.rawValue)
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
    #expect(
      (0..<40).allSatisfy { row in
        (0..<20).allSatisfy { abs(Int(lit[row * 40 + $0]) - Int(lit[row * 40 + 39 - $0])) <= 16 }
      })
  }

  @Test func `what lies beside a canvas is not drawn`() throws {
    var canvas = Canvas(width: 2, height: 2, color: 0x010203)
    canvas.fill(x: -5, y: -5, width: 6, height: 6, 0xFF0000)
    canvas.draw([[true]], side: 9, x: 1, y: 1, 0x00FF00)

    let picture = try #require(canvas.image)
    #expect(picture.bytes == [255, 0, 0, 255, 1, 2, 3, 255, 1, 2, 3, 255, 0, 255, 0, 255])
  }
}
