import Terminal
import Testing

@Suite struct WriteTests {
  private let loud = Style(Color(0xFFD75F), on: Color(0x101010), .bold)

  @Test func `text is written in its style on its own cells only`() {
    var frame = Frame(6, 2)

    frame.write("pair", x: 1, y: 1, loud)

    #expect(frame.rows == ["      ", " pair "])
    let styles = (0..<6).map { frame[Point(x: $0, y: 1)]?.style }
    #expect(styles == [Style(), loud, loud, loud, loud, Style()])
  }

  @Test(arguments: [
    ("abcdef", 0, "abcd…"), ("abcdef", 3, "...a…"), ("abcdef", 4, "....…"),
    ("abcde", 0, "abcde"), ("ab", 3, "...ab"), ("abc", 5, "....."), ("abc", 99, "....."),
    ("abc", -1, "bc..."), ("abcdefgh", -2, "cdef…"), ("abc", -3, "....."), ("abc", -99, "....."),
    ("", 0, "....."),
  ])
  func `text is cut at the left and right edges`(text: String, x: Int, row: String) {
    var frame = Frame(5, 1)
    frame.fill(frame.bounds, with: ".", Style())

    frame.write(text, x: x, y: 0, Style())

    #expect(frame.rows == [row])
  }

  @Test(arguments: [-1, 2, -99, 99])
  func `rows outside are not written`(y: Int) {
    var frame = Frame(3, 2)

    frame.write("abc", x: 0, y: y, loud)

    #expect(frame == Frame(3, 2))
  }

  @Test(arguments: [
    (8, "abcdef.."), (6, "abcdef.."), (5, "abcd…..."), (1, "…......."), (0, "........"),
    (-1, "........"), (-99, "........"),
  ])
  func `text is cut at the width it is given`(width: Int, row: String) {
    var frame = Frame(8, 1)
    frame.fill(frame.bounds, with: ".", Style())

    frame.write("abcdef", x: 0, y: 0, width: width, Style())

    #expect(frame.rows == [row])
  }

  @Test func `control characters are not written`() {
    var frame = Frame(8, 1)

    frame.write("a\u{1B}[2J\r\n\u{301}b\0", x: 0, y: 0, loud)

    #expect(frame.rows == ["a[2Jb   "])
  }

  @Test func `a character and its combining marks share a cell`() {
    var frame = Frame(3, 1)

    frame.write("e\u{301}x", x: 0, y: 0, loud)

    #expect(frame[Point(x: 0, y: 0)] == Cell(.cluster(0), loud))
    #expect(frame.character(of: .cluster(0)) == "e\u{301}")
    #expect(frame.rows == ["e\u{301}x "])
  }
}
