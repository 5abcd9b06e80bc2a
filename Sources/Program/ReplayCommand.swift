import ArgumentParser
import DataFlow
import Files
import MemoryTunes
import Screens

/// `memorytunes replay FILE`.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Watch a recorded session, or verify it.")

  @Argument(help: "The recording.", completion: .file())
  var file: String

  @Flag(help: "Replay it without a screen and compare every state with the recorded one.")
  var verify = false

  func run() throws {
    let recording = try read()
    if verify {
      say(try report(on: recording))
    } else {
      try MainActor.assumeIsolated { try watch(recording) }
    }
  }

  private func read() throws -> AppRecording {
    do {
      let bytes = try readFile(file, limit: Self.maximumFileSize)
      return try AppRecording(bytes, schema: AppState.schema, isValid: \.isValid)
    } catch let failure as ReadFailure {
      complain("\(file) \(words(for: failure))")
    } catch let error as RecordingError {
      complain("\(file): \(error.sentence)")
    }
    throw ExitCode(1)
  }

  /// In bytes; the recorder starts a new file after five million.
  private static let maximumFileSize = 8 << 20

  private func words(for failure: ReadFailure) -> String {
    switch failure {
    case .missing: "does not exist: give the name of a recording."
    case .unreadable(let reason): "cannot be read (\(reason)): check its permissions."
    case .notAFile: "is not a file: give the name of a recording."
    case .tooLarge: "is larger than any recording: give the name of another file."
    }
  }

  /// Verifies all actions and returns their number; prints the first difference and exits if there
  /// is one.
  private func report(on recording: AppRecording) throws -> String {
    var replay = Replay(recording, initialState: AppState(), reducer: appReducer)
    do {
      let count = try replay.verifyAll()
      var lines = [count == 1 ? "1 action verified" : "\(count) actions verified"]
      if let last = recording.lines.last {
        lines.append("The last one is \(last.event.kind.label).")
      }
      switch recording.end {
      case .damaged: lines.append("The line after it is damaged and was skipped.")
      case .ended(let reason): lines.append("The recording ends there: \(reason).")
      case .altered, nil: break
      }
      return lines.joined(separator: "\n")
    } catch {
      complain(error.report)
      throw ExitCode(1)
    }
  }
}
