import CSQLite
import Foundation
import MemoryTunes
import Platform
import PseudoTerminal

let recordSteps = [
  Step(name: "records that another program locks", weight: 2) { rig in
    try rig.endPlayer()
    try rig.moveOut()
    let lock = try DatabaseLock(path: rig.recordsFile)
    try rig.finishGame()
    if let player = rig.running {
      try rig.end(player, with: rig.chance.one(of: [SIGINT, SIGTERM, SIGHUP, SIGKILL]))
    }
    lock.end()
    try rig.start([])
    try rig.expectOneRecord()
  },
  Step(name: "kill it as a game ends", weight: 4) { rig in
    try rig.endPlayer()
    try rig.moveOut()
    try rig.finishGame()
    guard let player = rig.running else { return }
    player.read(milliseconds: rig.chance.once(in: 2) ? 0 : rig.chance.number(0...1000))
    try rig.end(player, with: SIGKILL)
    try rig.start([])
    try rig.expectOneRecord()
  },
]

extension Rig {
  fileprivate var recordsFile: String { home.path + "/.local/share/memorytunes/games.sqlite" }

  /// Plays a board of two pairs until the last flip is in the recording.
  fileprivate func finishGame() throws {
    size = (80, 24)
    let player = try start(
      ["--grid", "2x2", "--no-animation", "--seed", "\(chance.number(1...9999))"])
    type(Array("n".utf8), into: player)
    let game = try dealtGame(ofPairs: 2, in: player)
    var cursor = 0
    for card in game.cards.indices.sorted(by: { game.cards[$0].pair < game.cards[$1].pair }) {
      if cursor / 2 != card / 2 { type([0x1B, 0x4F, 0x42 - UInt8(cursor / 2)], into: player) }
      if cursor % 2 != card % 2 { type([0x1B, 0x4F, 0x43 + UInt8(cursor % 2)], into: player) }
      type([13], into: player)
      cursor = card
      player.waitForOutput(timeout: 1000)
    }
    let end = Moment.inMilliseconds(5000)
    while try lastGame()?.isFinished != true {
      guard now() < end else { throw Violation(expected: "a finished game", seen: "none") }
      player.read(milliseconds: 1)
    }
  }

  /// Expects the only game to be in the records once, and nothing to be saved any more.
  fileprivate func expectOneRecord() throws {
    let saved = stateFolder + "/saved-game.json"
    let end = Moment.inMilliseconds(10_000)
    while FileManager.default.fileExists(atPath: saved), now() < end {
      running?.read(milliseconds: 10)
    }
    let count = gameCount(in: recordsFile)
    guard count == 1, !FileManager.default.fileExists(atPath: saved) else {
      throw Violation(
        expected: "the game in the records, once",
        seen: "\(count) records, "
          + (FileManager.default.fileExists(atPath: saved) ? "a saved game" : "no saved game"))
    }
  }
}

/// Another program's lock on a database.
private final class DatabaseLock {
  private var connection: OpaquePointer?

  init(path: String) throws {
    try FileManager.default.createDirectory(
      atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path,
      withIntermediateDirectories: true)
    guard sqlite3_open(path, &connection) == SQLITE_OK,
      sqlite3_exec(connection, "BEGIN EXCLUSIVE", nil, nil, nil) == SQLITE_OK
    else { throw Violation(expected: "a locked database", seen: "no lock") }
  }

  func end() {
    sqlite3_close(connection)
    connection = nil
  }

  deinit { end() }
}

/// The number of games that were not given up; -1 if it cannot be read.
private func gameCount(in path: String) -> Int {
  rows(of: "SELECT count(*) FROM games WHERE NOT given_up", in: path).first.flatMap { Int($0) }
    ?? -1
}

/// The first column of what a query finds; empty if the database cannot be read.
func rows(of query: String, in path: String) -> [String] {
  var (connection, statement): (OpaquePointer?, OpaquePointer?)
  defer {
    sqlite3_finalize(statement)
    sqlite3_close(connection)
  }
  guard FileManager.default.fileExists(atPath: path), sqlite3_open(path, &connection) == SQLITE_OK,
    // The program may still be writing.
    sqlite3_busy_timeout(connection, 5000) == SQLITE_OK,
    sqlite3_prepare_v2(connection, query, -1, &statement, nil) == SQLITE_OK
  else { return [] }
  var rows: [String] = []
  while sqlite3_step(statement) == SQLITE_ROW {
    rows.append(sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? "")
  }
  return rows
}
