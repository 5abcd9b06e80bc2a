import Terminal
import Testing

@Suite struct ContrastTests {
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
