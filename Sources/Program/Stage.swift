import ArgumentParser
import Artwork
import ArtworkLive
import MemoryTunes
import Terminal
import TerminalLive

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a program that is seen needs: a terminal, and the pictures.
@MainActor
struct Stage {
  let environment: [String: String]
  let covers: CoverService
  let terminal: NcursesTerminal

  /// Throws the exit code, after it has said why, if there is no terminal or no pictures.
  init(itunesURL: String? = nil) throws {
    environment = ProcessInfo.processInfo.environment
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, environment["TERM"] != "dumb"
    else {
      complain("memorytunes needs a terminal that can move its cursor: start it in one.")
      throw ExitCode(2)
    }
    guard let resources = resourceFolder() else {
      complain("The game's Resources are not beside the program: install it anew.")
      throw ExitCode(1)
    }
    let covers = CoverService.combining(
      bundled: .bundled(resources: resources),
      itunes: .itunes(
        program: siblingProgram(named: "memorytunes-fetch"), substitute: itunesURL,
        cacheFolder: CoverCache.standardFolder(environment: environment)),
      folder: .folder(home: environment["HOME"]))
    self.covers = covers
    terminal = NcursesTerminal(
      resources: resources, environment: environment, loadImage: covers.image)
  }

  /// Takes over the terminal; ends the program if that is not possible.
  func open(color: ColorSetting, isASCII: Bool, usesMouse: Bool) {
    do {
      try terminal.adopt(.init(depth: color.depth, isASCII: isASCII, usesMouse: usesMouse))
    } catch {
      complain("\(error)")
      exit(2)
    }
  }

  /// The terminal's extent before it is taken over; 80×24 if it does not say.
  var size: Size {
    var window = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0 else {
      return Size(width: 80, height: 24)
    }
    return Size(width: Int(window.ws_col), height: Int(window.ws_row))
  }

  /// Gives the terminal back and ends the program.
  func leave() -> Never {
    terminal.close()
    exit(0)
  }
}

extension ColorSetting {
  /// The depth that the setting demands; nil leaves it to the terminal.
  fileprivate var depth: ColorDepth? {
    switch self {
    case .auto: nil
    case .truecolor: .truecolor
    case .palette256: .palette256
    case .palette16: .palette16
    case .mono: .mono
    }
  }
}

/// Says one sentence on standard error.
func complain(_ sentence: String) {
  let line = sentence + "\n"
  write(STDERR_FILENO, line, line.utf8.count)
}

extension MainLoop {
  /// Runs with the stage's terminal until the program ends; `onRedraw` is called when the screen must
  /// be drawn although nothing in the game has changed.
  func run(
    on stage: Stage, onInput: @escaping ([Input]) -> Void, onRedraw: @escaping () -> Void,
    atEndOfTurn: @escaping () -> Void, whenIdle: @escaping () -> Void = {}
  ) -> Never {
    run(
      input: STDIN_FILENO,
      .init(
        onInput: {
          let (inputs, isMore) = stage.terminal.readInput()
          onInput(inputs)
          return isMore
        },
        onEndOfInput: {
          // A terminal that is closed hangs up, also where nobody passes the signal on.
          raise(SIGHUP)
        },
        onResize: {
          stage.terminal.resize()
          onRedraw()
        },
        onContinue: {
          stage.terminal.goOn()
          onRedraw()
        },
        atEndOfTurn: atEndOfTurn, whenIdle: whenIdle))
  }
}
