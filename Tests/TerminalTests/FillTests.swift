import Terminal
import Testing

@Suite struct FillTests {
  private let loud = Style(Color(0xFFD75F), on: Color(0x101010), .bold)

  @Test func `a blank frame is spaces in one style`() {
    let frame = Frame(size: Size(width: 3, height: 2), style: loud)

    #expect(frame.rows == ["   ", "   "])
    #expect(frame.cells == Array(repeating: Cell(.scalar(" "), loud), count: 6))
    #expect(frame.bounds == Rectangle(x: 0, y: 0, width: 3, height: 2))
    #expect(frame.pictures == [])
    #expect(frame.clickAreas == [])
    #expect(frame.cursor == nil)
  }

  @Test func `a frame without extent takes all drawing and has no cells`() {
    var frame = Frame(0, 0)

    frame.fill(Rectangle(x: -1, y: -1, width: 3, height: 3), loud)
    frame.write("text", x: 0, y: 0, loud)
    frame.place(Picture(image: "a", in: frame.bounds))

    #expect(frame.cells == [])
    #expect(frame[Point(x: 0, y: 0)] == nil)
  }

  @Test func `filling changes the cells inside the rectangle and no other`() {
    var frame = Frame(4, 3)

    frame.fill(Rectangle(x: 1, y: 1, width: 2, height: 1), with: "#", loud)

    #expect(frame.rows == ["    ", " ## ", "    "])
    #expect(frame[Point(x: 1, y: 1)] == Cell(.scalar("#"), loud))
    #expect(frame[Point(x: 0, y: 1)] == Cell(.scalar(" "), Style()))
  }

  @Test func `filling without a character blanks`() {
    var frame = Frame(3, 1)
    frame.write("abc", x: 0, y: 0, Style())

    frame.fill(Rectangle(x: 1, y: 0, width: 1, height: 1), loud)

    #expect(frame.rows == ["a c"])
    #expect(frame[Point(x: 1, y: 0)]?.style == loud)
  }

  @Test(arguments: [
    (Rectangle(x: -1, y: -1, width: 2, height: 2), ["#..", "...", "..."]),
    (Rectangle(x: 2, y: -1, width: 2, height: 2), ["..#", "...", "..."]),
    (Rectangle(x: -1, y: 2, width: 2, height: 2), ["...", "...", "#.."]),
    (Rectangle(x: 2, y: 2, width: 9, height: 9), ["...", "...", "..#"]),
    (Rectangle(x: -5, y: 1, width: 99, height: 1), ["...", "###", "..."]),
    (Rectangle(x: 1, y: -5, width: 1, height: 99), [".#.", ".#.", ".#."]),
    (Rectangle(x: -9, y: -9, width: 99, height: 99), ["###", "###", "###"]),
    (Rectangle(x: -2, y: 0, width: 2, height: 3), ["...", "...", "..."]),
    (Rectangle(x: 3, y: 0, width: 2, height: 3), ["...", "...", "..."]),
    (Rectangle(x: 0, y: -2, width: 3, height: 2), ["...", "...", "..."]),
    (Rectangle(x: 0, y: 3, width: 3, height: 2), ["...", "...", "..."]),
    (Rectangle(x: 1, y: 1, width: 0, height: 1), ["...", "...", "..."]),
    (Rectangle(x: 1, y: 1, width: 1, height: 0), ["...", "...", "..."]),
    (Rectangle(x: 50, y: 50, width: 5, height: 5), ["...", "...", "..."]),
    (Rectangle(x: -50, y: -50, width: 5, height: 5), ["...", "...", "..."]),
  ])
  func `what lies outside is cut off at every edge`(rectangle: Rectangle, rows: [String]) {
    var frame = Frame(3, 3)
    frame.fill(frame.bounds, with: ".", Style())

    frame.fill(rectangle, with: "#", Style())

    #expect(frame.rows == rows)
  }

  @Test(arguments: [(-1, 0), (0, -1), (3, 0), (0, 2), (-1, 1), (99, 99)])
  func `there is no cell outside`(x: Int, y: Int) {
    #expect(Frame(3, 2)[Point(x: x, y: y)] == nil)
  }
}
