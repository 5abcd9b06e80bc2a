import Terminal
import Testing

@Suite struct GeometryTests {
  private let rectangle = Rectangle(x: 2, y: 3, width: 4, height: 2)

  @Test func `negative extents count as none`() {
    #expect(Size(width: -3, height: 5) == Size(width: 0, height: 5))
    #expect(Rectangle(x: 1, y: 1, width: 2, height: -9).size == Size(width: 2, height: 0))
  }

  @Test func `a rectangle knows its first cells, those behind it and all that it contains`() {
    let all = [3, 4].flatMap { y in [2, 3, 4, 5].map { x in Point(x: x, y: y) } }
    let near = (0..<9).flatMap { y in (0..<9).map { x in Point(x: x, y: y) } }

    #expect([rectangle.minX, rectangle.maxX] == [2, 6])
    #expect([rectangle.minY, rectangle.maxY] == [3, 5])
    #expect(rectangle.origin == Point(x: 2, y: 3))
    #expect(rectangle.size == Size(width: 4, height: 2))
    #expect(near.filter(rectangle.contains) == all)
  }

  @Test(arguments: [
    (0, 0, Rectangle(x: 2, y: 3, width: 4, height: 2)),
    (1, 0, Rectangle(x: 3, y: 3, width: 2, height: 2)),
    (0, 1, Rectangle(x: 2, y: 4, width: 4, height: 0)),
    (-1, -2, Rectangle(x: 1, y: 1, width: 6, height: 6)),
    (3, 3, Rectangle(x: 5, y: 6, width: 0, height: 0)),
  ])
  func `an inset moves every side inwards`(x: Int, y: Int, expected: Rectangle) {
    #expect(rectangle.inset(x: x, y: y) == expected)
  }

  @Test(arguments: [
    (4, 2, Rectangle(x: 2, y: 3, width: 4, height: 2)),
    (2, 2, Rectangle(x: 3, y: 3, width: 2, height: 2)),
    (1, 1, Rectangle(x: 3, y: 3, width: 1, height: 1)),
    (0, 0, Rectangle(x: 4, y: 4, width: 0, height: 0)),
    (8, 6, Rectangle(x: 0, y: 1, width: 8, height: 6)),
  ])
  func `a centred rectangle is in the middle`(width: Int, height: Int, expected: Rectangle) {
    #expect(rectangle.centered(width: width, height: height) == expected)
  }
}

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

  @Test(
    arguments: [
      (0x000000, 0xFFFFFF, 21), (0xFFFFFF, 0x000000, 21), (0x777777, 0xFFFFFF, 4.48),
      (0xFF0000, 0xFFFFFF, 4.00), (0x123456, 0x123456, 1),
    ] as [(UInt32, UInt32, Double)])
  func `contrast is what the guidelines say`(one: UInt32, other: UInt32, expected: Double) throws {
    let contrast = try #require(Color(one).contrast(with: Color(other)))

    #expect(abs(contrast - expected) < 0.005)
  }

  @Test func `how bright the terminal's own colour is cannot be known`() {
    #expect(Color.standard.luminance == nil)
    #expect(Color.standard.contrast(with: Color(0)) == nil)
    #expect(Color(0).contrast(with: .standard) == nil)
  }
}
