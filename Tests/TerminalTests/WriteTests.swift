import Terminal
import Testing

@Suite struct WriteTests {
  @Test func `text is written in its style on its own cells only`() {
    var frame = Frame(6, 2)

    frame.write("p日r", x: 1, y: 1, loud)

    #expect(frame.rows == ["      ", " p日<r "])
    #expect(frame.styles(y: 0) == Array(repeating: Style(), count: 6))
    #expect(frame.styles(y: 1) == [Style(), loud, loud, loud, loud, Style()])
  }

  @Test(
    arguments: [
      ("abcdef", 0, .max, "abcd…"), ("abcdef", 3, .max, "...a…"), ("abcdef", 4, .max, "....…"),
      ("abcde", 0, .max, "abcde"), ("ab", 3, .max, "...ab"), ("abc", 5, .max, "....."),
      ("abc", 99, .max, "....."), ("abc", -1, .max, "bc..."), ("abcdefgh", -2, .max, "cdef…"),
      ("abc", -3, .max, "....."), ("abc", -99, .max, "....."), ("", 0, .max, "....."),
      ("日本", 0, .max, "日<本<"), ("日本語", 0, .max, "日<…."), ("日本", 1, .max, ".日<…"),
      ("日", 3, .max, "...…"), ("a日", 2, .max, "..a…"), ("日本", -2, .max, "本<.."),
      ("abcdef", 0, 8, "abcdef.."), ("abcdef", 0, 6, "abcdef.."), ("abcdef", 0, 5, "abcd…..."),
      ("abcdef", 0, 1, "…......."), ("abcdef", 0, 0, "........"), ("abcdef", 0, -1, "........"),
      ("abcdef", 0, -99, "........"),
    ] as [(String, Int, Int, String)])
  func `text is cut at edges and its width`(text: String, x: Int, width: Int, row: String) {
    var frame = Frame(row.count, 1)
    frame.fill(frame.bounds, with: ".", Style())

    frame.write(text, x: x, y: 0, width: width, Style())

    #expect(frame.rows == [row])
  }

  @Test(arguments: [-1, 2, -99, 99])
  func `rows outside are not written`(y: Int) {
    var frame = Frame(3, 2)

    frame.write("abc", x: 0, y: y, loud)

    #expect(frame == Frame(3, 2))
  }

  @Test func `control characters are not written, and marks share a cell with their letter`() {
    var frame = Frame(8, 1)

    frame.write("e\u{301}a\u{1B}[2J\r\n\u{301}b\0", x: 0, y: 0, loud)

    #expect(frame.rows == ["e\u{301}a[2Jb  "])
    #expect(frame[Point(x: 0, y: 0)] == Cell(.cluster(0), loud))
    #expect(frame.character(of: .cluster(0)) == "e\u{301}")
  }

  @Test(arguments: [
    ("x", 0, "x 本<語<"), ("x", 1, " x本<語<"), ("x", 2, "日<x 語<"), ("x", 3, "日< x語<"),
    ("x", 4, "日<本<x "), ("x", 5, "日<本< x"), ("中", 0, "中<本<語<"), ("中", 1, " 中< 語<"),
  ])
  func `over half a wide character, the other half is blanked`(text: String, x: Int, row: String) {
    var (written, placed) = (Frame("日本語"), Frame("日本語"))

    written.write(text, x: x, y: 0, loud)
    placed.place(Frame(text, style: loud), at: Point(x: x, y: 0))

    #expect(written.rows == [row])
    #expect(placed.rows == [row])
    #expect(written.styles(y: 0) == placed.styles(y: 0))
  }

  @Test func `so do fillings and pictures, and the blank keeps its style`() {
    var (filled, pictured) = (Frame("日本語", "日本語", style: loud), Frame("日本"))

    filled.fill(Rectangle(x: 1, y: 0, width: 4, height: 1), with: "#", Style())
    pictured.place(Picture(image: "a", in: Rectangle(x: 1, y: 0, width: 2, height: 1)))

    #expect(filled.rows == [" #### ", "日<本<語<"])
    #expect(filled.styles(y: 0) == [loud, Style(), Style(), Style(), Style(), loud])
    #expect(pictured.rows == [" ①① "])
  }
}
