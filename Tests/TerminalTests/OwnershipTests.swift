import Testing

@testable import Terminal

@Suite struct OwnershipTests {
  private typealias Drawing = (String, @Sendable (inout Frame) -> Void, [String])

  private static let drawings: [Drawing] = [
    (
      "text over text, over a picture, and in the blank of a text is noticed",
      { frame in
        frame.write("a c", x: 0, y: 0, Style())
        frame.write("b", x: 1, y: 0, Style())
        frame.place(Picture(image: "cover", in: Rectangle(x: 5, y: 0, width: 2, height: 2)))
        frame.write("d", x: 6, y: 1, Style())
      }, ["“b” lies over “a c”", "“d” lies over “cover”"]
    ),
    (
      "blanks own nothing, but may erase",
      { frame in
        frame.fill(frame.bounds, Style())
        frame.write("a", x: 0, y: 0, Style())
        frame.fill(Rectangle(x: 0, y: 0, width: 1, height: 1), Style())
      }, ["“ ” lies over “a”"]
    ),
    (
      "what lies in another layer, or is a part of the same thing, may lie over it",
      { frame in
        frame.drawPart("card") { card in
          card.fill(Rectangle(x: 0, y: 0, width: 4, height: 2), Style())
          card.write("a", x: 0, y: 0, Style())
          card.write("b", x: 0, y: 0, Style())
        }
        frame.write("c", x: 3, y: 1, Style())
        frame.startLayer()
        frame.write("d", x: 0, y: 0, Style())
        frame.write("e", x: 0, y: 0, Style())
      }, ["“c” lies over “card”", "“e” lies over “d”"]
    ),
    (
      "a frame that is drawn on another brings what it knows",
      { frame in
        var other = Frame(4, 1)
        other.write("a", x: 1, y: 0, Style())
        other.write("b", x: 1, y: 0, Style())
        frame.place(other, at: Point(x: 2, y: 1))
        frame.write("c", x: 3, y: 1, Style())
      }, ["“b” lies over “a”", "“c” lies over “b”"]
    ),
  ]

  @Test(arguments: drawings)
  func `what lies over something else is noticed, unless it may`(
    sentence: String, draw: @Sendable (inout Frame) -> Void, overlaps: [String]
  ) {
    var frame = Frame(10, 2)

    draw(&frame)

    #expect(frame.ownership.overlaps.map(\.description) == overlaps, "\(sentence)")
  }

  @Test func `frames that look the same are the same, however they were drawn`() {
    var other = Frame("a ")
    other.write("b", x: 1, y: 0, Style())

    #expect(Frame("ab") == other)
  }

  @Test func `a letter in blocks has another for terminals without them`() {
    var frame = Frame(2, 1)

    frame.write("▀ ", plain: "/ ", x: 0, y: 0, Style())

    #expect(frame.character(of: frame.cells[0].glyph) == "▀")
    #expect(frame.plainCharacter(of: frame.cells[0].glyph) == "/")
    #expect(frame.plainCharacter(of: frame.cells[1].glyph) == nil)
  }
}
