import ArgumentParser
import Artwork
import ArtworkLive
import Dispatch
import FoundationEssentials
import MemoryTunes
import StorageLive
import Terminal
import TerminalLive

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
  let terminal: NcursesTerminal
  do {
    terminal = try NcursesTerminal(
      options: .init(
        depth: options.color?.depth, isASCII: isASCII, usesMouse: options.usesMouse ?? true),
      resources: resources, environment: environment, loadImage: covers.image)
  } catch {
    complain("\(error)")
    throw ExitCode(2)
  }

  var givenSeed = seed
  let world = World(
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
  let session = Session(
    world: world, display: .init(size: { terminal.size }, draw: { terminal.draw($0) }),
    scheduleDrawing: { draw in DispatchQueue.main.async { MainActor.assumeIsolated(draw) } })
  terminal.whenPicturesAreReady = { session.needsDrawing() }
  session.launch(options: options)
  let sources = EventSources(terminal: terminal, session: session)
  withExtendedLifetime(sources) { dispatchMain() }
}

private func complain(_ sentence: String) {
  let line = sentence + "\n"
  write(STDERR_FILENO, line, line.utf8.count)
}
