import Platform
import PseudoTerminal

let terminalSteps = [
  Step(name: "close the window", weight: 3) { rig in
    let player = try rig.player()
    for key in rig.chance.keys(rig.chance.number(0...30), leaves: false) {
      rig.type(key, into: player)
    }
    player.hangUp()
    try rig.expectEnding(
      of: player, [.exit(0), .exit(1), .signal(SIGHUP)], leaving: .all)
  },
  Step(name: "read nothing for a while", weight: 4) { rig in
    let player = try rig.player()
    let end = Moment.inMilliseconds(rig.chance.number(500...3000))
    while now() < end {
      // The terminal discards input that nobody reads.
      rig.counts.bytes += player.writeBlindly(rig.chance.keys(1, leaves: false)[0])
      rig.resize(player, to: rig.chance.size())
      rest(milliseconds: rig.chance.number(1...40))
    }
    try rig.expectAlive(player)
  },
  Step(name: "a signal while nobody reads", weight: 3) { rig in
    let player = try rig.player()
    for _ in 0..<40 {
      rig.resize(player, to: rig.chance.size())
      rest(milliseconds: 10)
    }
    let signal = rig.chance.one(of: [SIGTERM, SIGINT, SIGHUP, SIGABRT])
    rig.send(signal, to: player)
    // The program must not wait for a terminal that accepts no output, so its last output may be
    // lost.
    guard waitUnread(for: player, milliseconds: 5000) else {
      throw Violation(
        expected: "its end by signal \(signal) within 5 seconds, although nobody reads",
        seen: "it still runs")
    }
    try rig.expectEnding(of: player, [.signal(signal)], leaving: .onScreen)
  },
  Step(name: "output held by Ctrl-S", weight: 2) { rig in
    let player = try rig.player()
    rig.type([0x13], into: player)
    for key in rig.chance.keys(rig.chance.number(0...30), leaves: false) {
      rig.type(key, into: player)
    }
    rig.resize(player, to: rig.chance.size())
    player.read(milliseconds: rig.chance.number(0...50))
    if rig.chance.once(in: 2) {
      try rig.expectAlive(player)
    } else {
      let signal = rig.chance.one(of: [SIGTERM, SIGHUP, SIGSEGV])
      rig.send(signal, to: player)
      try rig.expectEnding(of: player, [.signal(signal)], leaving: .onScreen)
    }
  },
  Step(name: "watch a recording", weight: 4) { rig in
    try rig.endPlayer()
    guard rig.hasRecording else {
      rig.counts.skipped += 1
      return
    }
    rig.size = rig.chance.size()
    let watcher = try rig.start(["replay", rig.lastRecording])
    for _ in 0..<rig.chance.number(1...40) {
      let keys = [
        " ", "\r", "\u{1B}[C", "\u{1B}[D", "\u{1B}[A", "\u{1B}[B", "l", "h", "+", "-", "x",
      ]
      rig.type(Array(rig.chance.one(of: keys).utf8), into: watcher)
      if rig.chance.once(in: 10) { rig.resize(watcher, to: rig.chance.size()) }
      watcher.read(milliseconds: rig.chance.number(0...20))
    }
    guard try rig.expectAlive(watcher) else { return }
    rig.type(Array("q".utf8), into: watcher)
    try rig.expectEnding(of: watcher, [.exit(0)])
  },
  Step(name: "a terminal of another kind", weight: 3) { rig in
    try rig.endPlayer()
    var environment = [
      "TERM": rig.chance.one(of: [
        "xterm", "screen-256color", "tmux-256color", "screen", "vt100", "vt220", "no-such-terminal",
      ])
    ]
    if rig.chance.once(in: 3) { environment["COLORTERM"] = "truecolor" }
    if rig.chance.once(in: 4) { environment["NO_COLOR"] = "1" }
    if rig.chance.once(in: 3) { environment["LANG"] = rig.chance.one(of: ["C", "", "xx_YY"]) }
    let player = try rig.start(rig.anyOptions(), environment: environment)
    for key in rig.chance.keys(30, leaves: false) { rig.type(key, into: player) }
    try rig.expectAlive(player)
    try rig.end(player, with: SIGTERM)
  },
]

/// Waits for a program to end without reading its output.
private func waitUnread(for player: TerminalProgram, milliseconds: Int) -> Bool {
  let end = Moment.inMilliseconds(milliseconds)
  while player.isAlive, now() < end { player.waitForReport(milliseconds: 20) }
  return !player.isAlive
}
