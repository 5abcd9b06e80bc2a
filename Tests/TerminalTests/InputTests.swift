import Terminal
import Testing

@Suite struct InputTests {
  private let frame: Frame = {
    var frame = Frame(4, 2)
    frame.addTarget(thing(5), Rectangle(x: 1, y: 0, width: 2, height: 1))
    return frame
  }()

  @Test(arguments: [
    Key.up, .down, .left, .right, .enter, .escape, .tab, .backspace, .home,
    .end,
    .character("q"), .character(" "), .target(thing(2)), .scrollUp, .scrollDown,
  ])
  func `a key is itself on every frame`(key: Key) {
    #expect(Input.key(key).key(on: frame) == key)
    #expect(Input.key(key).key(on: Frame(0, 0)) == key)
  }

  @Test func `a click means the target that it hits`() {
    #expect(Input.click(Point(x: 1, y: 0)).key(on: frame) == .target(thing(5)))
    #expect(Input.click(Point(x: 2, y: 0)).key(on: frame) == .target(thing(5)))
  }

  @Test(arguments: [(0, 0), (3, 0), (1, 1), (-1, 0), (1, -1), (99, 99)])
  func `a click on nothing means nothing`(x: Int, y: Int) {
    #expect(Input.click(Point(x: x, y: y)).key(on: frame) == nil)
  }
}
