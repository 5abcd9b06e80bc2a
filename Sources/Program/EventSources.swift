import Dispatch
import TerminalLive

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Wakes the session when there is input or the terminal has another size; sleeps in between.
@MainActor
final class EventSources {
  private let input: any DispatchSourceRead
  private let resize: any DispatchSourceSignal

  init(terminal: NcursesTerminal, session: Session) {
    input = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
    input.setEventHandler {
      MainActor.assumeIsolated {
        guard let inputs = terminal.readInput() else {
          // The terminal is gone.
          terminal.close()
          exit(0)
        }
        session.handle(inputs)
      }
    }
    resize = DispatchSource.makeSignalSource(signal: SIGWINCH, queue: .main)
    resize.setEventHandler {
      MainActor.assumeIsolated {
        terminal.resize()
        session.needsDrawing()
      }
    }
  }

  /// Begins to listen; a second call does nothing.
  func activate() {
    input.activate()
    resize.activate()
  }
}
