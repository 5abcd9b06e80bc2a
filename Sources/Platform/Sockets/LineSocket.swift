/// A connection on which two programs exchange lines; no call waits.
///
/// The other program is hostile until proved otherwise: lines that are too long or too many end the connection, and so
/// does not reading what it is sent.
@MainActor
public final class LineSocket {
  public enum End: Error, Equatable, Sendable {
    /// The other program has closed it, or has ended.
    case closed
    /// It sent too much.
    case flooded
    /// It has read nothing for too long.
    case stalled
  }

  /// The longest line, in bytes.
  public var maximumLength = 4096
  /// The lines received in a second.
  public var rate = Rate(limit: 400)
  /// The bytes that may wait for the other program to read.
  static let maximumBacklog = 4_000_000

  private let descriptor: Int32
  private let watch: DescriptorWatch
  private var stopReading: (@MainActor () -> Void)?
  private var stopWriting: (@MainActor () -> Void)?
  private var received: [UInt8] = []
  private var backlog: [UInt8] = []
  /// The bytes received that are known to have no end of a line.
  private var searchedCount = 0
  private var onLine: ([UInt8]) -> Void = { _ in }
  private var onEnd: (End) -> Void = { _ in }
  private var isOpen = true

  /// Takes over a connected descriptor.
  init(_ descriptor: Int32, watch: @escaping DescriptorWatch) {
    (self.descriptor, self.watch) = (descriptor, watch)
  }

  public convenience init(
    connectedTo path: String, watch: @escaping DescriptorWatch = dispatchWatch
  ) throws(SocketFailure) {
    do throws(SocketFailure) {
      self.init(try openSocket(at: path, connect), watch: watch)
    } catch {
      // To a user without permission, a private table is no table.
      throw error == .system(systemReason(EACCES)) ? .nobodyListens : error
    }
  }

  /// Starts to receive lines, without their ends; `onEnd` is called once, unless this program closes the connection.
  public func start(
    onLine: @escaping @MainActor ([UInt8]) -> Void, onEnd: @escaping @MainActor (End) -> Void
  ) {
    (self.onLine, self.onEnd) = (onLine, onEnd)
    stopReading = watch(descriptor, .readable) { [weak self] in self?.read() }
  }

  /// Sends a line; what cannot be sent now is sent later.
  public func send(_ line: [UInt8]) {
    guard isOpen else { return }
    backlog += line + [UInt8(ascii: "\n")]
    if backlog.count > Self.maximumBacklog { return end(.stalled) }
    write()
  }

  /// Ends the connection, after what was sent if that can be done at once.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    stopWriting?()
    stopReading?()
    // Another process may have a copy of the descriptor.
    _ = shutdown(descriptor, Int32(SHUT_RDWR))
    closeDescriptor(descriptor)
  }

  private func end(_ reason: End) {
    guard isOpen else { return }
    close()
    onEnd(reason)
  }

  private func read() {
    guard isOpen else { return }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    guard count > 0 else {
      if count == 0 || errno != EAGAIN && errno != EINTR { end(.closed) }
      return
    }
    received += bytes[..<count]
    takeLines()
  }

  private func takeLines() {
    while isOpen, let newline = received[searchedCount...].firstIndex(of: UInt8(ascii: "\n")) {
      let line = Array(received[..<newline])
      received.removeSubrange(...newline)
      searchedCount = 0
      guard line.count <= maximumLength, rate.isInRate() else { return end(.flooded) }
      onLine(line)
    }
    searchedCount = received.count
    if received.count > maximumLength { end(.flooded) }
  }

  private func write() {
    while isOpen, !backlog.isEmpty {
      let count = sendBytes(descriptor, backlog)
      if count < 0, errno == EAGAIN {
        stopWriting = stopWriting ?? watch(descriptor, .writable) { [weak self] in self?.write() }
        return
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return end(.closed) }
      backlog.removeFirst(count)
    }
    stopWriting?()
    stopWriting = nil
  }
}

private func sendBytes(_ descriptor: Int32, _ bytes: [UInt8]) -> Int {
  send(descriptor, bytes, bytes.count, sendFlags)
}

/// Counts what happens in a second, or in several.
public struct Rate {
  public var limit: Int
  private let seconds: Int
  private var (count, start) = (0, ContinuousClock.now)

  public init(limit: Int, seconds: Int = 1) { (self.limit, self.seconds) = (limit, seconds) }

  /// Counts one more, or several; false if that is more than the limit in this time.
  public mutating func isInRate(_ added: Int = 1) -> Bool {
    let now = ContinuousClock.now
    if now - start > .seconds(seconds) { (count, start) = (0, now) }
    count += added
    return count <= limit
  }
}
