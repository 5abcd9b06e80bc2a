import Testing

@testable import Terminal

/// A frame knows what was drawn over something else.
@Suite struct OwnershipTests {
  private func overlaps(_ draw: (inout Frame) -> Void) -> [String] {
    var frame = Frame(size: Size(width: 10, height: 2))
    draw(&frame)
    return frame.ownership.overlaps.map(\.description)
  }

  @Test func `text over text, over a picture, and in the blank of a text is noticed`() {
    let style = Style()

    let found = overlaps { frame in
      frame.write("a c", x: 0, y: 0, style)
      frame.write("b", x: 1, y: 0, style)
      frame.place(Picture(image: "cover", in: Rectangle(x: 5, y: 0, width: 2, height: 2)))
      frame.write("d", x: 6, y: 1, style)
    }

    #expect(found == ["“b” lies over “a c”", "“d” lies over “cover”"])
  }

  @Test func `blanks own nothing, but may erase`() {
    let style = Style()

    let found = overlaps { frame in
      frame.fill(frame.bounds, style)
      frame.write("a", x: 0, y: 0, style)
      frame.fill(Rectangle(x: 0, y: 0, width: 1, height: 1), style)
    }

    #expect(found == ["“ ” lies over “a”"])
  }

  @Test func `what lies in another layer, or is a part of the same thing, may lie over it`() {
    let style = Style()

    let found = overlaps { frame in
      frame.drawPart("card") { card in
        card.fill(Rectangle(x: 0, y: 0, width: 4, height: 2), style)
        card.write("a", x: 0, y: 0, style)
        card.write("b", x: 0, y: 0, style)
      }
      frame.write("c", x: 3, y: 1, style)
      frame.startLayer()
      frame.write("d", x: 0, y: 0, style)
      frame.write("e", x: 0, y: 0, style)
    }

    #expect(found == ["“c” lies over “card”", "“e” lies over “d”"])
  }

  @Test func `a frame that is drawn on another brings what it knows`() {
    let style = Style()
    var other = Frame(size: Size(width: 4, height: 1))
    other.write("a", x: 1, y: 0, style)
    other.write("b", x: 1, y: 0, style)

    let found = overlaps { frame in
      frame.place(other, at: Point(x: 2, y: 1))
      frame.write("c", x: 3, y: 1, style)
    }

    #expect(found == ["“b” lies over “a”", "“c” lies over “b”"])
  }

  @Test func `frames that look the same are the same, however they were drawn`() {
    var (one, other) = (
      Frame(size: Size(width: 2, height: 1)), Frame(size: Size(width: 2, height: 1))
    )
    one.write("ab", x: 0, y: 0, Style())
    other.write("a", x: 0, y: 0, Style())
    other.write("b", x: 1, y: 0, Style())

    #expect(one == other)
  }

  @Test func `a letter in blocks has another for terminals without them`() {
    var frame = Frame(size: Size(width: 2, height: 1))

    frame.write("▀ ", plain: "/ ", x: 0, y: 0, Style())

    #expect(frame.character(of: frame.cells[0].glyph) == "▀")
    #expect(frame.plainCharacter(of: frame.cells[0].glyph) == "/")
    #expect(frame.plainCharacter(of: frame.cells[1].glyph) == nil)
  }
}
