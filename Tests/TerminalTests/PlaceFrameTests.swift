import Terminal
import Testing

/// Drawing a frame onto another.
@Suite struct PlaceFrameTests {
  private let loud = Style(Color(0xFFD75F), on: Color(0x101010), .bold)

  private func frame(_ rows: String..., style: Style = Style()) -> Frame {
    var frame = Frame(rows[0].displayWidth, rows.count)
    for (y, row) in rows.enumerated() { frame.write(row, x: 0, y: y, style) }
    return frame
  }

  @Test func `its cells cover what was there, in their styles`() {
    var below = frame("abcde", "fghij", "klmno")

    below.place(frame("12", "3 ", style: loud), at: Point(x: 2, y: 1))

    #expect(below.rows == ["abcde", "fg12j", "kl3 o"])
    #expect(below[Point(x: 2, y: 1)] == Cell(.scalar("1"), loud))
    #expect(below[Point(x: 3, y: 2)] == Cell(.scalar(" "), loud))
    #expect(below[Point(x: 4, y: 2)] == Cell(.scalar("o"), Style()))
  }

  @Test(arguments: [
    (-1, -1, ["4  ", "   "]), (2, 1, ["   ", "  1"]), (-1, 1, ["   ", "2  "]),
    (2, -1, ["  3", "   "]), (3, 0, ["   ", "   "]), (-2, 0, ["   ", "   "]),
    (0, 2, ["   ", "   "]), (0, -2, ["   ", "   "]), (0, 0, ["12 ", "34 "]),
  ])
  func `what lies outside is cut`(x: Int, y: Int, rows: [String]) {
    var below = Frame(3, 2)

    below.place(frame("12", "34"), at: Point(x: x, y: y))

    #expect(below.rows == rows)
  }

  @Test func `a frame without extent changes nothing`() {
    for size in [Size(width: 0, height: 0), Size(width: 0, height: 2), Size(width: 2, height: 0)] {
      var below = frame("ab", "cd")

      below.place(Frame(size: size), at: Point(x: 0, y: 0))

      #expect(below == frame("ab", "cd"))
    }
  }

  @Test(arguments: [(0, "日<本<e"), (1, "a日<本<")])
  func `wide characters stay whole`(x: Int, row: String) {
    var below = frame("abcde")

    below.place(frame("日本"), at: Point(x: x, y: 0))

    #expect(below.rows == [row])
  }

  @Test(arguments: [(2, "ab日< "), (-1, " 本<de"), (-3, " bcde"), (4, "abcd ")])
  func `half a wide character at the edge is blank`(x: Int, row: String) {
    var below = frame("abcde")

    below.place(frame("日本"), at: Point(x: x, y: 0))

    #expect(below.rows == [row])
  }

  @Test(arguments: [(0, "x 本<語<"), (1, " x本<語<"), (3, "日< x語<")])
  func `over a half of a wide character it blanks the other half`(x: Int, row: String) {
    var below = frame("日本語")

    below.place(frame("x"), at: Point(x: x, y: 0))

    #expect(below.rows == [row])
  }

  @Test func `wide characters over halves of others blank what is left of those`() {
    var below = frame("日本語")

    below.place(frame("中"), at: Point(x: 1, y: 0))

    #expect(below.rows == [" 中< 語<"])
  }

  @Test func `pictures move with it and keep their own images`() {
    var below = Frame(6, 2)
    below.place(Picture(image: "a", in: Rectangle(x: 0, y: 0, width: 2, height: 2)))
    var above = Frame(3, 1)
    above.place(Picture(image: "b", in: Rectangle(x: 1, y: 0, width: 1, height: 1)))
    above.place(
      Picture(image: "c", in: Rectangle(x: 2, y: 0, width: 1, height: 1), isDimmed: true))

    below.place(above, at: Point(x: 2, y: 1))

    #expect(below.rows == ["①①    ", "①① ②③ "])
    #expect(
      below.pictures == [
        Picture(image: "a", in: Rectangle(x: 0, y: 0, width: 2, height: 2)),
        Picture(image: "b", in: Rectangle(x: 3, y: 1, width: 1, height: 1)),
        Picture(image: "c", in: Rectangle(x: 4, y: 1, width: 1, height: 1), isDimmed: true),
      ])
  }

  @Test func `characters of several scalars stay themselves`() {
    var below = frame("e\u{301}--")

    below.place(frame("o\u{302}"), at: Point(x: 1, y: 0))
    below.place(frame("u\u{308}"), at: Point(x: 2, y: 0))

    #expect(below.rows == ["e\u{301}o\u{302}u\u{308}"])
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
}
