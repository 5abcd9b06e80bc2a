import ArgumentParser
import Films
import StorageLive

struct ReplayCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .subcommand("replay", tr("Watch a recorded session, verify it, or make a film of it."))
  }

  @Argument(
    help: described(
      tr("The recording, or a film of one; without it, the last session."),
      value: tr("file", in: "option")),
    completion: .file())
  var file: String?

  @Flag(tr("Replay it without a screen and compare every state with the recorded one."))
  var verify = false

  @Flag(tr("Tell it move by move instead of showing it."))
  var plain = false

  @OptionGroup var film: FilmOptions

  func validate() throws {
    try requireNames(of: file)
    try requireAtMostOne(of: [
      "--verify": verify, "--plain": plain, "--film": film.film != nil,
      "--svg": film.pictures.svg != nil, "--png": film.pictures.png != nil,
    ])
  }

  func run() throws {
    let path = file ?? RecordingFile.standardPath(environment: programEnvironment)
    let (recording, bytes) = try readRecording(path ?? "")
    if let path = film.film {
      try write(recording, bytes: bytes, as: film, to: path)
    } else if !film.pictures.isEmpty {
      let way = try film.film(recordedIn: nil)
      let board = try BoardFilm(recording, speed: way.speed, longestPause: way.longestPause ?? 1000)
      try film.pictures.draw(board, with: Backstage().covers)
    } else if verify {
      say(try report(on: recording))
    } else if plainOpening(option: plain) != nil {
      try tell(recording)
    } else {
      try MainActor.assumeIsolated { try watch(recording) }
    }
  }

  /// Narrates the games of a recording, up to where it fails.
  private func tell(_ recording: AppRecording) throws {
    var replay = Replay(recording, initialState: AppState(), reducer: .app, weighState: \.weight)
    while let event = replay.next {
      var events: [AppEvent] = []
      if case .action(let action) = event.kind {
        var state = replay.state
        _ = appReducer(state: &state, action: action, events: &events)
      }
      try replay.step()
      let past = if case .rewind = event.kind { [tr("Went back in time.")] } else { [String]() }
      let lines = past + Telling(events: events, state: replay.state).replayLines
      if !lines.isEmpty { say(lines.joined(separator: "\n")) }
    }
    // The rest after the last readable event.
    try replay.step()
    if let note = recording.note { complain(note) }
  }

  /// A report of what is verified, and what is not; prints the first difference and exits if there is one.
  private func report(on recording: AppRecording) throws -> String {
    var replay = Replay(recording, initialState: AppState(), reducer: .app, weighState: \.weight)
    do {
      let last = try replay.stepToLast().map { event in
        var state = replay.state
        if case .action(let action) = event.kind { _ = appReducer(state: &state, action: action) }
        // The last event, which produced this state.
        return tr("The recording ends after “\(sentence(of: event, in: state))”.")
      }
      let count = recording.lines.count
      let verified = tr("\(count) action verified", "\(count) actions verified", count: count)
      return [verified, last, recording.note].compactMap(\.self).joined(separator: "\n")
    } catch {
      throw Complaint(error.report)
    }
  }
}
