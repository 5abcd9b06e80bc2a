import ArgumentParser
import Foundation
import Screens

/// The command behind `make minimize`.
@main
struct MinimizeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Minimize",
    abstract: "Prints the fewest actions of a recording that still fail, as a test.")

  @Argument(help: "The recording.")
  var file: String

  /// The file is a candidate for this process to play.
  @Flag(help: .hidden)
  var candidate = false

  func run() throws {
    guard let bytes = FileManager.default.contents(atPath: file) else {
      throw Refusal(description: "\(file) cannot be read.")
    }
    if candidate {
      try JSONDecoder().decode(Candidate.self, from: bytes).play()
    } else {
      print(try MainActor.assumeIsolated { try test(of: verified(Array(bytes))) })
    }
  }

  private func verified(_ bytes: [UInt8]) throws -> AppRecording {
    do {
      let recording = try AppRecording(bytes, schema: AppState.schema, isValid: \.isValid)
      var replay = Replay(recording, initialState: AppState(), reducer: .app)
      try replay.stepToLast()
      return recording
    } catch let error as RecordingError {
      throw Refusal(description: error.sentence(in: ""))
    } catch let failure as ReplayFailure<AppAction> {
      throw Refusal(description: failure.report)
    }
  }

  /// The source of a test that fails like the recording.
  @MainActor
  private func test(of recording: AppRecording) throws -> String {
    if let note = recording.note { FileHandle.standardError.write(Data("\(note)\n".utf8)) }
    let start = recording.header.state ?? AppState()
    let minimizer = Minimizer(
      recording: recording,
      check: RuleCheck(start: start, reducer: .app, invariants: appInvariants),
      playApart: { playApart(Candidate(start: start, actions: $0)) })
    return try minimizer.minimized().testSource(start: start == AppState() ? nil : start)
  }
}

/// Why a recording cannot be played.
private struct Refusal: Error, CustomStringConvertible {
  let description: String
}
