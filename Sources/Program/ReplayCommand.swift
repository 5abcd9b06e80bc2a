import ArgumentParser
import DataFlow
import MemoryTunes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `memorytunes replay FILE`.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Watch a recorded session, or verify it.")

  @Argument(help: "The recording.", completion: .file())
  var file: String

  @Flag(help: "Play it without a screen and compare every state with the recorded one.")
  var verify = false

  func run() throws {
    let recording = try read()
    if verify {
      print(try report(on: recording))
    } else {
      try MainActor.assumeIsolated { try watch(recording) }
    }
  }

  private func read() throws -> AppRecording {
    guard let data = FileManager.default.contents(atPath: file) else {
      complain("\(file) cannot be read: give the name of a recording.")
      throw ExitCode(1)
    }
    do {
      return try AppRecording([UInt8](data), schema: AppState.schema)
    } catch {
      complain("\(file): \(error)")
      throw ExitCode(1)
    }
  }

  /// How many actions were verified; complains of the first that leads to another state.
  private func report(on recording: AppRecording) throws -> String {
    var replay = Replay(recording, initialState: AppState(), reducer: appReducer)
    do {
      let count = try replay.verifyAll()
      var lines = [count == 1 ? "1 action verified" : "\(count) actions verified"]
      if let last = recording.lines.last { lines.append("The last is \(last.event.kind.label).") }
      if case .damaged = recording.end { lines.append("A line after it is cut and was left out.") }
      return lines.joined(separator: "\n")
    } catch {
      complain("\(error)")
      throw ExitCode(1)
    }
  }
}
