import CPseudoTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension TerminalProgram {
  /// Reads until there has been no output for `quiet` milliseconds; false if the timeout comes
  /// first.
  ///
  /// The silence starts now at the earliest.
  @discardableResult
  public func waitUntilQuiet(for quiet: Int = 30, timeout: Int = 5000) -> Bool {
    let (start, end) = (now(), Moment.inMilliseconds(timeout))
    while isAlive {
      let due = max(lastByteAt, start) + UInt64(quiet) * 1_000_000
      let time = now()
      if time >= due { return true }
      if time >= end { return false }
      waitForEvent(until: min(due, end))
    }
    return true
  }

  /// Reads until the burst is not empty, the program stops or ends, or the timeout expires.
  @discardableResult
  public func waitForOutput(timeout: Int) -> Bool {
    let end = Moment.inMilliseconds(timeout)
    while burst.first == nil, condition == .running, now() < end { waitForEvent(until: end) }
    return burst.first != nil
  }

  /// Reads until the program's condition changes or the timeout expires.
  @discardableResult
  public func waitForChange(from old: Condition = .running, milliseconds: Int) -> Condition {
    let end = Moment.inMilliseconds(milliseconds)
    while condition == old, now() < end { waitForEvent(until: end) }
    return condition
  }

  /// Reads until the program has ended, and then its remaining output; nil if it does not end in
  /// time.
  @discardableResult
  public func waitForEnding(milliseconds: Int) -> Ending? {
    let end = Moment.inMilliseconds(milliseconds)
    while isAlive, now() < end { waitForEvent(until: end) }
    if !isAlive { while waitForEvent(until: now()) {} }
    return ending
  }

  /// Reads what is there.
  public func readNow() {
    while waitForEvent(until: now()) {}
  }

  /// Reads for a while.
  public func read(milliseconds: Int) {
    let end = Moment.inMilliseconds(milliseconds)
    while now() < end { waitForEvent(until: end) }
  }

  /// Waits for a report about the program, without reading its output.
  public func waitForReport(milliseconds: Int) {
    var source = pollfd(fd: reports, events: Int16(POLLIN), revents: 0)
    if poll(&source, 1, Int32(milliseconds)) > 0 { _ = takeReport() }
  }

  /// Starts a new burst.
  public func beginBurst() { burst = Burst() }

  private var lastByteAt: Moment { burst.last ?? 0 }

  /// Waits for output or a report and takes it; false if there is none before the deadline.
  @discardableResult
  func waitForEvent(until end: Moment) -> Bool {
    var sources = [
      pollfd(fd: master, events: Int16(POLLIN), revents: 0),
      pollfd(fd: reports, events: Int16(POLLIN), revents: 0),
    ]
    let time = now()
    let left = end > time ? (end - time + 999_999) / 1_000_000 : 0
    guard poll(&sources, 2, Int32(clamping: left)) > 0 else { return false }
    var isTaken = false
    if sources[0].revents != 0, takeOutput() { isTaken = true }
    if sources[1].revents != 0, takeReport() { isTaken = true }
    if !isTaken, left > 0 {
      // Both ends are closed: do not spin.
      _ = poll(nil, 0, Int32(clamping: min(left, 5)))
    }
    return isTaken
  }

  private func takeOutput() -> Bool {
    let bytes = [UInt8](unsafeUninitializedCapacity: 65536) { buffer, count in
      count = max(0, readBytes(master, buffer.baseAddress, buffer.count))
    }
    guard !bytes.isEmpty else { return false }
    let time = now()
    burst.first = burst.first ?? time
    burst.last = time
    burst.byteCount += bytes.count
    byteCount += bytes.count
    kept?.append(contentsOf: bytes)
    untracked.append(bytes)
    untrackedByteCount += bytes.count
    if untrackedByteCount > 1_000_000 { track() }
    return true
  }

  /// Passes the output to the mode tracker.
  func track() {
    for bytes in untracked { tracker.feed(bytes) }
    lastOutput += untracked.suffix(8).joined()
    lastOutput.removeFirst(max(0, lastOutput.count - 4000))
    untracked = []
    untrackedByteCount = 0
  }

  private func takeReport() -> Bool {
    var report = pseudo_terminal_report()
    let size = MemoryLayout<pseudo_terminal_report>.size
    guard readBytes(reports, &report, size) == size else { return false }
    switch Int(report.kind) {
    case pseudo_terminal_started:
      (process, startedAt) = (report.value, report.time)
    case pseudo_terminal_failed:
      (condition, endedAt) = (.ended(.failedToStart(report.value)), report.time)
    default: change(status: report.value, at: report.time)
    }
    return true
  }

  private func change(status: Int32, at time: Moment) {
    // A program that could not be executed also exits.
    guard isAlive else { return }
    var code: Int32 = 0
    let stop = pseudo_terminal_stop_signal(status)
    if stop != 0 {
      condition = .stopped(stop)
    } else if pseudo_terminal_is_exit(status, &code) != 0 {
      (condition, endedAt) = (.ended(.exit(code)), time)
    } else if code != 0 {
      (condition, endedAt) = (.ended(.signal(code)), time)
    } else {
      condition = .running
    }
  }
}
