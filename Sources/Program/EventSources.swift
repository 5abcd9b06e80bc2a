import Dispatch
import Terminal
import TerminalLive

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Wakes the program when there is input or the terminal has another size; sleeps in between.
@MainActor
final class EventSources {
  private let input: any DispatchSourceRead
  private let resize: any DispatchSourceSignal

  init(
    terminal: NcursesTerminal, onInput: @escaping @MainActor ([Input]) -> Void,
    onResize: @escaping @MainActor () -> Void
  ) {
    input = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
    input.setEventHandler {
      MainActor.assumeIsolated {
        guard let inputs = terminal.readInput() else {
          // The terminal is gone.
          terminal.close()
          exit(0)
        }
        onInput(inputs)
      }
    }
    resize = DispatchSource.makeSignalSource(signal: SIGWINCH, queue: .main)
    resize.setEventHandler {
      MainActor.assumeIsolated {
        terminal.resize()
        onResize()
      }
    }
  }

  /// Begins to listen; a second call does nothing.
  func activate() {
    input.activate()
    resize.activate()
  }
}
