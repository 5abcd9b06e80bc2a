import CPseudoTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that runs in a pseudo-terminal of its own, in the foreground of its own session, as if
/// a shell had started it.
///
/// Its output is read and timestamped only inside the waiting functions. So a driver that does not
/// wait acts like a terminal that has stopped reading. Use it from one thread.
public final class TerminalProgram {
  /// What the program is doing.
  public enum Condition: Equatable, Sendable {
    case running
    /// Stopped by this signal.
    case stopped(Int32)
    case ended(Ending)
  }

  /// The output of a period of time.
  public struct Burst: Sendable {
    /// When its first byte was read; nil if there was none.
    public internal(set) var first: Moment?
    /// When its last byte was read.
    public internal(set) var last: Moment?
    public internal(set) var byteCount = 0
  }

  /// The terminal's size.
  public internal(set) var size: (columns: Int, rows: Int)
  /// The program's process id; 0 until it is known.
  public internal(set) var process: Int32 = 0
  /// The moment just before it was executed.
  public internal(set) var startedAt: Moment = 0
  /// The moment when its end became known.
  public internal(set) var endedAt: Moment?
  public internal(set) var condition = Condition.running
  /// The output since the burst was last started.
  public internal(set) var burst = Burst()
  /// The total number of output bytes.
  public internal(set) var byteCount = 0
  /// The whole output since this was last emptied; nil, as at first, keeps nothing.
  public var kept: [UInt8]?
  /// The last few thousand bytes of output.
  public internal(set) var lastOutput: [UInt8] = []

  var master: Int32
  let reports: Int32
  let leader: Int32
  /// The terminal modes before the program started.
  let lineBefore: termios
  var tracker: ModeTracker
  /// Output not yet passed to the tracker, because tracking must not disturb a measurement.
  var untracked: [[UInt8]] = []
  var untrackedByteCount = 0

  /// Starts a program; returns once it is about to be executed.
  ///
  /// The program gets exactly this environment.
  public init(
    _ program: String, _ arguments: [String] = [], environment: [String: String],
    columns: Int = 120, rows: Int = 40
  ) throws(StartError) {
    var terminal = pseudo_terminal()
    let variables = environment.map { "\($0.key)=\($0.value)" }.sorted()
    let error = withStrings([program] + arguments) { arguments in
      withStrings(variables) { variables in
        pseudo_terminal_start(
          program, arguments, variables, UInt16(columns), UInt16(rows), &terminal)
      }
    }
    guard error == 0 else {
      throw StartError(description: "\(program): \(String(cString: strerror(error)))")
    }
    (master, reports, leader) = (terminal.master, terminal.reports, terminal.leader)
    lineBefore = terminal.modes
    tracker = ModeTracker(rows: rows)
    size = (columns, rows)
    let end = Moment.inMilliseconds(5000)
    while process == 0, isAlive, now() < end { waitForEvent(until: end) }
    guard process != 0 else { throw StartError(description: "\(program) does not start.") }
  }

  /// Whether the terminal was closed.
  public private(set) var isClosed = false

  /// Whether it has not ended; a stopped program is alive.
  public var isAlive: Bool {
    if case .ended = condition { false } else { true }
  }

  /// How it ended; nil while it has not.
  public var ending: Ending? {
    if case .ended(let ending) = condition { ending } else { nil }
  }

  /// What the program switched on in the terminal and did not switch off again; empty for a program
  /// that cleaned up.
  ///
  /// Read it before the terminal is hung up or closed.
  public var traces: [String] {
    track()
    return tracker.traces + lineTraces
  }

  /// The terminal modes that the program changed and did not restore.
  public var lineTraces: [String] {
    var line = termios()
    guard master >= 0, pseudo_terminal_modes(master, &line) == 0 else {
      return ["the line is gone"]
    }
    return lineChanges(from: lineBefore, to: line)
  }

  /// Ends the program if it is still running, and its children unless they are spared, and closes
  /// the terminal.
  public func close(sparingOthers: Bool = false) {
    guard !isClosed else { return }
    isClosed = true
    if process > 0, !sparingOthers { kill(-process, SIGKILL) }
    if isAlive, process > 0 {
      kill(process, SIGKILL)
      waitForEnding(milliseconds: 2000)
    }
    kill(leader, SIGKILL)
    waitpid(leader, nil, 0)
    closeMaster()
    closeDescriptor(reports)
  }

  deinit { close() }

  func closeMaster() {
    guard master >= 0 else { return }
    closeDescriptor(master)
    master = -1
  }
}
