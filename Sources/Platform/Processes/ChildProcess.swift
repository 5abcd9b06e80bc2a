import CPlatform

/// A running program; it ends with this object.
public final class ChildProcess {
  public enum Ending: Equatable, Sendable {
    case exit(status: Int32)
    /// A signal ended it, or it is unknown.
    case signal
  }

  public let id: pid_t
  /// Its standard output, to read without blocking.
  public let output: Int32
  private var knownEnding: Ending?

  /// Starts a program with these arguments, of which the first is its name; nil if that fails.
  ///
  /// Its standard input is `input`, and its standard error goes nowhere.
  public init?(_ program: String, _ arguments: [String], input: Int32) {
    let words = arguments.map { strdup($0) }
    defer { for word in words { free(word) } }
    var output: Int32 = -1
    id = start_program(program, words.map { UnsafePointer($0) } + [nil], input, &output)
    guard id > 0 else { return nil }
    self.output = output
  }

  deinit {
    close(output)
    kill()
  }

  /// Kills the program unless it has ended, and waits for its end.
  @discardableResult
  public func kill() -> Ending {
    // Once its ending is known, another may have its id.
    if knownEnding == nil { _ = send(SIGKILL, to: id) }
    return wait()
  }

  @discardableResult
  public func wait() -> Ending { ending(0) ?? .signal }

  /// The way the program ended; nil while it runs.
  public var ending: Ending? { ending(WNOHANG) }

  private func ending(_ options: Int32) -> Ending? {
    var status: Int32 = 0
    while knownEnding == nil {
      let ended = waitpid(id, &status, options)
      if ended < 0, errno == EINTR { continue }
      guard ended != 0 else { return nil }
      let isExit = ended == id && status & 0x7F == 0
      knownEnding = isExit ? .exit(status: status >> 8 & 0xFF) : .signal
    }
    return knownEnding
  }
}

/// The C library's `kill`.
private func send(_ signal: Int32, to process: pid_t) -> Int32 { kill(process, signal) }

/// Makes a pipe whose ends no other program inherits; nil if that fails.
///
/// The caller closes both.
public func makePipe() -> (reading: Int32, writing: Int32)? {
  var ends: [Int32] = [-1, -1]
  return make_pipe(&ends) == 0 ? (ends[0], ends[1]) : nil
}

/// Runs a program without input, and waits for its end; the first of the arguments is its name.
///
/// Returns what it has written, or nil unless that is less than `size` bytes and it exits with 0 in time.
public func output(
  of program: String, _ arguments: [String], within limit: Duration, atMost size: Int
) -> [UInt8]? {
  let input = open("/dev/null", O_RDONLY | O_CLOEXEC)
  guard input >= 0 else { return nil }
  defer { close(input) }
  guard let child = ChildProcess(program, arguments, input: input) else { return nil }
  let bytes = readToEnd(of: child.output, atMost: size, until: .now + limit)
    .flatMap { $0.count < size ? $0 : nil }
  // It may still be working.
  if bytes == nil { child.kill() }
  return child.wait() == .exit(status: 0) ? bytes : nil
}
