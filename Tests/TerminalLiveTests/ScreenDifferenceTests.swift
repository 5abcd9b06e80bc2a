import Basics
import Terminal
import Testing

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

  @Test(arguments: BrokenRenderer.allCases)
  func `a renderer that is broken is noticed`(renderer: BrokenRenderer) {
    let encoder = ScreenEncoder(depth: .palette256, charset: .unicode)
    let flaws = (0..<20).compactMap {
      firstFlaw(
        in: ScreenSession(seed: $0, size: Size(width: 14, height: 4)), encoder, drawnBy: renderer)
    }

    #expect(!flaws.isEmpty)
    // It knows neither links nor the window's name.
    #expect(flaws.contains { $0.contains("libvterm") } == renderer.isSeenInCells, "\(flaws)")
  }
}

/// Draws the frames of a session one after the other, and says where a terminal first differs from one
/// that has been sent nothing but the last.
private func firstFlaw(
  in session: ScreenSession, _ encoder: ScreenEncoder, drawnBy renderer: BrokenRenderer? = nil
) -> String? {
  var (session, encoder) = (session, encoder)
  let size = session.size
  var terminals = TwoTerminals(size: size)
  var shown = ScreenContent(size: size)
  for number in 0..<framesOfSession {
    let next = ScreenContent(session.nextFrame(), lastTitle: shown.frame.title)
    let difference = ScreenDifference(from: shown, to: next, encodedBy: &encoder)
    let writer = ANSIWriter(depth: encoder.depth)
    terminals.receive(renderer?.bytes(of: difference, writer) ?? writer.bytes(of: difference))
    let redrawn = redrawn(next, &encoder)
    if let flaw = terminals.flaw(beside: redrawn) { return "frame \(number): \(flaw)" }
    if renderer != .keepsThePreviousScreen { shown = next }
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
