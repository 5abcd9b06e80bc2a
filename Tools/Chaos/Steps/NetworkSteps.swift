import Platform
import PseudoTerminal

let networkSteps = [
  Step(name: "covers from a server that may misbehave", weight: 7) { rig in
    try rig.endPlayer()
    rig.server.manner = rig.chance.one(of: RudeITunes.Manner.allCases)
    defer { rig.server.manner = .polite }
    if rig.chance.once(in: 2) { rig.forgetFetched() }
    let player = try rig.start(
      ["--itunes-url", rig.server.address, "--source", "itunes"]
        + ["--grid", rig.chance.one(of: ["2x2", "4x4", "6x6"])])
    for _ in 0..<rig.chance.number(1...4) {
      rig.type(Array(rig.chance.one(of: ["n", "n", "\u{1B}", "\r", "n\r"]).utf8), into: player)
      player.read(milliseconds: rig.chance.number(0...600))
      if rig.chance.once(in: 3) {
        rig.server.manner = rig.chance.one(of: RudeITunes.Manner.allCases)
      }
    }
    for key in rig.chance.keys(rig.chance.number(0...20), leaves: false) {
      rig.type(key, into: player)
    }
    try rig.expectAlive(player)
    // A fetch may still be running; it must end too.
    if rig.chance.once(in: 2) { try rig.end(player, with: SIGTERM) }
  },
  Step(name: "kill it while it fetches", weight: 2) { rig in
    try rig.endPlayer()
    rig.forgetFetched()
    rig.server.manner = rig.chance.one(of: [.polite, .slow, .silent, .endless])
    defer { rig.server.manner = .polite }
    let player = try rig.start(["--itunes-url", rig.server.address, "--source", "itunes"])
    rig.type(Array("n".utf8), into: player)
    player.read(milliseconds: rig.chance.number(0...300))
    rig.send(SIGKILL, to: player)
    try rig.expectEnding(of: player, [.signal(SIGKILL)], leaving: .all)
  },
]
