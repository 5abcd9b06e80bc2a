import Platform
import PseudoTerminal

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
    try rig.end(second, with: rig.chance.one(of: [SIGTERM, SIGKILL, SIGHUP]))
    if first.isAlive { try rig.expectAlive(first) }
    try rig.endPlayer()
  }
]
