import Platform
import PseudoTerminal

private let deadly = [
  SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP,
]

let signalSteps = [
  Step(name: "a signal that ends it", weight: 8) { rig in
    let player = try rig.player()
    for key in rig.chance.keys(rig.chance.number(0...30), leaves: false) {
      rig.type(key, into: player)
    }
    let signal = rig.chance.one(of: deadly)
    try rig.end(player, with: signal)
  },
  Step(name: "several signals at once", weight: 3) { rig in
    let player = try rig.player()
    let signals = (0..<rig.chance.number(2...6)).map { _ in rig.chance.one(of: deadly) }
    for signal in signals { rig.send(signal, to: player) }
    try rig.expectEnding(of: player, signals.map { .signal($0) })
  },
  Step(name: "Ctrl-C held down", weight: 3) { rig in
    let player = try rig.player()
    for key in rig.chance.keys(rig.chance.number(0...10), leaves: false) {
      rig.type(key, into: player)
    }
    rig.type(Array(repeating: 3, count: rig.chance.number(1...20)), into: player)
    try rig.expectEnding(of: player, [.signal(SIGINT), .exit(0)])
  },
  Step(name: "a signal while it starts", weight: 3) { rig in
    try rig.endPlayer()
    let signal = rig.chance.one(of: deadly)
    rig.counts.starts += 1
    let player = try rig.startBlindly(rig.anyOptions())
    player.read(milliseconds: rig.chance.number(0...40))
    rig.send(signal, to: player)
    try rig.expectEnding(of: player, [.signal(signal)])
  },
  Step(name: "stop and continue", weight: 6) { rig in
    let player = try rig.player()
    for _ in 0..<rig.chance.number(1...4) {
      guard try rig.expectAlive(player) else { return }
      if rig.chance.once(in: 2) {
        rig.type([0x1A], into: player)
      } else {
        rig.counts.signals += 1
        player.signalGroup(SIGTSTP)
      }
      guard case .stopped = player.waitForChange(milliseconds: 5000) else {
        throw Violation(expected: "a stopped program", seen: "\(player.condition)")
      }
      if rig.chance.once(in: 3) { rig.resize(player, to: rig.chance.size()) }
      try rig.resume(player)
      for key in rig.chance.keys(rig.chance.number(0...10), leaves: false) {
        rig.type(key, into: player)
      }
    }
    try rig.expectAlive(player)
  },
]

extension Rig {
  /// Ends the running program, if any, with Ctrl-C.
  func endPlayer() throws {
    guard let player = running, player.isAlive else { return }
    player.write([0x11])
    try end(player, with: SIGTERM)
  }

  /// Starts a program without waiting for it.
  func startBlindly(_ arguments: [String]) throws -> TerminalProgram {
    let terminal = try TerminalProgram(
      program, arguments,
      environment: [
        "HOME": home.path, "PATH": "/usr/bin:/bin", "TERM": "xterm-256color", "LANG": "C.UTF-8",
      ], columns: size.columns, rows: size.rows)
    running = terminal
    return terminal
  }
}
