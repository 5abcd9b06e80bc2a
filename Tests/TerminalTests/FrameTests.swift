import Terminal
import Testing

@Suite struct FrameTests {
  private func picture(_ image: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Picture
  {
    Picture(image: image, in: Rectangle(x: x, y: y, width: width, height: height))
  }

  @Test func `a blank frame is spaces in one style`() {
    let frame = Frame(size: Size(width: 3, height: 2), style: loud)

    #expect(frame.cells == Array(repeating: Cell(.scalar(" "), loud), count: 6))
    #expect(frame.bounds == Rectangle(x: 0, y: 0, width: 3, height: 2))
    #expect(frame.pictures == [])
    #expect(frame.clickAreas == [])
    #expect(frame.cursor == nil)
  }

  @Test func `a frame without extent takes all drawing, has no cells, and changes no other`() {
    var frame = Frame(0, 0)

    frame.fill(Rectangle(x: -1, y: -1, width: 3, height: 3), loud)
    frame.write("text", x: 0, y: 0, loud)
    frame.place(Picture(image: "a", in: frame.bounds))

    #expect(frame.cells == [])
    for empty in [Frame(0, 0), Frame(0, 2), Frame(2, 0)] {
      var below = Frame("ab", "cd")
      below.place(empty, at: Point(x: 0, y: 0))
      #expect(below == Frame("ab", "cd"))
    }
  }

  @Test func `filling changes the cells inside the rectangle and no other, else it blanks`() {
    var frame = Frame("abcd", "efgh", "ijkl")

    frame.fill(Rectangle(x: 1, y: 1, width: 2, height: 1), with: "#", loud)
    frame.fill(Rectangle(x: 0, y: 2, width: 1, height: 1), loud)

    #expect(frame.rows == ["abcd", "e##h", " jkl"])
    #expect(frame.styles(y: 1) == [Style(), loud, loud, Style()])
    #expect(frame.styles(y: 2) == [loud, Style(), Style(), Style()])
  }

  @Test(arguments: [-50, -9, -2, -1, 0, 1, 2, 3, 50], [-50, -9, -2, -1, 0, 1, 2, 3, 50])
  func `what is filled is cut off at every edge`(x: Int, y: Int) {
    for width in [0, 1, 2, 3, 5, 99] {
      for height in [0, 1, 2, 3, 5, 99] {
        let rectangle = Rectangle(x: x, y: y, width: width, height: height)
        var frame = Frame("...", "...", "...")

        frame.fill(rectangle, with: "#", Style())

        let rows = (0..<3).map { y in
          String((0..<3).map { x in rectangle.contains(Point(x: x, y: y)) ? "#" : "." })
        }
        #expect(frame.rows == rows)
      }
    }
  }

  @Test(arguments: [
    (-1, -1, ["4  ", "   "]), (2, 1, ["   ", "  1"]), (-1, 1, ["   ", "2  "]),
    (2, -1, ["  3", "   "]), (3, 0, ["   ", "   "]), (-2, 0, ["   ", "   "]),
    (0, 2, ["   ", "   "]), (0, -2, ["   ", "   "]), (0, 0, ["12 ", "34 "]),
  ])
  func `so are other frames, and pictures, which stay whole`(x: Int, y: Int, rows: [String]) {
    var (pictured, below) = (Frame(3, 2), Frame(3, 2))

    pictured.place(picture("a", x, y, 2, 2))
    below.place(Frame("12", "34"), at: Point(x: x, y: y))

    #expect(below.rows == rows)
    #expect(pictured.rows == rows.map { $0.replacing(/\d/, with: "①") })
    #expect(pictured.pictures == [picture("a", x, y, 2, 2)])
  }

  @Test(arguments: [(-1, 0), (0, -1), (3, 0), (0, 2), (-1, 1), (99, 99)])
  func `there is no cell outside`(x: Int, y: Int) {
    #expect(Frame(3, 2)[Point(x: x, y: y)] == nil)
    #expect(Frame(0, 0)[Point(x: 0, y: 0)] == nil)
  }

  @Test func `what comes later lies over what was there: text, pictures, and the same once more`() {
    var dimmed = picture("a", 1, 0, 3, 2)
    dimmed.isDimmed = true
    let others = [picture("b", 3, 1, 2, 1), picture("a", 0, 1, 1, 1)]
    var frame = Frame("below", "     ")

    for picture in [dimmed] + others { frame.place(picture) }
    frame.write("✓", x: 2, y: 1, Style())

    #expect(frame.rows == ["b①①①w", "③①✓②②"])
    #expect(frame.pictures == [dimmed] + others)
    #expect(frame[Point(x: 1, y: 1)] == Cell(.picture(0), Style()))
  }

  @Test func `cells of a frame cover what was there, in their styles`() {
    var below = Frame("abcde", "fghij", "klmno")

    below.place(Frame("12", "3 ", style: loud), at: Point(x: 2, y: 1))

    #expect(below.rows == ["abcde", "fg12j", "kl3 o"])
    #expect(below.styles(y: 1) == [Style(), Style(), loud, loud, Style()])
    #expect(below.styles(y: 2) == below.styles(y: 1))
  }

  @Test(arguments: [
    (0, "日<本<e"), (1, "a日<本<"), (2, "ab日< "), (-1, " 本<de"), (-3, " bcde"), (4, "abcd "),
  ])
  func `wide characters of a frame stay whole, or are blank at an edge`(x: Int, row: String) {
    var below = Frame("abcde")

    below.place(Frame("日本"), at: Point(x: x, y: 0))

    #expect(below.rows == [row])
  }

  @Test func `pictures and characters of several scalars move with a frame and stay themselves`() {
    var below = Frame("e\u{301}     ", "      ")
    below.place(picture("a", 0, 1, 2, 1))
    var above = Frame("o\u{302}  ")
    above.place(picture("b", 1, 0, 1, 1))
    above.place(Picture(image: "c", in: Rectangle(x: 2, y: 0, width: 1, height: 1), isDimmed: true))

    below.place(above, at: Point(x: 2, y: 1))
    below.place(Frame("u\u{308}"), at: Point(x: 1, y: 0))

    #expect(below.rows == ["e\u{301}u\u{308}    ", "①①o\u{302}②③ "])
    #expect(
      below.pictures == [
        picture("a", 0, 1, 2, 1), picture("b", 3, 1, 1, 1),
        Picture(image: "c", in: Rectangle(x: 4, y: 1, width: 1, height: 1), isDimmed: true),
      ])
  }

