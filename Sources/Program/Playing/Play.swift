import CPlatform
import Platform
import RecordsLive
import Screens
import StorageLive
import TerminalLive

struct PlayOptions: Equatable {
  var launch = LaunchOptions.none
  var isASCII = false
  /// The file to record to; nil for the default one.
  var recordingFile: String?
  var isRecorded = true
  var itunesURL: String?
  /// The country whose store to search; nil for the locale's.
  var itunesCountry: String?

  /// The characters of the terminal that the game is drawn in; all of them where it is told.
  fileprivate func charset(in environment: [String: String]) -> Charset {
    launch.mode == .told
      ? .unicode : Charset(demandsASCII: isASCII, hasUTF8: true, environment: environment)
  }
}

/// More than are ever open at once: a file that cannot be opened during a game might be the saved game.
private let mostFiles = 24

/// Plays until the program ends, on the screen or line by line; throws if the game cannot start.
@MainActor
func play(_ options: PlayOptions) throws -> Never {
  fillStandardDescriptors()
  guard canOpen(files: mostFiles) else {
    complain("\(TerminalError.noDescriptors)")
    exit(2)
  }
  let backstage = try Backstage(itunesURL: options.itunesURL, itunesCountry: options.itunesCountry)
  let environment = backstage.environment
  let isArcade = options.launch.isArcade == true
  var preferences = isArcade ? PreferencesStorage() : .live(environment: environment)
  let loaded = preferences.load()
  preferences.load = { loaded }
  let opening = plainOpening(
    option: options.launch.mode == .told, setting: loaded.preferences.settings.isPlain)
  var options = options
  options.launch.isRemote = backstage.isRemote
  options.launch.account = TablePlaces(environment: environment).account
  options.launch.languages = backstage.languages.codes
  options.launch.mode = opening == nil ? .drawn : .told
  let language = options.launch.language ?? loaded.preferences.settings.language
  let charset = options.charset(in: environment)
  if !language.isEmpty || charset != .unicode {
    backstage.languages.use(language, environment: environment, charset: charset)
  }
  if let opening {
    playPlainly(options, opening: tr(opening), on: backstage, preferences: preferences)
  }
  play(options, on: backstage, preferences: preferences)
}

/// Plays in the real terminal until the program ends.
@MainActor
private func play(
  _ options: PlayOptions, on stage: Backstage, preferences: PreferencesStorage
) -> Never {
  let terminal = NcursesTerminal(stage)
  let loop = MainLoop()
  let sounds = SoundQueue(resources: stage.resources)
  var farewell: (Notice?) -> String? = { _ in nil }
  let session = Session(
    world: .live(
      on: stage, loop: loop, options: options, preferences: preferences, sound: { sounds.add($0) },
      copy: { terminal.copy($0) }, quit: { terminal.leave(saying: farewell($0)) }),
    display: .init(
      size: { terminal.size }, draw: { terminal.draw($0) },
      prepare: { terminal.prepare($0) }, isRendering: { terminal.isRendering }))
  farewell = { session.store.state.farewell(unsaved: $0) }
  sounds.onProblem = { session.store.dispatch(.sound(.reported($0))) }
  terminal.onPicturesReady = { session.setNeedsDrawing() }
  terminal.setCrashMessage(
    complaint(tr("The game crashed. Start it again: a saved game at fault is set aside.")) + "\n")
  terminal.onImageMissing = { session.store.dispatch(.game(.missingCovers(.found($0)))) }
  terminal.onBackground = { color in
    guard let (red, green, blue) = color.components else { return }
    session.store.dispatch(
      .settings(.backgroundReported(.init(red: red, green: green, blue: blue))))
  }
  let settings = session.store.subscribe(
    to: { NcursesTerminal.Options($0.settings, isASCII: options.isASCII) },
    onChange: { if let options = $0 { terminal.open(options) } })
  session.launch(options: options.launch)
  signals_defer_termination()
  var isStarting = true
  withExtendedLifetime(settings) {
    loop.run(
      on: terminal,
      onInput: {
        sounds.listen()
        session.handle($0)
      }, onRedraw: { session.setNeedsDrawing() },
      onEnding: { session.quit() }, atEndOfTurn: { session.drawIfNeeded() },
      whenIdle: {
        // Only after the screen has responded to the key: the sound thread would slow that down.
        sounds.play(session.store.state.music)
        session.prepareIfNeeded()
        guard isStarting, session.store.state.settings.isRestored else { return }
        isStarting = false
        // From now on, a crash is not blamed on the saved game, and the recording shows its cause.
        terminal_guard_mark_crashes(-1, "", 0)
        let crash = tr("The game crashed. Start it again to continue your game.")
        let report = recordingPath(options, stage.environment).map {
          " " + tr("Please report it, with the file \($0.fitted(to: 800)).")
        }
        terminal.setCrashMessage(complaint(crash + (report ?? "")) + "\n")
      })
  }
}

