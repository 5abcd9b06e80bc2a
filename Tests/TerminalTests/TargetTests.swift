import Terminal
import Testing

@Suite struct TargetTests {
  private let wide = Rectangle(x: 0, y: 0, width: 4, height: 2)
  private let small = Rectangle(x: 1, y: 1, width: 2, height: 1)

  @Test func `a click hits the topmost target, whatever is drawn over it`() {
    var frame = Frame(5, 3)

    frame.addTarget(thing(7), wide)
    frame.addTarget(thing(3), small)
    frame.addTarget(thing(1), Rectangle(x: 1, y: 1, width: 0, height: 1))
    frame.fill(frame.bounds, with: "#", Style())

    for (y, row) in [[7, 7, 7, 7, nil], [7, 3, 3, 7, nil], [nil, nil, nil, nil, nil]].enumerated() {
      for (x, number) in row.enumerated() {
        let target = number.map { thing($0) }
        #expect(frame.target(at: Point(x: x, y: y)) == target)
        #expect(Input.click(Point(x: x, y: y)).key(on: frame) == target.map(Key.target))
      }
    }
    for (x, y) in [(-1, 0), (0, -1), (99, 99)] {
      #expect(Input.click(Point(x: x, y: y)).key(on: frame) == nil)
    }
    #expect(frame.clickAreas.map(\.target.number) == [7, 3, 1])
    #expect(frame.clickAreas.map(\.rectangle).prefix(2) == [wide, small])
  }

  @Test func `removed targets are hit no more, new ones are`() {
    var frame = Frame(5, 3)
    frame.addTarget(thing(1), wide)

    frame.removeTargets()
    frame.addTarget(thing(2), small)

    #expect(frame.target(at: Point(x: 0, y: 0)) == nil)
    #expect(frame.target(at: Point(x: 1, y: 1)) == thing(2))
    #expect(frame.clickAreas.map(\.target.number) == [2])
  }

  @Test(arguments: [Key.up, .enter, .character("q"), .target(thing(2)), .scrollDown])
  func `a key is itself on every frame`(key: Key) {
    #expect(Input.key(key).key(on: Frame(4, 2)) == key)
    #expect(Input.key(key).key(on: Frame(0, 0)) == key)
  }
}

func thing(_ number: Int) -> Target { Target(Target.Kind("thing"), number) }
