import CSignals
import DataFlow
import MemoryTunes
import RecordsLive
import Screens
import StorageLive
import Terminal
import TerminalLive

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How to play, according to the command line.
struct PlayOptions: Equatable {
  var launch = LaunchOptions()
  var isASCII = false
  /// The file to record to; nil for the default one.
  var recordingFile: String?
  var isRecorded = true
  /// A server to ask instead of Apple's.
  var itunesURL: String?
}

/// Plays in the real terminal until the program ends; throws if the game cannot start.
@MainActor
func play(_ options: PlayOptions) throws -> Never {
  let stage = try Stage(itunesURL: options.itunesURL)
  let loop = MainLoop()
  let (problems, problem) = AsyncStream.makeStream(of: SoundProblem?.self)
  let sound = SoundService.live(resources: stage.resources) { problem.yield($0) }
  var soundsToPlay: [SoundEffect] = []
  let session = Session(
    world: .live(on: stage, loop: loop, options: options, sound: { soundsToPlay.append($0) }),
    display: .init(
      size: { stage.terminal.size }, draw: { stage.terminal.draw($0) },
      prepare: { stage.terminal.prepare($0) }, isRendering: { stage.terminal.isRendering }))
  // Without the preference, it would wait on a worker thread of Dispatch.
  Task(executorPreference: loop.executor) { await report(problems, to: session.store) }
  stage.terminal.onPicturesReady = { session.setNeedsDrawing() }
  stage.terminal.setCrashMessage(ProgramWords.crashedAtStart)
  stage.terminal.onImageMissing = {
    session.store.dispatch(.game(.missingCovers(.found($0))))
  }
  stage.terminal.onBackground = { color in
    guard let (red, green, blue) = color.components else { return }
    session.store.dispatch(
      .settings(.backgroundReported(.init(red: red, green: green, blue: blue))))
  }
  let settings = session.store.subscribe(
    to: { TerminalSettings($0.settings) },
    onChange: { settings in
      guard let settings else { return }
      stage.open(
        color: settings.color, isASCII: options.isASCII, usesMouse: settings.usesMouse,
        reportsFocus: settings.pausesUnfocused, images: settings.images)
    })
  var launch = options.launch
  launch.isRemote = stage.isRemote
  session.launch(options: launch)
  signals_defer_termination()
  var isStarting = true
  withExtendedLifetime(settings) {
    loop.run(
      on: stage, onInput: { session.handle($0) }, onRedraw: { session.setNeedsDrawing() },
      onEnding: { session.quit() }, atEndOfTurn: { session.drawIfNeeded() },
      whenIdle: {
        // Once the screen has answered the key: before, the sound thread would slow that down.
        for effect in soundsToPlay { sound.perform(effect) }
        soundsToPlay = []
        session.prepareIfNeeded()
        guard isStarting, session.store.state.settings.isRestored else { return }
        isStarting = false
        noteStarted(recordingIn: recordingPath(options, stage.environment), on: stage)
      })
  }
}

/// Reports each problem with sound to the store.
@MainActor
private func report(
  _ problems: AsyncStream<SoundProblem?>, to store: Store<AppState, AppAction, AppEffect>
) async {
  for await problem in problems { store.dispatch(.sound(.reported(problem))) }
}

/// From now on, a crash is no longer blamed on the saved game, and the recording shows its cause.
@MainActor
private func noteStarted(recordingIn path: String?, on stage: Stage) {
  terminal_guard_mark_crashes(-1, "", 0)
  stage.terminal.setCrashMessage(ProgramWords.crashed(recordedIn: path))
}

/// The settings that concern the terminal; nil until those of earlier runs have been restored.
private struct TerminalSettings: Equatable {
  let color: ColorSetting
  let usesMouse: Bool
  let images: ImageSetting
  let pausesUnfocused: Bool

  init?(_ state: SettingsState) {
    guard state.isRestored else { return nil }
    (color, usesMouse) = (state.current.color, state.current.usesMouse)
    images = state.current.images
    pausesUnfocused = state.current.pausesUnfocused
  }
}

extension World {
  /// The real world.
  fileprivate static func live(
    on stage: Stage, loop: MainLoop, options: PlayOptions, sound: @escaping (SoundEffect) -> Void
  ) -> World {
    World(
      covers: stage.covers, levels: stage.levels,
      preferences: .live(environment: stage.environment),
      games: .live(
        environment: stage.environment,
        willOpen: { lock, mark in terminal_guard_mark_crashes(lock, mark, mark.utf8.count) },
        playOn: { playOn(saved: $0, recording: $1) }),
      records: .live(environment: stage.environment),
      date: { Int(Date().timeIntervalSince1970) },
      drawEntropy: { .random(in: 0...UInt64.max) },
      clock: loop, executor: loop.executor,
      recording: recordingFile(on: stage, options: options), sound: sound,
      copy: { stage.terminal.copy($0) },
      quit: { stage.leave() })
  }
}

private func recordingPath(_ options: PlayOptions, _ environment: [String: String]) -> String? {
  guard options.isRecorded else { return nil }
  return options.recordingFile ?? RecordingFile.standardPath(environment: environment)
}

@MainActor
private func recordingFile(
  on stage: Stage, options: PlayOptions
) -> World.Recording? {
  guard let path = recordingPath(options, stage.environment) else { return nil }
  let header = RecordingHeader<AppState>(
    schema: AppState.schema, program: programVersion,
    metadata: Window(columns: stage.size.width, rows: stage.size.height))
  return (RecordingFile(path: path), header)
}

/// The window in which the recorded session began.
private struct Window: Codable {
  var columns: Int
  var rows: Int
}