  @Test func `targets and cursors of the upper one stay behind, those of the lower one stay`() {
    var below = Frame(4, 1)
    below.addTarget(thing(1), Rectangle(x: 0, y: 0, width: 4, height: 1))
    below.cursor = Point(x: 3, y: 0)
    var above = Frame(2, 1)
    above.addTarget(thing(2), Rectangle(x: 0, y: 0, width: 2, height: 1))
    above.cursor = Point(x: 0, y: 0)

    below.place(above, at: Point(x: 0, y: 0))

    #expect(below.clickAreas.map(\.target.number) == [1])
    #expect(below.cursor == Point(x: 3, y: 0))
  }

  @Test func `frames differ when the cursor differs`() {
    var cursor = Frame(1, 1)
    cursor.cursor = Point(x: 0, y: 0)

    #expect(Set([Frame(1, 1), Frame(1, 1), cursor]).count == 2)
  }
}

extension Frame {
  /// The screen as text, one string per row: `<` is the right half of a wide character, and ①②③ are
  /// the first, second and third picture.
  var rows: [String] {
    (0..<size.height).map { y in
      String((0..<size.width).map { x in symbol(cells[y * size.width + x].glyph) })
    }
  }

  private func symbol(_ glyph: Cell.Glyph) -> Character {
    switch glyph {
    case .scalar, .cluster: character(of: glyph) ?? "?"
    case .continuation: "<"
    case .picture(let index): ["①", "②", "③"][index]
    }
  }

  func styles(y: Int) -> [Style] { (0..<size.width).map { cells[y * size.width + $0].style } }

  init(_ width: Int, _ height: Int) {
    self.init(size: Size(width: width, height: height))
  }

  init(_ rows: String..., style: Style = Style()) {
    self.init(rows[0].displayWidth, rows.count)
    for (y, row) in rows.enumerated() { write(row, x: 0, y: y, style) }
  }
}

let loud = Style(Color(0xFFD75F), on: Color(0x101010), .bold)
