import Foundation
import Platform
import PseudoTerminal

let tableSteps = [
  Step(name: "two at one table, killed and cut off", weight: 3) { rig in
    try rig.endPlayer()
    try rig.moveOut()
    // All steps run on the main thread.
    nonisolated(unsafe) let rig = rig
    try MainActor.assumeIsolated {
      let table = try SharedGame(in: rig)
      defer { table.close() }
      try table.play()
    }
  }
]

/// A game in turns by two programs in plain mode.
@MainActor
private final class SharedGame {
  private let rig: Rig
  private let line: BadLine
  private let host: Player
  private let guest: Player
  /// Until when the guest expects the host to tell the end; nil while the host has not seen it.
  private var patience: Moment?
  private var isAlone: Bool { patience.map { $0 < now() } ?? false }

  init(in rig: Rig) throws {
    self.rig = rig
    let folder = rig.home.path
    try FileManager.default.createDirectory(
      atPath: folder + "/run", withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o700])
    line = try BadLine(from: folder + "/line", to: folder + "/run/memorytunes/table")
    line.delay = rig.chance.once(in: 2) ? 0.1 : 0.01
    let seed = "\(rig.chance.number(1...9999))"
    host = try Player("Ann", ["host", "--grid", "2x2", "--seed", seed], in: rig)
    guest = try Player("Ben", ["join", folder + "/line"], in: rig)
  }

  func close() {
    line.close()
    host.program.close()
    guest.program.close()
    // Sockets cannot be copied with the home.
    try? FileManager.default.removeItem(atPath: rig.home.path + "/run")
  }

  /// Plays until the game is in the records of both, and disturbs it a few times before.
  func play() throws {
    var disturbances = rig.chance.number(0...4)
    var isDealt = false
    var hasGuestSeen = false
    let end = Moment.inMilliseconds(60_000)
    while true {
      line.run(milliseconds: 1)
      let (hosts, guests) = (host.records, guest.records)
      if !hosts.isEmpty {
        if !guests.isEmpty { return try compare(hosts, guests) }
        patience = patience ?? .inMilliseconds(3000)
        // The host has played it all, and has ended, before the guest saw anything of it.
        if isAlone, !hasGuestSeen { return }
      }
      hasGuestSeen = hasGuestSeen || [" flips ", "Ben: "].contains(where: guest.text.contains)
      guard now() < end else {
        throw Violation(
          expected: "a game that ends for both",
          seen: "the host has \(hosts), the guest \(guests)")
      }
      // A guest can do without a host that has seen the end.
      if hosts.isEmpty { try host.startAgain(in: rig) }
      try guest.startAgain(in: rig)
      answer(host, hosts.isEmpty ? ["deal the cards", "to the board", "keep playing"] : [])
      answer(guest, isAlone ? ["leave the table", "play on alone"] : ["join again", "try again"])
      isDealt = isDealt || host.text.contains("turn.")
      if isDealt, hosts.isEmpty, disturbances > 0, rig.chance.once(in: 20) {
        disturbances -= 1
        disturb()
      }
    }
  }

  /// Expects the same game in both records; a guest left alone may have finished it in another way.
  private func compare(_ hosts: [String], _ guests: [String]) throws {
    guard hosts.count == 1, hosts == guests || isAlone && guests.count == 1 else {
      throw Violation(expected: "\(hosts), as the host has it", seen: "\(guests)")
    }
    rig.counts.shared += 1
    if hosts != guests { rig.counts.sharedInPart += 1 }
  }

  private func disturb() {
    switch rig.chance.number(0...3) {
    case 0: rig.send(SIGKILL, to: host.program)
    case 1: rig.send(SIGKILL, to: guest.program)
    default: line.cut()
    }
  }

  /// Answers the question if there is one: flips any card, or gives one of these orders, which may not fit.
  private func answer(_ player: Player, _ orders: [String]) {
    player.program.read(milliseconds: 5)
    let isOnBoard = player.text.hasSuffix("Card: ")
    guard isOnBoard || player.text.hasSuffix("Choose: "), !orders.isEmpty || isOnBoard else {
      return
    }
    let order = rig.chance.one(of: isOnBoard ? ["a1", "a2", "b1", "b2"] : orders)
    rig.type(Array((order + "\n").utf8), into: player.program)
  }
}

/// One of the programs, in a home of its own.
@MainActor
private final class Player {
  private let home: String
  private let arguments: [String]
  private(set) var program: TerminalProgram

  init(_ name: String, _ arguments: [String], in rig: Rig) throws {
    home = "\(rig.home.path)/\(name)"
    self.arguments = arguments + ["--plain", "--name", name]
    program = try Self.start(self.arguments, home, in: rig)
  }

  func startAgain(in rig: Rig) throws {
    program.read(milliseconds: 1)
    guard !program.isAlive else { return }
    program.close()
    program = try Self.start(arguments, home, in: rig)
  }

  private static func start(
    _ arguments: [String], _ home: String, in rig: Rig
  ) throws -> TerminalProgram {
    let program = try rig.launch(
      arguments, environment: ["HOME": home, "XDG_RUNTIME_DIR": rig.home.path + "/run"])
    program.kept = []
    return program
  }

  /// All that this run has printed.
  var text: String {
    String(decoding: (program.kept ?? []).filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
  }

  /// The games that have ended, each with its flips.
  var records: [String] {
    rows(
      of: "SELECT id || ' ' || players || ' ' || hex(flips) FROM games WHERE NOT given_up",
      in: home + "/.local/share/memorytunes/games.sqlite")
  }
}
