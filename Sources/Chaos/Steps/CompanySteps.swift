import PseudoTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

let companySteps = [
  Step(name: "two programs in one home", weight: 4) { rig in
    let first = try rig.player()
    let second = try rig.launch(rig.anyOptions())
    defer { second.close() }
    for _ in 0..<rig.chance.number(10...60) {
      let player = rig.chance.once(in: 2) ? first : second
      for key in rig.chance.keys(4, leaves: false) { rig.type(key, into: player) }
      player.read(milliseconds: rig.chance.number(0...10))
    }
    try rig.expectAlive(first)
    try rig.expectAlive(second)
    let signal = rig.chance.one(of: [SIGTERM, SIGKILL, SIGHUP])
    rig.send(signal, to: second)
    try rig.expectEnding(
      of: second, [.signal(signal)], leavesTraces: signal == SIGKILL)
    try rig.expectAlive(first)
    try rig.endPlayer()
  }
]
