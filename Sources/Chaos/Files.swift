import Foundation
import PseudoTerminal

extension Rig {
  var stateFolder: String { home.path + "/.local/state/memorytunes" }
  var configFolder: String { home.path + "/.config/memorytunes" }
  var lastRecording: String { stateFolder + "/last-session.jsonl" }

  /// The files that the program keeps can all be used.
  func checkFiles() throws {
    try checkPreferences()
    try checkRecording(lastRecording)
  }

  private func checkPreferences() throws {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: configFolder)) ?? []
    if let name = names.first(where: { $0.contains(".damaged-") || $0.contains(".newer-") }) {
      throw Violation(expected: "no file of choices that was set aside", seen: name)
    }
    let file = configFolder + "/preferences.json"
    guard let data = FileManager.default.contents(atPath: file) else { return }
    let object = try? JSONSerialization.jsonObject(with: data)
    guard let content = object as? [String: Any], content["preferences"] != nil else {
      throw Violation(
        expected: "choices that can be read", seen: String(decoding: data, as: UTF8.self))
    }
  }

  /// Every state of a recording is as it was; one that was begun and not written is none.
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
  private func verify(_ file: String) throws -> (ending: Ending?, text: String) {
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
