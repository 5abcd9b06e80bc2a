import ArgumentParser
import DataFlow
import Files
import MemoryTunes
import Screens

/// `memorytunes replay FILE`.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Watch a recorded session, verify it, or turn its failure into a test.")

  @Argument(help: "The recording.", completion: .file())
  var file: String

  @Flag(help: "Replay it without a screen and compare every state with the recorded one.")
  var verify = false

  @Flag(
    help: "Print the fewest actions that still crash, or break a rule, as a Swift test."
  )
  var minimize = false

  func validate() throws {
    guard !file.isEmpty else {
      throw ValidationError(CommandLineWords.unnamedFile)
    }
    guard !(verify && minimize) else {
      throw ValidationError(CommandLineWords.verifyOrMinimize)
    }
  }

  func run() throws {
    let recording = try read()
    if verify {
      say(try report(on: recording))
    } else if minimize {
      say(try MainActor.assumeIsolated { try test(of: recording) })
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
      complain("\(file): \(error.sentence(in: programVersion))")
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

  /// What is verified, and what is not.
  private func report(on recording: AppRecording) throws -> String {
    let count = try verifiedCount(of: recording)
    let last = recording.lines.last.map { ReplayWords.last($0.event) }
    return [ReplayWords.verified(count), last, recording.note].compactMap(\.self)
      .joined(separator: "\n")
  }

  /// Verifies all actions and returns their number; prints the first difference and exits if there
  /// is one.
  private func verifiedCount(of recording: AppRecording) throws -> Int {
    var replay = Replay(recording, initialState: AppState(), reducer: appReducer)
    do {
      return try replay.verifyAll()
    } catch {
      complain(error.report)
      throw ExitCode(1)
    }
  }

  /// The source of a test that fails like the recording; prints a sentence and exits if there is no
  /// failure.
  @MainActor
  private func test(of recording: AppRecording) throws -> String {
    _ = try verifiedCount(of: recording)
    if let note = recording.note { complain("\(file): \(note)") }
    let start = recording.header.state ?? AppState()
    let minimizer = Minimizer(
      recording: recording,
      check: RuleCheck(start: start, reducer: appReducer, invariants: appInvariants),
      playApart: { playApart(Candidate(start: start, actions: $0)) })
    do {
      return try minimizer.minimized().testSource(start: start == AppState() ? nil : start)
    } catch {
      complain("\(file): \(error.sentence)")
      throw ExitCode(1)
    }
  }
}
