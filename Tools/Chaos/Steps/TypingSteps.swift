import Platform
import PseudoTerminal

/// How random keys may end the program.
let endingsByKeys: [Ending] = [.exit(0), .signal(SIGINT), .signal(SIGQUIT)]

let typingSteps = [
  Step(name: "play", weight: 12) { rig in
    let player = try rig.player()
    for key in rig.chance.keys(rig.chance.number(20...200)) {
      rig.type(key, into: player)
      if rig.chance.once(in: 4) { player.read(milliseconds: rig.chance.number(0...15)) }
    }
    try rig.expectAlive(player, orEndedBy: [.exit(0)])
  },
  Step(name: "type noise", weight: 7) { rig in
    try rig.typeInPieces(rig.chance.noise(rig.chance.number(20_000...120_000), isDeadly: false))
  },
  Step(name: "type escape sequences", weight: 12) { rig in
    try rig.typeInPieces(rig.chance.sequences(rig.chance.number(20_000...120_000), isDeadly: false))
  },
  Step(name: "type anything, including keys that end or stop a program", weight: 3) { rig in
    let count = rig.chance.number(100...2000)
    try rig.typeInPieces(
      rig.chance.once(in: 2)
        ? rig.chance.noise(count, isDeadly: true) : rig.chance.sequences(count, isDeadly: true))
  },
  Step(name: "paste", weight: 4) { rig in
    try rig.typeInPieces(rig.chance.paste(rig.chance.number(1...60_000)))
  },
  Step(name: "quit from wherever it is", weight: 3) { rig in
    let player = try rig.player()
    try rig.expectAlive(player, orEndedBy: endingsByKeys)
    for key in [0x1B, 0x1B, 0x1B, 0x1B, 0x1B, 0x71, 0x71] as [UInt8] where player.isAlive {
      rig.type([key], into: player)
      // Longer than the pause that ends a paste without marks, or an escape sequence.
      player.read(milliseconds: 150)
    }
    guard player.isAlive || player.ending != nil else { return }
    try rig.expectEnding(of: player, endingsByKeys)
  },
]

extension Rig {
  /// Types in pieces that split sequences anywhere; restarts the program if it quits.
  fileprivate func typeInPieces(_ bytes: [UInt8]) throws {
    var player = try player()
    var rest = bytes[...]
    while !rest.isEmpty {
      if !player.isAlive {
        try expectEnding(of: player, endingsByKeys)
        player = try self.player()
      }
      let count = chance.number(1...chance.one(of: [8, 500, 5000]))
      type(Array(rest.prefix(count)), into: player)
      rest = rest.dropFirst(count)
      if case .stopped = player.condition { try resume(player) }
      if chance.once(in: 3) { player.read(milliseconds: chance.number(0...10)) }
    }
    try expectAlive(player, orEndedBy: endingsByKeys)
  }
}
