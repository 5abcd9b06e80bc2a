import Foundation
import PseudoTerminal

extension Rig {
  var stateFolder: String { home.path + "/.local/state/memorytunes" }
  var configFolder: String { home.path + "/.config/memorytunes" }
  var lastRecording: String { stateFolder + "/last-session.jsonl" }

  /// Expects all files that the program keeps to be usable.
  func checkFiles() throws {
    guard !hasDamage else { return }
    for folder in [configFolder, stateFolder] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      if let name = names.first(where: { $0.contains(".damaged-") || $0.contains(".newer-") }) {
        throw Violation(expected: "no file set aside", seen: "\(folder)/\(name)")
      }
      for name in names where name.hasSuffix(".json") { try checkObject("\(folder)/\(name)") }
    }
    try checkRecording(lastRecording)
  }

  /// Expects a file of preferences or a saved game to be an object with a version.
  private func checkObject(_ file: String) throws {
    guard let data = FileManager.default.contents(atPath: file) else { return }
    let object = try? JSONSerialization.jsonObject(with: data)
    guard let content = object as? [String: Any], content["version"] != nil else {
      throw Violation(
        expected: "a file that can be read: \(file)", seen: String(decoding: data, as: UTF8.self))
    }
  }

  /// Expects a recording to verify; an empty one is ignored.
  func checkRecording(_ file: String) throws {
    guard let size = try? FileManager.default.attributesOfItem(atPath: file)[.size] as? Int,
      size > 0
    else { return }
    let output = try verify(file)
    guard output.ending == .exit(0) else {
      throw Violation(expected: "a recording that can be verified", seen: output.text)
    }
    counts.verified += 1
  }

  /// Runs `memorytunes replay --verify`.
  func verify(_ file: String) throws -> (ending: Ending?, text: String) {
    let terminal = try TerminalProgram(
      program, ["replay", "--verify", file],
      environment: ["HOME": home.path, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"])
    defer { terminal.close() }
    let ending = terminal.waitForEnding(milliseconds: 60_000)
    _ = terminal.traces
    let text = String(decoding: terminal.lastOutput, as: UTF8.self)
    return (ending, "\(ending.map(\.description) ?? "no end"): \(text)")
  }
}
