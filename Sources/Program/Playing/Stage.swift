import ArtworkLive
import CPlatform
import Platform
import Screens
import TerminalLive

/// The resources for playing and replaying besides a terminal.
struct Backstage {
  let environment = programEnvironment
  /// The folder with covers, tunes and terminal descriptions.
  let resources: String
  let covers: CoverService

  /// Throws a complaint if there are no bundled covers.
  init(itunesURL: String? = nil, itunesCountry: String? = nil) throws {
    guard let resources = resourceFolder() else {
      throw Complaint(tr("The game’s covers are missing: install the game again."))
    }
    self.resources = resources
    let cacheFolder = CoverCache.standardFolder(environment: environment)
    let program = programPath()
    let media = MediaSession(program: program)
    covers = .combining(
      bundled: .bundled(resources: resources),
      itunes: .itunes(
        program: program, substitute: itunesURL,
        country: itunesCountry ?? PlayerLocale(environment: environment).country,
        cacheFolder: cacheFolder, media: media.read),
      folder: .folder(home: environment["HOME"], cacheFolder: cacheFolder, media: media.read))
  }

  var languages: Languages { Languages(resources: resources) }

  var isRemote: Bool { environment["SSH_CONNECTION"] != nil }
}

extension NcursesTerminal {
  convenience init(_ stage: Backstage) {
    self.init(
      resources: stage.resources, environment: stage.environment, loadImage: stage.covers.image)
  }

  /// Takes over the terminal; ends the program if that fails.
  func open(_ options: Options) {
    do {
      try adopt(options)
    } catch {
      complain("\(error)")
      exit(2)
    }
  }

  /// Restores the terminal, leaves a sentence there, and ends the program.
  func leave(saying sentence: String? = nil) -> Never {
    close()
    if let sentence { say(sentence) }
    signals_terminate()
    exit(0)
  }
}

extension ColorSetting {
  /// The colour depth of the setting; nil for the terminal's.
  var depth: ColorDepth? {
    switch self {
    case .auto: nil
    case .truecolor: .truecolor
    case .palette256: .palette256
    case .palette16: .palette16
    case .mono: .mono
    }
  }
}

extension ImageSetting {
  var choice: ImageChoice {
    if let pixels = PixelProtocol(rawValue: rawValue) { return .pixels(pixels) }
    return self == .blocks ? .blocks : .automatic
  }
}

extension MainLoop {
  /// Runs until the program ends; `onRedraw` is for a screen that must be drawn although the state has not changed.
  func run(
    on terminal: NcursesTerminal, onInput: @escaping ([Input]) -> Void,
    onRedraw: @escaping () -> Void,
    onEnding: @escaping () -> Void = {}, atEndOfTurn: @escaping () -> Void,
    whenIdle: @escaping () -> Void = {}
  ) -> Never {
    let redraw = {
      terminal.resize()
      onRedraw()
    }
    run(
      input: STDIN_FILENO,
      .init(
        onInput: {
          let (inputs, isMore) = terminal.readInput()
          if inputs.contains(.redraw) { redraw() }
          onInput(inputs)
          return isMore
        },
        onEndOfInput: {
          // Not every closed terminal sends this signal.
          raise(SIGHUP)
        },
        onResize: redraw,
        onContinue: {
          terminal.resume()
          onRedraw()
        },
        onEnding: onEnding, atEndOfTurn: atEndOfTurn, whenIdle: whenIdle))
  }
}
