import Foundation
import TestSupport

@testable import TerminalLive

/// Whatever was on the screen, the difference leads to what a full redraw shows, for each of two
/// interpreters.
@Suite struct ScreenDifferenceTests {
  init() {
    // The C library says how wide characters are.
    _ = useUTF8()
  }

  @Test(arguments: [ColorDepth.truecolor, .palette256, .palette16, .palette8, .mono])
  func `a difference leads to the same cells as a full redraw`(depth: ColorDepth) {
    var random = SeededGenerator(seed: 2)
    for number in 0..<sessionCount {
      let size = Size(
        width: Int.random(in: 1..<30, using: &random),
        height: Int.random(in: 1..<8, using: &random))
      let encoder = ScreenEncoder(depth: depth, charset: number % 4 == 3 ? .ascii : .unicode)
      let session = ScreenSession(seed: UInt64(number), size: size)

      let flaw = firstFlaw(in: session, encoder)

      #expect(flaw == nil, "session \(number), \(size): \(flaw ?? "")")
    }
  }

  /// What the renderer leaves out, and whether libvterm sees it, which knows no links.
  @Test(arguments: [
    ("\u{1B}[0m", true), ("\u{301}", true), ("日", true), (" ", true), ("48;5;", true),
    ("\u{1B}]2;", true), ("\u{1B}]8;;\u{1B}\\", false), ("https", false),
  ])
  func `a renderer that is broken is noticed`(missing: String, isSeenInCells: Bool) {
    let encoder = ScreenEncoder(depth: .palette256, charset: .unicode)
    let flaws = (0..<20).compactMap {
      firstFlaw(
        in: ScreenSession(seed: $0, size: Size(width: 14, height: 4)), encoder,
        leavingOut: Array(missing.utf8))
    }

    #expect(!flaws.isEmpty)
    #expect(flaws.contains { $0.contains("libvterm") } == isSeenInCells, "\(flaws)")
  }
}

/// Draws the frames of a session one after the other, and says where a terminal first differs from one
/// that has been sent nothing but the last.
private func firstFlaw(
  in session: ScreenSession, _ encoder: ScreenEncoder, leavingOut missing: [UInt8] = []
) -> String? {
  var (session, encoder) = (session, encoder)
  let size = session.size
  var terminals = TwoTerminals(size: size)
  var shown = ScreenContent(size: size)
  for number in 0..<framesOfSession {
    let next = ScreenContent(session.nextFrame(), lastTitle: shown.frame.title)
    let difference = ScreenDifference(from: shown, to: next, encodedBy: &encoder)
    let bytes = ANSIWriter(depth: encoder.depth).bytes(of: difference)
    terminals.receive(missing.isEmpty ? bytes : bytes.replacing(missing, with: []))
    let redrawn = redrawn(next, &encoder)
    if let flaw = terminals.flaw(beside: redrawn) { return "frame \(number): \(flaw)" }
    shown = next
  }
  return nil
}

/// Terminals that have been sent a whole screen.
func redrawn(_ content: ScreenContent, _ encoder: inout ScreenEncoder) -> TwoTerminals {
  var terminals = TwoTerminals(size: content.size)
  let difference = ScreenDifference(
    from: ScreenContent(size: content.size), to: content, encodedBy: &encoder)
  terminals.receive(ANSIWriter(depth: encoder.depth).bytes(of: difference))
  return terminals
}

extension ANSIWriter {
  /// The output that makes a terminal show a difference.
  fileprivate func bytes(of difference: ScreenDifference) -> [UInt8] {
    var output: [UInt8] = []
    if let title = difference.title { output += "\u{1B}]2;\(title)\u{7}".utf8 }
    output += self.output(for: difference.runs + difference.rewritten).utf8
    return output + cursorPosition(difference.cursor).utf8
  }
}

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
