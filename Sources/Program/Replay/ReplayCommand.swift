import ArgumentParser
import DataFlow
import Files
import MemoryTunes
import SafeText
import Screens

/// `memorytunes replay FILE`.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Watch a recorded session, or verify it.")

  @Argument(help: "The recording.", completion: .file())
  var file: String

  @Flag(help: "Replay it without a screen and compare every state with the recorded one.")
  var verify = false

  @Flag(help: "Tell it move by move instead of showing it.")
  var plain = false

  func validate() throws {
    guard !file.isEmpty else {
      throw ValidationError(CommandLineWords.unnamedFile)
    }
  }

  func run() throws {
    let recording = try read()
    if verify {
      say(try report(on: recording))
    } else if plain {
      try tell(recording)
    } else {
      try MainActor.assumeIsolated { try watch(recording) }
    }
  }

  /// Tells what happened in the games of a recording, up to where it fails.
  private func tell(_ recording: AppRecording) throws {
    var events: [AppEvent] = []
    var replay = Replay<AppState, AppAction, AppEffect>(
      recording, initialState: AppState(),
      reducer: { appReducer(state: &$0, action: $1, events: &events) })
    do {
      while let event = replay.next {
        events = []
        try replay.step()
        let past = if case .rewind = event.kind { [PlainWords.wentBack] } else { [String]() }
        let lines = past + Telling(events: events, state: replay.state).replayLines
        if !lines.isEmpty { say(lines.joined(separator: "\n")) }
      }
      // What follows the last event that can be read.
      try replay.step()
      if let note = recording.note { complain(note) }
    } catch {
      complain(error.sentence)
      throw ExitCode(1)
    }
  }

  private func read() throws -> AppRecording {
    do {
      let bytes = try readFile(file, limit: Self.maximumFileSize)
      return try AppRecording(bytes, schema: AppState.schema, isValid: \.isValid)
    } catch let failure as ReadFailure {
      complain("\(file.cleaned) \(words(for: failure))")
    } catch let error as RecordingError {
      complain("\(file.cleaned): \(error.sentence(in: programVersion))")
    }
    throw ExitCode(1)
  }

  /// In bytes; the recorder starts a new file after five million.
  private static let maximumFileSize = 8 << 20

  private func words(for failure: ReadFailure) -> String {
    switch failure {
    case .missing: ReplayWords.missing
    case .unreadable(let reason): ReplayWords.unreadable(reason)
    case .notAFile: ReplayWords.notAFile
    case .tooLarge: ReplayWords.tooLarge
    }
  }

  /// What is verified, and what is not; prints the first difference and exits if there is one.
  private func report(on recording: AppRecording) throws -> String {
    var replay = Replay(recording, initialState: AppState(), reducer: appReducer)
    do {
      let count = try replay.verifyAll()
      let last = recording.lines.last.map { ReplayWords.last($0.event) }
      return [ReplayWords.verified(count), last, recording.note].compactMap(\.self)
        .joined(separator: "\n")
    } catch {
      complain(error.report)
      throw ExitCode(1)
    }
  }
}