extension NcursesTerminal.Options {
  /// The options for some settings; nil until those of earlier runs have been restored.
  fileprivate init?(_ state: SettingsState, isASCII: Bool) {
    guard state.isRestored else { return nil }
    let settings = state.current
    self.init(
      depth: settings.color.depth, isASCII: isASCII, usesMouse: settings.usesMouse,
      reportsFocus: settings.pausesUnfocused, images: settings.images.choice,
      showsCursor: settings.showsCursor)
  }
}

extension World {
  static func live(
    on stage: Backstage, loop: MainLoop, options: PlayOptions, preferences: PreferencesStorage,
    sound: @escaping (SoundEffect) -> Void, copy: @escaping (String) -> Bool,
    quit: @escaping (Notice?) -> Void
  ) -> World {
    var spoken = options.launch.language ?? preferences.load().preferences.settings.language
    var world = World(
      covers: stage.covers, levels: TuneLevels(resources: stage.resources).levels(of:),
      preferences: preferences,
      games: .live(
        environment: stage.environment,
        willOpen: { lock, mark in terminal_guard_mark_crashes(lock, mark, mark.utf8.count) },
        playOn: { playOn(saved: $0, recording: $1) }),
      records: .live(environment: stage.environment), date: { currentTime },
      drawEntropy: { .random(in: 0...UInt64.max) }, clock: loop, executor: loop.executor,
      recording: recordingFile(options, stage.environment), sound: sound,
      tables: TableLink(
        environment: stage.environment, isArcade: options.launch.isArcade == true, loop: loop),
      copy: copy,
      savePictures: { [covers = stage.covers] in try Program.savePictures(of: $0, with: covers) },
      speak: { [languages = stage.languages, environment = stage.environment] language in
        let charset = options.charset(in: environment)
        if language != spoken {
          languages.use(language, environment: environment, charset: charset)
        }
        spoken = language
      }, quit: quit)
    if options.launch.isArcade == true {
      (world.games, world.records, world.recording) = (GameStorage(), RecordStorage(), nil)
    }
    return world
  }
}

private func recordingPath(_ options: PlayOptions, _ environment: [String: String]) -> String? {
  guard options.isRecorded else { return nil }
  return options.recordingFile ?? RecordingFile.standardPath(environment: environment)
}

private func recordingFile(
  _ options: PlayOptions, _ environment: [String: String]
) -> World.Recording? {
  guard let path = recordingPath(options, environment) else { return nil }
  // The size before the terminal is taken over.
  let window = TerminalLive.window()
  let header = RecordingHeader<AppState>(
    schema: AppState.schema, program: programVersion,
    metadata: Window(columns: window?.columns ?? 80, rows: window?.rows ?? 24))
  return (RecordingFile(path: path), header)
}

/// The window in which the recorded session began.
struct Window: Codable {
  var columns: Int
  var rows: Int
}
