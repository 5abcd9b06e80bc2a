import Terminal
import Testing

@Suite struct StyleTests {
  @Test(
    arguments: [
      (0xFFD75F, .rgb(0xFF, 0xD7, 0x5F)), (0x000000, .rgb(0, 0, 0)),
      (0xFFFFFF, .rgb(255, 255, 255)),
      (0x010203, .rgb(1, 2, 3)), (0xFF01_0203, .rgb(1, 2, 3)),
    ] as [(UInt32, Color)])
  func `a colour is written as on the web`(hex: UInt32, color: Color) {
    #expect(Color(hex) == color)
  }

  @Test func `a style without arguments is the terminal's own`() {
    let style = Style()

    #expect(style.foreground == .standard)
    #expect(style.background == .standard)
    #expect(style.attributes == [])
  }

  @Test func `a style keeps its colours and marks`() {
    let style = Style(Color(0x112233), on: Color(0x445566), [.reverse, .bold])

    #expect(style.foreground == .rgb(0x11, 0x22, 0x33))
    #expect(style.background == .rgb(0x44, 0x55, 0x66))
    #expect(style.attributes == [.reverse, .bold])
  }

  @Test func `all marks can be told apart`() {
    let marks: [Style.Attributes] = [.bold, .dim, .reverse]

    #expect(Set(marks).count == 3)
    #expect(marks.allSatisfy { mark in marks.filter(mark.contains) == [mark] })
  }
}
