import Artwork
import Terminal
import Testing

@testable import Screens

@Suite struct TitleCardTests {
  /// The lines on a card of this width that shows a title.
  private func lines(_ title: String, width: Int) -> [String] {
    let size = Size(width: width, height: 4)
    var frame = Frame(size: size)
    let cover = Cover(id: "a", title: title, artist: "", album: "", artwork: "a")
    drawTitle(
      of: cover, on: Rectangle(x: 0, y: 0, width: width, height: 4), Theme.dark.paper(), on: &frame)
    return (0..<size.height).map { y in
      (0..<width).compactMap { x in
        frame[Point(x: x, y: y)].flatMap { frame.character(of: $0.glyph) }
      }.reduce(into: "") { $0.append($1) }
    }
    .map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
  }

  @Test func `a word that fits but for its last mark loses the mark`() {
    #expect(lines("Forecast: You", width: 8) == ["Forecast", "You"])
    #expect(lines("Forecast: You", width: 9) == ["Forecast:", "You"])
    #expect(lines("Forecasts You", width: 8) == ["Forecast", "s You"])
  }

  @Test(arguments: ["Wet Sugar", "Quiet Night Sky", "Rain"], 8...14)
  func `a large title lies in the middle of its card`(title: String, height: Int) throws {
    let card = Rectangle(x: 0, y: 0, width: 2 * height, height: height)
    var frame = Frame(size: card.size)
    let cover = Cover(id: "a", title: title, artist: "The Long Players", album: "", artwork: "a")

    drawTitle(of: cover, on: card, Theme.dark.paper(), hasMark: false, on: &frame)

    let rows = (0..<height).map { y in
      (0..<card.size.width).contains { x in
        frame[Point(x: x, y: y)].flatMap { frame.character(of: $0.glyph) } ?? " " != " "
      }
    }
    let top = try #require(rows.firstIndex(of: true))
    let bottom = height - 1 - (try #require(rows.lastIndex(of: true)))
    #expect(top >= 1 && (0...1).contains(bottom - top))
  }
}
