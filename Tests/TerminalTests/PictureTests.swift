import Terminal
import Testing

@Suite struct PictureTests {
  private func picture(_ image: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Picture
  {
    Picture(image: image, in: Rectangle(x: x, y: y, width: width, height: height))
  }

  @Test func `a picture covers its rectangle and is kept as it was placed`() {
    let rectangle = Rectangle(x: 1, y: 0, width: 2, height: 2)
    let dimmed = Picture(image: "rock/horns", in: rectangle, isDimmed: true)
    var frame = Frame(4, 3)

    frame.place(dimmed)

    #expect(frame.rows == [" ①① ", " ①① ", "    "])
    #expect(frame.pictures == [dimmed])
    #expect(frame[Point(x: 1, y: 0)] == Cell(.picture(0), Style()))
  }

  @Test func `a later picture lies over an earlier one`() {
    var frame = Frame(4, 2)

    frame.place(picture("a", 0, 0, 3, 2))
    frame.place(picture("b", 2, 1, 2, 1))

    #expect(frame.rows == ["①①① ", "①①②②"])
    #expect(frame.pictures.map(\.image) == ["a", "b"])
  }

  @Test func `text lies over a picture and a picture over text`() {
    var frame = Frame(5, 2)

    frame.write("below", x: 0, y: 0, Style())
    frame.place(picture("a", 1, 0, 3, 2))
    frame.write("✓", x: 2, y: 1, Style())

    #expect(frame.rows == ["b①①①w", " ①✓① "])
  }

  @Test func `the same image can be placed twice`() {
    var frame = Frame(3, 1)

    frame.place(picture("a", 0, 0, 1, 1))
    frame.place(picture("a", 2, 0, 1, 1))

    #expect(frame.rows == ["① ②"])
  }

  @Test(arguments: [
    (-1, -1, ["①  ", "   "]), (2, 1, ["   ", "  ①"]), (-1, 1, ["   ", "①  "]),
    (2, -1, ["  ①", "   "]), (3, 0, ["   ", "   "]), (-2, 0, ["   ", "   "]),
    (0, 2, ["   ", "   "]), (0, -2, ["   ", "   "]),
  ])
  func `a picture is cut at the edges and keeps its whole rectangle`(x: Int, y: Int, rows: [String])
  {
    var frame = Frame(3, 2)

    frame.place(picture("a", x, y, 2, 2))

    #expect(frame.rows == rows)
    #expect(frame.pictures == [picture("a", x, y, 2, 2)])
  }

  @Test func `frames differ when the cursor differs`() {
    var cursor = Frame(1, 1)
    cursor.cursor = Point(x: 0, y: 0)

    #expect(Set([Frame(1, 1), Frame(1, 1), cursor]).count == 2)
  }
}
