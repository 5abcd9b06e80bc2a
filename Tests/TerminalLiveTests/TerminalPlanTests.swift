import Testing

@testable import TerminalLive

@Suite struct TerminalPlanTests {
  @Test(
    arguments: [
      (nil, ["TERM": "xterm-256color"], "memorytunes-xterm-256color", nil),
      (nil, ["TERM": "xterm-256color", "COLORTERM": "truecolor"], "memorytunes-xterm", .truecolor),
      (nil, ["TERM": "xterm-kitty", "COLORTERM": "24bit"], "memorytunes-xterm", .truecolor),
      (nil, ["TERM": "tmux-256color", "COLORTERM": "truecolor"], "memorytunes-tmux", .truecolor),
      (
        nil, ["TERM": "screen", "TMUX": "/tmp/tmux,1,0", "COLORTERM": "TrueColor"],
        "memorytunes-screen", .truecolor
      ),
      (nil, ["TERM": "screen", "COLORTERM": "truecolor"], "memorytunes-screen-8color", nil),
      (
        nil, ["TERM": "screen.xterm-256color", "STY": "1.pts-0.host", "COLORTERM": "truecolor"],
        "screen.xterm-256color", nil
      ),
      (
        nil, ["TERM": "xterm-256color", "STY": "1.pts-0.host", "COLORTERM": "truecolor"],
        "memorytunes-xterm-256color", nil
      ),
      (nil, ["TERM": "eterm-color", "COLORTERM": "truecolor"], "eterm-color", nil),
      (
        nil,
        ["TERM": "eterm-color", "TMUX": "/tmp/tmux,1,0", "COLORTERM": "truecolor"],
        "eterm-color", nil
      ),
      (
        nil, ["TERM": "xterm-256color", "INSIDE_EMACS": "28.2,term:0.96", "COLORTERM": "24bit"],
        "memorytunes-xterm-256color", nil
      ),
      (
        .truecolor, ["TERM": "screen", "STY": "1.pts-0.host"], "memorytunes-screen", .truecolor
      ),
      (nil, ["TERM": "xterm", "COLORTERM": "yes"], "memorytunes-xterm-256color", nil),
      (nil, ["TERM": "screen"], "memorytunes-screen-8color", nil),
      (nil, ["TERM": "screen", "STY": "1.pts-0.host"], "memorytunes-screen-8color", nil),
      (nil, ["TERM": "screen", "TMUX": "/tmp/tmux,1,0"], "memorytunes-screen-256color", nil),
      (nil, ["TERM": "screen-256color"], "memorytunes-screen-256color", nil),
      (.palette256, ["TERM": "screen"], "memorytunes-screen-256color", .palette256),
      (.palette16, ["TERM": "screen"], "screen-256color", .palette16),
      (nil, ["TERM": "mlterm"], "memorytunes-xterm", .truecolor),
      (nil, ["TERM": "mlterm", "NO_COLOR": "1"], "mlterm", .mono),
      (nil, ["TERM": "foot"], "foot", nil), (nil, ["TERM": "linux"], "linux", nil),
      (nil, ["COLORTERM": "", "TERM": ""], "memorytunes-xterm-256color", nil),
      (nil, [:], "memorytunes-xterm-256color", nil),
      (nil, ["TERM": "xterm", "NO_COLOR": "1", "COLORTERM": "truecolor"], "xterm-256color", .mono),
      (
        nil, ["TERM": "xterm", "NO_COLOR": "", "COLORTERM": "24bit"], "memorytunes-xterm",
        .truecolor
      ),
      (.truecolor, ["TERM": "xterm", "NO_COLOR": "1"], "memorytunes-xterm", .truecolor),
      (
        .palette256, ["TERM": "xterm", "COLORTERM": "truecolor"], "memorytunes-xterm-256color",
        .palette256
      ),
      (.palette256, ["TERM": "linux"], "memorytunes-xterm-256color", .palette256),
      (.palette256, ["TERM": "putty-256color"], "putty-256color", .palette256),
      (.palette16, ["TERM": "xterm-256color"], "xterm-256color", .palette16),
      (.palette256, ["TERM": "tmux-256color"], "memorytunes-tmux-256color", .palette256),
      (.palette16, ["TERM": "vt100"], "vt100", .palette16),
      (.mono, ["TERM": "vt220", "COLORTERM": "truecolor"], "vt220", .mono),
    ] as [(ColorDepth?, [String: String], String, ColorDepth?)])
  func `what the player demands goes before what the terminal says`(
    demanded: ColorDepth?, environment: [String: String], entry: String, depth: ColorDepth?
  ) {
    let plan = TerminalPlan(demanded: demanded, environment: environment)

    #expect(plan.entry == entry)
    #expect(plan.depth == depth)
  }
}
