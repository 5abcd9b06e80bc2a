import CPlatform

/// A running program; it ends with this object.
public final class ChildProcess {
  public enum Ending: Equatable, Sendable {
    case exit(status: Int32)
    /// A signal ended it, or it is unknown.
    case signal
  }

  public let id: pid_t
  /// Its input, to write to without blocking; -1 if that was given.
  public let input: Int32
  /// Its standard output, to read without blocking.
  public let output: Int32
  private var knownEnding: Ending?

  /// Starts a program with these arguments, of which the first is its name; nil if that fails.
  ///
  /// Its standard input is `given`, or else a pipe, and its standard error goes nowhere.
  public init?(_ program: String, _ arguments: [String], input given: Int32? = nil) {
    var pipe: [Int32] = [given ?? -1, -1]
    guard given != nil || make_pipe(&pipe) == 0 else { return nil }
    defer { if given == nil { close(pipe[0]) } }
    let words = arguments.map { strdup($0) }
    defer { for word in words { free(word) } }
    var output: Int32 = -1
    id = start_program(program, words.map { UnsafePointer($0) } + [nil], pipe[0], &output)
    (input, self.output) = (pipe[1], output)
    // A program that does not read must not block this one.
    _ = fcntl(input, F_SETFL, O_NONBLOCK)
    guard id > 0 else { return nil }
  }

  deinit {
    for end in [input, output] where end >= 0 { close(end) }
    if id > 0 { kill() }
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

/// Runs a program that reads no input, and waits for its end; the first of the arguments is its name.
///
/// Returns what it has written, or nil unless that is less than `size` bytes and it exits with 0 in time.
public func output(
  of program: String, _ arguments: [String], within limit: Duration, atMost size: Int
) -> [UInt8]? {
  guard let child = ChildProcess(program, arguments) else { return nil }
  let bytes = readToEnd(of: child.output, atMost: size, until: .now + limit)
    .flatMap { $0.count < size ? $0 : nil }
  // It may still be working.
  if bytes == nil { child.kill() }
  return child.wait() == .exit(status: 0) ? bytes : nil
}
