import ArgumentParser
import Artwork
import ArtworkLive
import DataFlow
import Dispatch
import MemoryTunes
import StorageLive
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

/// Plays on the real terminal; never returns but by throwing before it has begun.
@MainActor
func play(options: LaunchOptions, seed: UInt64?, isASCII: Bool) throws -> Never {
  let environment = ProcessInfo.processInfo.environment
  guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, environment["TERM"] != "dumb" else {
    complain("memorytunes needs a terminal that can move its cursor: start it in one.")
    throw ExitCode(2)
  }
  guard let resources = resourceFolder() else {
    complain("The game's Resources are not beside the program: install it anew.")
    throw ExitCode(1)
  }
  let covers = CoverService.bundled(resources: resources)
  let terminal = NcursesTerminal(
    resources: resources, environment: environment, loadImage: covers.image)
  let session = Session(
    world: .live(covers: covers, seed: seed, environment: environment, terminal: terminal),
    display: .init(size: { terminal.size }, draw: { terminal.draw($0) }),
    scheduleDrawing: { draw in DispatchQueue.main.async { MainActor.assumeIsolated(draw) } })
  terminal.whenPicturesAreReady = { session.needsDrawing() }
  let events = EventSources(terminal: terminal, session: session)
  let settings = session.store.subscribe(
    to: { TerminalSettings($0.settings) },
    onChange: { settings in
      guard let settings else { return }
      use(settings, isASCII: isASCII, on: terminal)
      events.activate()
    })
  session.launch(options: options)
  withExtendedLifetime((events, settings)) { dispatchMain() }
}

/// The settings that concern the terminal itself; nil until those of earlier runs are restored.
private struct TerminalSettings: Equatable {
  let color: ColorSetting
  let usesMouse: Bool

  init?(_ state: SettingsState) {
    guard state.isRestored else { return nil }
    (color, usesMouse) = (state.current.color, state.current.usesMouse)
  }
}

@MainActor
private func use(_ settings: TerminalSettings, isASCII: Bool, on terminal: NcursesTerminal) {
  do {
    try terminal.adopt(
      .init(depth: settings.color.depth, isASCII: isASCII, usesMouse: settings.usesMouse))
  } catch {
    complain("\(error)")
    exit(2)
  }
}

extension World {
  /// The real one.
  fileprivate static func live(
    covers: CoverService, seed: UInt64?, environment: [String: String], terminal: NcursesTerminal
  ) -> World {
    var givenSeed = seed
    return World(
      covers: covers, preferences: .live(environment: environment),
      drawSeed: {
        defer { givenSeed = nil }
        return givenSeed ?? .random(in: 1...999_999)
      },
      sleep: { try await Task.sleep(for: $0) },
      quit: {
        terminal.close()
        exit(0)
      })
  }
}

/// Says one sentence on standard error.
func complain(_ sentence: String) {
  let line = sentence + "\n"
  write(STDERR_FILENO, line, line.utf8.count)
}
