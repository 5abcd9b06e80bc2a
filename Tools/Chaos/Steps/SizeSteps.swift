import PseudoTerminal

let sizeSteps = [
  Step(name: "change the size a few times", weight: 5) { rig in
    let player = try rig.player()
    for _ in 0..<rig.chance.number(2...12) {
      rig.resize(player, to: rig.chance.size())
      player.read(milliseconds: rig.chance.number(0...60))
      if rig.chance.once(in: 3) {
        for key in rig.chance.keys(5, leaves: false) { rig.type(key, into: player) }
      }
    }
    try rig.expectAlive(player)
  },
  Step(name: "two hundred sizes in a second", weight: 24) { rig in
    let player = try rig.player()
    for _ in 0..<200 {
      rig.resize(player, to: rig.chance.size())
      player.read(milliseconds: rig.chance.one(of: [0, 0, 1, 5]))
    }
    try rig.expectAlive(player)
    if rig.chance.once(in: 4) { try rig.expectNoSpinning(player) }
  },
]
