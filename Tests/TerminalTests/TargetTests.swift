import Terminal
import Testing

@Suite struct TargetTests {
  private let wide = Rectangle(x: 0, y: 0, width: 4, height: 2)
  private let small = Rectangle(x: 1, y: 1, width: 2, height: 1)

  @Test func `a click hits the topmost target`() {
    var frame = Frame(5, 3)

    frame.addTarget(thing(7), wide)
    frame.addTarget(thing(3), small)

    let hits = (0..<3).map { y in
      (0..<5).map { x in frame.target(at: Point(x: x, y: y))?.number }
    }
    #expect(hits == [[7, 7, 7, 7, nil], [7, 3, 3, 7, nil], [nil, nil, nil, nil, nil]])
    #expect(frame.clickAreas.map(\.target.number) == [7, 3])
    #expect(frame.clickAreas.map(\.rectangle) == [wide, small])
  }

  @Test func `drawing over a target does not hide it`() {
    var frame = Frame(5, 3)
    frame.addTarget(thing(1), small)

    frame.fill(frame.bounds, with: "#", Style())

    #expect(frame.target(at: Point(x: 1, y: 1)) == thing(1))
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

  @Test func `a target without extent is never hit`() {
    var frame = Frame(5, 3)

    frame.addTarget(thing(1), Rectangle(x: 1, y: 1, width: 0, height: 1))

    #expect(frame.target(at: Point(x: 1, y: 1)) == nil)
  }
}

/// A target of a kind that only these tests know.
func thing(_ number: Int) -> Target { Target(Target.Kind("thing"), number) }
