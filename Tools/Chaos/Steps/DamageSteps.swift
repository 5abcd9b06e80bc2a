import Foundation
import Platform
import PseudoTerminal

let damageSteps = [
  Step(name: "a damaged file between two starts", weight: 8) { rig in
    try rig.leaveFiles()
    let file = rig.chance.one(of: rig.keptFiles)
    let damage = rig.chance.one(of: Damage.allCases)
    rig.hasDamage = true
    let content = try rig.inflict(damage, on: file)
    if file == rig.lastRecording { try rig.expectVerdict(on: file) }

    let player = try rig.startWithin(seconds: 3)
    try rig.expectKept(content, of: file, after: damage)
    for key in rig.chance.keys(30, leaves: false) { rig.type(key, into: player) }
    try rig.expectAlive(player)
    try rig.endPlayer()
    try rig.moveOut()
  }
]

/// The ways to damage a file.
enum Damage: CaseIterable, Sendable {
  case bits, cut, noise, number, empty, huge, folder, pipe, loop, nowhere
}

extension Rig {
  /// The files the program keeps: a game, preferences, a recording, a search and a cover from
  /// iTunes.
  fileprivate var keptFiles: [String] {
    let cache = home.path + "/.cache/memorytunes"
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: cache)) ?? []
    return ["\(stateFolder)/saved-game.json", "\(configFolder)/preferences.json", lastRecording]
      + entries.sorted().prefix(3).map { "\(cache)/\($0)" }
  }

  /// Plays in a new home until the program has written every kind of file.
  fileprivate func leaveFiles() throws {
    try endPlayer()
    try moveOut()
    size = (100, 30)
    let player = try start(["--itunes-url", server.address, "--source", "itunes", "--seed", "7"])
    type(Array("n".utf8), into: player)
    _ = try dealtGame(ofPairs: 8, in: player)
    type([13], into: player)
    let game = "\(stateFolder)/saved-game.json"
    let end = Moment.inMilliseconds(10_000)
    while !FileManager.default.fileExists(atPath: game), now() < end {
      player.read(milliseconds: 50)
    }
    try self.end(player, with: SIGTERM)
  }

  /// Damages a file and returns its new content; nil if it is no longer a regular file.
  fileprivate func inflict(_ damage: Damage, on file: String) throws -> [UInt8]? {
    var bytes = FileManager.default.contents(atPath: file).map(Array.init) ?? []
    guard !bytes.isEmpty else { throw Violation(expected: "a file \(file)", seen: "none") }
    switch damage {
    case .bits:
      for _ in 0..<chance.number(1...5) {
        bytes[chance.number(0...bytes.count - 1)] ^= 1 << UInt8(chance.number(0...7))
      }
    case .cut: bytes = Array(bytes.prefix(chance.number(0...bytes.count - 1)))
    case .noise: bytes = chance.bytes(chance.number(1...5000))
    case .number: bytes = withExtremeNumber(bytes)
    case .empty: bytes = []
    case .huge, .folder, .pipe, .loop, .nowhere: return replace(file, by: damage)
    }
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return bytes
  }

  private func withExtremeNumber(_ bytes: [UInt8]) -> [UInt8] {
    let text = String(decoding: bytes, as: UTF8.self)
    let numbers = text.matches(of: /-?[0-9]+/)
    guard !numbers.isEmpty else { return bytes }
    let extreme = chance.one(of: [
      "-1", "2147483648", "9007199254740993", "9223372036854775807", "-9223372036854775808",
      "1e308",
    ])
    return Array(text.replacingCharacters(in: chance.one(of: numbers).range, with: extreme).utf8)
  }

  private func replace(_ file: String, by damage: Damage) -> [UInt8]? {
    if damage == .huge {
      truncate(file, 2 << 30)
      return nil
    }
    unlink(file)
    switch damage {
    case .folder: mkdir(file, 0o700)
    case .pipe: mkfifo(file, 0o600)
    case .loop: symlink(file, file)
    default: symlink(file + "-nowhere", file)
    }
    return nil
  }

  /// Starts the program in the damaged home; its first screen must appear in time.
  fileprivate func startWithin(seconds: Int) throws -> TerminalProgram {
    let start = now()
    let player = try self.start(["--itunes-url", server.address])
    let time = (now() - start) / 1_000_000
    guard time < seconds * 1000 else {
      throw Violation(expected: "a start within \(seconds) s", seen: "\(time) ms")
    }
    return player
  }

  /// Expects a recording to be verified or refused, without control characters in the output.
  fileprivate func expectVerdict(on file: String) throws {
    let start = now()
    let (ending, text) = try verify(file)
    guard ending == .exit(0) || ending == .exit(1) else {
      throw Violation(expected: "a verdict on \(file)", seen: text)
    }
    let isPlain = text.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    guard isPlain else {
      throw Violation(expected: "a verdict without control characters", seen: text.debugDescription)
    }
    let time = (now() - start) / 1_000_000
    guard time < 3000 else { throw Violation(expected: "a verdict within 3 s", seen: "\(time) ms") }
  }

  /// Expects the content of a damaged file to be kept under its name or another, and no temporary
  /// file.
  fileprivate func expectKept(_ content: [UInt8]?, of file: String, after damage: Damage) throws {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    if let name = names.first(where: { $0.hasSuffix(".tmp") }) {
      throw Violation(expected: "no temporary file", seen: "\(folder)/\(name)")
    }
    // Cached files can be fetched again.
    guard let content, !content.isEmpty, !file.contains(".cache") else { return }
    let isKept = names.contains { name in
      FileManager.default.contents(atPath: "\(folder)/\(name)").map(Array.init) == content
    }
    guard isKept else {
      throw Violation(
        expected: "the content of \(file) kept after the damage \(damage)",
        seen: names.sorted().joined(separator: " "))
    }
  }
}
