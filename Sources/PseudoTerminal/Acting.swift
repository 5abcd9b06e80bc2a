import CPseudoTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension TerminalProgram {
  /// Types bytes; reads what comes out when the program does not take them at once, so that neither
  /// waits for the other.
  ///
  /// Returns how many bytes were taken before the timeout, or before the program stopped or ended.
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

  /// Types as many bytes as are taken at once, and reads nothing.
  @discardableResult
  public func writeBlindly(_ bytes: [UInt8]) -> Int {
    master < 0 ? 0 : max(0, writeBytes(master, bytes[...]))
  }

  /// Types a text.
  @discardableResult
  public func type(_ text: String) -> Int { write(Array(text.utf8)) }

  /// Types bytes, and waits until nothing more comes out: when the answer came and how long it is;
  /// nil if there is none in time.
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

  /// What came out after something was typed.
  public struct Answer: Sendable {
    /// Nanoseconds from before the first byte was typed until its first byte was read.
    public let first: Double
    /// The same until its last byte.
    public let last: Double
    public let byteCount: Int
  }

  /// Gives the terminal another size; the kernel tells the program.
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

  /// Sends a signal to the program and what it has started, as the terminal does.
  public func signalGroup(_ number: Int32) {
    if isAlive { kill(-process, number) }
  }

  /// Brings a stopped program back, as a shell's `fg` does.
  public func bringToForeground() { kill(leader, SIGUSR1) }

  /// Takes the terminal away, as when its window is closed.
  public func hangUp() {
    track()
    closeMaster()
  }
}
