import CNcurses
import CPlatform
import Platform

/// Sends each frame to the terminal in one write.
///
/// ncurses flushes its output at each cursor movement. Terminals would show half-drawn frames, and
/// ssh would send twenty packets for one key. So while a frame is drawn, the descriptor that
/// ncurses writes to refers to a file in memory.
@MainActor
final class OutputBuffer {
  /// The descriptor that ncurses writes to.
  let descriptor: Int32
  private let terminal: Int32
  private let memory: Int32
  /// A stream on the descriptor, which ncurses expects.
  let stream: UnsafeMutablePointer<FILE>
  private var bytes: [UInt8] = []

  /// More than any frame takes.
  private static let maximumFrameSize: off_t = 4 << 20

  /// Creates a buffer in front of the terminal; SIGXFSZ must be ignored.
  init(terminal: Int32) throws(TerminalError) {
    self.terminal = terminal
    descriptor = fcntl(terminal, F_DUPFD_CLOEXEC, 3)
    memory = openFrameFile()
    guard memory >= 0, let stream = fdopen(descriptor, "w") else {
      close(descriptor)
      close(memory)
      throw .noDescriptors
    }
    self.stream = stream
    // RLIMIT_FSIZE applies to files in memory too.
    guard ftruncate(memory, Self.maximumFrameSize) == 0, ftruncate(memory, 0) == 0 else {
      throw .noLargeFiles
    }
  }

  isolated deinit {
    fclose(stream)
    close(memory)
  }

  /// Collects everything drawn by the closure, then writes it to the terminal, however long that takes.
  func collect(_ draw: () -> Void) {
    lseek(memory, 0, SEEK_SET)
    guard redirect(descriptor, to: memory) else { return draw() }
    draw()
    redirect(descriptor, to: terminal)
    deliver(count: Int(lseek(memory, 0, SEEK_CUR)))
  }

  /// Writes output that ncurses does not support, after everything it has written.
  func write(_ text: String) { writeWhole(Array(text.utf8)[...], to: descriptor) }

  private func deliver(count: Int) {
    if bytes.count < count { bytes = Array(repeating: 0, count: count) }
    let read = bytes.withUnsafeMutableBytes { pread(memory, $0.baseAddress, count, 0) }
    let needed = removeRepeatedColors(from: &bytes, count: max(0, read))
    writeWhole(bytes[..<needed], to: terminal)
  }
}

/// Writes all bytes to a terminal, however long that takes.
///
/// Ends early if the terminal is gone, which the loop will notice, or if the program has been stopped: the rest
/// would go to the shell's screen, and everything is redrawn once the terminal is taken over again.
func writeWhole(_ bytes: ArraySlice<UInt8>, to terminal: Int32) {
  bytes.withUnsafeBytes { bytes in
    var written = 0
    while written < bytes.count, !signals_was_stopped() {
      let result = write(terminal, bytes.baseAddress.map { $0 + written }, bytes.count - written)
      if result > 0 {
        written += result
      } else if errno == EAGAIN {
        var ready = pollfd(fd: terminal, events: Int16(POLLOUT), revents: 0)
        poll(&ready, 1, -1)
      } else if errno != EINTR {
        return
      }
    }
  }
}

#if os(Linux) && !PORTABLE
  /// A file in memory, closed in child processes; -1 if there are no more descriptors.
  private func openFrameFile() -> Int32 { memory_file() }

  /// Makes a descriptor refer to the target's file, closed in child processes; false if it cannot.
  @discardableResult
  private func redirect(_ descriptor: Int32, to target: Int32) -> Bool {
    dup3(target, descriptor, O_CLOEXEC) >= 0
  }
#else
  /// A file without a name, in the folder for temporary ones, closed in child processes; -1 if there
  /// are no more descriptors or no such folder.
  private func openFrameFile() -> Int32 {
    guard let file = tmpfile() else { return -1 }
    defer { fclose(file) }
    return fcntl(fileno(file), F_DUPFD_CLOEXEC, 3)
  }

  @discardableResult
  private func redirect(_ descriptor: Int32, to target: Int32) -> Bool {
    dup2(target, descriptor) >= 0 && fcntl(descriptor, F_SETFD, FD_CLOEXEC) >= 0
  }
#endif
