import Basics
import Foundation
import Terminal

@testable import TerminalLive

/// How many frames each of the random sessions has.
let framesOfSession = 50

/// How many random sessions each of the tests of drawing has; `SESSIONS` sets another number.
let sessionCount = ProcessInfo.processInfo.environment["SESSIONS"].flatMap(Int.init) ?? 8

/// Random frames as a session draws them: mostly little changes, sometimes everything.
struct ScreenSession {
  private var random: SeededGenerator
  private var frame: Frame

  init(seed: UInt64, size: Size) {
    random = SeededGenerator(seed: seed)
    frame = Frame(size: size)
  }

  var size: Size { frame.size }

  mutating func nextFrame() -> Frame {
    if Int.random(in: 0..<8, using: &random) == 0 {
      frame = Frame(size: frame.size, style: randomStyle())
    }
    for _ in 0..<Int.random(in: 0..<4, using: &random) { scribble() }
    if Int.random(in: 0..<3, using: &random) == 0 { changeLinks() }
    if Int.random(in: 0..<4, using: &random) == 0 { frame.cursor = point() }
    if Int.random(in: 0..<10, using: &random) == 0 {
      frame.title = texts.randomElement(using: &random)
    }
    return frame
  }

  /// Draws a text or fills some cells, perhaps partly outside of the frame.
  private mutating func scribble() {
    let point = point()
    if Bool.random(using: &random) {
      let text = texts.randomElement(using: &random) ?? ""
      frame.write(text, x: point.x - 2, y: point.y, randomStyle())
    } else {
      let fill = Rectangle(x: point.x - 2, y: point.y, width: 5, height: 2)
      frame.fill(fill, with: [" ", "─", "x"].randomElement(using: &random) ?? " ", randomStyle())
    }
  }

  private mutating func changeLinks() {
    frame.removeTargets()
    for y in 0..<frame.size.height where Int.random(in: 0..<3, using: &random) == 0 {
      let x = Int.random(in: -2..<frame.size.width, using: &random)
      frame.addLink("https://example.com/\(x)", Rectangle(x: x, y: y, width: 4, height: 1))
    }
  }

  private mutating func point() -> Point {
    Point(
      x: Int.random(in: 0..<frame.size.width, using: &random),
      y: Int.random(in: 0..<frame.size.height, using: &random))
  }

  private mutating func randomStyle() -> Style {
    Style(
      colors.randomElement(using: &random) ?? .standard,
      on: colors.randomElement(using: &random) ?? .standard,
      [[], .bold, .dim, .reverse].randomElement(using: &random) ?? [])
  }
}

private let texts = [
  "Hello, world", "日本語", "e\u{301}a\u{308}", "x", "░▒▓", "ｆｕｌｌ", "한국어", "🎵🎵", "  ", "a日b",
]
private let colors = [
  .standard, Color(0), Color(0xFFFFFF), Color(0xFF8000), Color(0x0000FF), Color(0x808080),
]
