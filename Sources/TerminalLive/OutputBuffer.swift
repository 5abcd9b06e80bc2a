import CNcurses

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Brings a frame to the terminal in one go.
///
/// ncurses writes out each movement of the cursor by itself. A terminal would show frames half drawn,
/// and ssh would send twenty packets for one key. So what it writes during a drawing is collected in
/// memory: the descriptor that ncurses writes to leads there for that time.
@MainActor
final class OutputBuffer {
  /// What ncurses writes to.
  let descriptor: Int32
  private let terminal: Int32
  private let memory: Int32
  /// The same as the descriptor, as ncurses wants it.
  let stream: UnsafeMutablePointer<FILE>
  private var bytes: [UInt8] = []

  /// More bytes than a frame has.
  private static let largestFrame: off_t = 4 << 20

  /// A buffer before the terminal.
  ///
  /// A signal that says that the file may not grow must be ignored.
  init(terminal: Int32) throws(TerminalError) {
    self.terminal = terminal
    descriptor = fcntl(terminal, F_DUPFD_CLOEXEC, 3)
    memory = memory_file()
    guard memory >= 0, let stream = fdopen(descriptor, "w") else {
      close(descriptor)
      close(memory)
      throw .noDescriptors
    }
    self.stream = stream
    // To a limit on file sizes, this memory is a file.
    guard ftruncate(memory, Self.largestFrame) == 0, ftruncate(memory, 0) == 0 else {
      throw .noLargeFiles
    }
  }

  isolated deinit {
    fclose(stream)
    close(memory)
  }

  /// Lets it be drawn, then writes all of it to the terminal, however long that takes.
  func collect(_ draw: () -> Void) {
    lseek(memory, 0, SEEK_SET)
    guard dup3(memory, descriptor, O_CLOEXEC) >= 0 else { return draw() }
    draw()
    dup3(terminal, descriptor, O_CLOEXEC)
    write(count: Int(lseek(memory, 0, SEEK_CUR)))
  }

  private func write(count: Int) {
    if bytes.count < count { bytes = Array(repeating: 0, count: count) }
    let read = bytes.withUnsafeMutableBytes { pread(memory, $0.baseAddress, count, 0) }
    var written = 0
    while written < read {
      let result = bytes.withUnsafeBytes {
        Glibc.write(terminal, $0.baseAddress.map { $0 + written }, read - written)
      }
      if result > 0 {
        written += result
      } else if errno == EAGAIN {
        var ready = pollfd(fd: terminal, events: Int16(POLLOUT), revents: 0)
        poll(&ready, 1, -1)
      } else if errno != EINTR {
        return  // The terminal is gone; the loop will learn of it.
      }
    }
  }
}
