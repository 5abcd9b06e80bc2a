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

  @Test func `a style keeps its colours and marks, by default the terminal's own`() {
    let (own, style) = (Style(), Style(Color(0x112233), on: Color(0x445566), [.reverse, .bold]))

    #expect([own.foreground, own.background] == [.standard, .standard])
    #expect(own.attributes == [])
    #expect([style.foreground, style.background] == [.rgb(17, 34, 51), .rgb(68, 85, 102)])
    #expect(style.attributes == [.reverse, .bold])
  }

  @Test func `all marks can be told apart`() {
    let marks: [Style.Attributes] = [.bold, .dim, .reverse]

    #expect(marks.allSatisfy { mark in marks.filter(mark.contains) == [mark] })
  }

  @Test(
    arguments: [
      (0x000000, 0xFFFFFF, 21), (0xFFFFFF, 0x000000, 21), (0x777777, 0xFFFFFF, 4.48),
      (0xFF0000, 0xFFFFFF, 4.00), (0x123456, 0x123456, 1),
    ] as [(UInt32, UInt32, Double)])
  func `two colours contrast as the guidelines compute it`(
    one: UInt32, other: UInt32, expected: Double
  ) throws {
    let contrast = try #require(Color(one).contrast(with: Color(other)))

    #expect(abs(contrast - expected) < 0.005)
  }

  @Test func `how bright the terminal's own colour is cannot be known`() {
    #expect(Color.standard.luminance == nil)
    #expect(Color.standard.contrast(with: Color(0)) == nil)
    #expect(Color(0).contrast(with: .standard) == nil)
  }
}
