import ArgumentParser
import Films
import StorageLive

/// `memorytunes replay FILE`.
struct ReplayCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "replay",
      abstract: tr("Watch a recorded session, verify it, or make a film of it."))
  }

  @Argument(
    help: described(
      tr("The recording, or a film of one; without it, the last session."),
      value: tr("file", in: "option")),
    completion: .file())
  var file: String?

  @Flag(
    help: described(tr("Replay it without a screen and compare every state with the recorded one."))
  )
  var verify = false

  @Flag(help: described(tr("Tell it move by move instead of showing it.")))
  var plain = false

  @OptionGroup var film: FilmOptions

  func validate() throws {
    guard file != "" else { throw ValidationError(CommandLineWords.unnamed) }
    guard
      [verify, plain, film.film != nil, film.svg != nil, film.png != nil].count(where: \.self) <= 1
    else {
      throw ValidationError(
        CommandLineWords.one(of: "--verify", "--plain", "--film", "--svg", "--png"))
    }
  }

  func run() throws {
    let (recording, bytes) = try read()
    if let path = film.film {
      try write(recording, bytes: bytes, as: film, to: path)
    } else if let path = film.svg {
      try draw(recording, as: film, to: path)
    } else if let path = film.png {
      try paint(recording, to: path)
    } else if verify {
      say(try report(on: recording))
    } else if plain {
      try tell(recording)
    } else {
      try MainActor.assumeIsolated { try watch(recording) }
    }
  }

  /// Narrates the games of a recording, up to where it fails.
  private func tell(_ recording: AppRecording) throws {
    var events: [AppEvent] = []
    var replay = Replay(
      recording, initialState: AppState(), reducer: .app, weighState: \.weight)
    do {
      while let event = replay.next {
        events = []
        if case .action(let action) = event.kind {
          var state = replay.state
          _ = appReducer(state: &state, action: action, events: &events)
        }
        try replay.step()
        let past = if case .rewind = event.kind { [PlainWords.wentBack] } else { [String]() }
        let lines = past + Telling(events: events, state: replay.state).replayLines
        if !lines.isEmpty { say(lines.joined(separator: "\n")) }
      }
      // The rest after the last readable event.
      try replay.step()
      if let note = recording.note { complain(note) }
    } catch {
      throw ExitCode.complaining(error.sentence)
    }
  }

  private func read() throws -> (recording: AppRecording, bytes: [UInt8]) {
    let path = file ?? RecordingFile.standardPath(environment: programEnvironment)
    do {
      return try readRecording(path ?? "")
    } catch {
      throw ExitCode.complaining(error.sentence)
    }
  }

  /// A report of what is verified, and what is not; prints the first difference and exits if there is one.
  private func report(on recording: AppRecording) throws -> String {
    var replay = Replay(
      recording, initialState: AppState(), reducer: .app, weighState: \.weight)
    do {
      let last = try replay.stepToLast().map { event in
        var state = replay.state
        if case .action(let action) = event.kind { _ = appReducer(state: &state, action: action) }
        return ReplayWords.last(event, in: state)
      }
      return [ReplayWords.verified(recording.lines.count), last, recording.note].compactMap(\.self)
        .joined(separator: "\n")
    } catch {
      throw ExitCode.complaining(error.report)
    }
  }
}
