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
      of: cover, on: Rectangle(x: 0, y: 0, width: width, height: 4), theme: .dark, on: &frame)
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
}
