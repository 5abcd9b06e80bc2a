import CPseudoTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension TerminalProgram {
  /// Types bytes, and reads output while the program does not accept them, so that neither side
  /// deadlocks.
  ///
  /// Returns how many bytes were accepted before the timeout, or before the program stopped or
  /// ended.
  @discardableResult
  public func write(_ bytes: [UInt8], timeout: Int = 5000) -> Int {
    let end = Moment.inMilliseconds(timeout)
    var written = 0
    while written < bytes.count, master >= 0 {
      let count = writeBytes(master, bytes[written...])
      if count > 0 {
        written += count
      } else {
        guard condition == .running, now() < end else { break }
        waitForEvent(until: min(end, .inMilliseconds(2)))
      }
    }
    return written
  }

  /// Types as many bytes as are accepted at once, and reads nothing.
  @discardableResult
  public func writeBlindly(_ bytes: [UInt8]) -> Int {
    master < 0 ? 0 : max(0, writeBytes(master, bytes[...]))
  }

  /// Types a text.
  @discardableResult
  public func type(_ text: String) -> Int { write(Array(text.utf8)) }

  /// Types bytes and waits until the output is over; returns when the answer came and how long it
  /// is, nil if there is none in time.
  public func answer(to bytes: [UInt8], quiet: Int = 30, timeout: Int = 500) -> Answer? {
    waitUntilQuiet(for: quiet, timeout: 250)
    beginBurst()
    let start = now()
    write(bytes)
    guard waitForOutput(timeout: timeout), let first = burst.first else { return nil }
    waitUntilQuiet(for: quiet, timeout: timeout)
    return Answer(
      first: Double(first - start), last: Double((burst.last ?? first) - start),
      byteCount: burst.byteCount)
  }

  /// The output after something was typed.
  public struct Answer: Sendable {
    /// Nanoseconds from just before the first byte was typed until the answer's first byte was
    /// read.
    public let first: Double
    /// The same, until its last byte.
    public let last: Double
    public let byteCount: Int
  }

  /// Resizes the terminal; the kernel notifies the program.
  public func resize(columns: Int, rows: Int) {
    guard master >= 0 else { return }
    track()
    tracker.rows = rows
    size = (columns, rows)
    _ = pseudo_terminal_resize(master, UInt16(columns), UInt16(rows))
  }

  /// Sends a signal to the program alone.
  public func signal(_ number: Int32) {
    if isAlive { kill(process, number) }
  }

  /// Sends a signal to the program's process group, as the terminal does.
  public func signalGroup(_ number: Int32) {
    if isAlive { kill(-process, number) }
  }

  /// Continues a stopped program in the foreground, as a shell's `fg` does.
  public func bringToForeground() { kill(leader, SIGUSR1) }

  /// Closes the terminal, as when its window is closed.
  public func hangUp() {
    track()
    closeMaster()
  }
}
