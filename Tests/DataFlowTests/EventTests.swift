import DataFlow
import Testing

/// How events are shown in lists.
@Suite struct EventTests {
  private enum Move: Equatable {
    case jump
    case flip(Flip)
    case walk(steps: Int, isFast: Bool)
    case say(String)
  }

  private struct Flip: Equatable {
    var index: Int
    var isSure = true
  }

  private func label(_ move: Move) -> String {
    Event.Kind.action(move).label
  }

  @Test func `a label names the case and what is in its value`() {
    #expect(label(.jump) == "jump")
    #expect(label(.flip(Flip(index: 3))) == "flip(index: 3, isSure: true)")
    #expect(label(.walk(steps: 2, isFast: false)) == "walk(steps: 2, isFast: false)")
    #expect(Event<Move>.Kind.rewind(to: 7).label == "rewind(to: 7)")
  }

  @Test func `a label shows a value that has no parts`() {
    #expect(label(.say("hello")) == "say(hello)")
  }
}
