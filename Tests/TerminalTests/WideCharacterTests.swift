import Terminal
import Testing

/// A wide character takes two cells, and is never left half overwritten.
@Suite struct WideCharacterTests {
  private let loud = Style(Color(0xFFD75F), on: Color(0x101010), .bold)

  @Test func `a wide character takes two cells in its style`() {
    var frame = Frame(4, 1)

    frame.write("日a", x: 0, y: 0, loud)

    #expect(frame.rows == ["日<a "])
    #expect(frame[Point(x: 1, y: 0)] == Cell(.continuation, loud))
  }

  @Test(arguments: [
    ("日本", 0, "日<本<"), ("日本語", 0, "日<… "), ("日本", 1, " 日<…"), ("日", 3, "   …"),
    ("a日", 2, "  a…"), ("日本", -2, "本<  "),
  ])
  func `it is cut as a whole at the edges`(text: String, x: Int, row: String) {
    var frame = Frame(4, 1)

    frame.write(text, x: x, y: 0, Style())

    #expect(frame.rows == [row])
  }

  @Test(arguments: [
    (0, "x 語<本<"), (1, " x語<本<"), (2, "日<x 本<"), (3, "日< x本<"), (4, "日<語<x "),
    (5, "日<語< x"),
  ])
  func `writing over a half blanks the other half`(x: Int, row: String) {
    var frame = Frame(6, 1)
    frame.write("日語本", x: 0, y: 0, Style())

    frame.write("x", x: x, y: 0, Style())

    #expect(frame.rows == [row])
  }

  @Test func `a wide character over two halves blanks both others`() {
    var frame = Frame(6, 1)
    frame.write("日本語", x: 0, y: 0, Style())

    frame.write("中", x: 1, y: 0, Style())

    #expect(frame.rows == [" 中< 語<"])
  }

  @Test func `a wide character over the same place replaces it`() {
    var frame = Frame(4, 1)
    frame.write("日本", x: 0, y: 0, Style())

    frame.write("中", x: 0, y: 0, loud)

    #expect(frame.rows == ["中<本<"])
    #expect(frame[Point(x: 1, y: 0)] == Cell(.continuation, loud))
  }

  @Test func `filling over a half blanks the other half on both sides`() {
    var frame = Frame(6, 2)
    frame.write("日本語", x: 0, y: 0, Style())
    frame.write("日本語", x: 0, y: 1, Style())

    frame.fill(Rectangle(x: 1, y: 0, width: 4, height: 1), with: "#", Style())

    #expect(frame.rows == [" #### ", "日<本<語<"])
  }

  @Test func `a picture over a half blanks the other half`() {
    var frame = Frame(4, 1)
    frame.write("日本", x: 0, y: 0, Style())

    frame.place(Picture(image: "a", in: Rectangle(x: 1, y: 0, width: 2, height: 1)))

    #expect(frame.rows == [" ①① "])
  }

  @Test func `the half that is blanked keeps its style`() {
    var frame = Frame(4, 1)
    frame.write("日本", x: 0, y: 0, loud)

    frame.fill(Rectangle(x: 1, y: 0, width: 2, height: 1), with: "#", Style())

    let styles = (0..<4).map { frame[Point(x: $0, y: 0)]?.style }
    #expect(styles == [loud, Style(), Style(), loud])
  }
}
