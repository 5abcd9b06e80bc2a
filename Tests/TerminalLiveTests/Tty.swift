import CPseudoTerminal
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A pseudo-terminal in the place of the process's own: the standard input and output.
///
/// It has a size and modes, which a socket has not; but it does not preserve the boundaries of
/// writes, and what is drawn between two readings must not exceed a few thousand bytes.
final class Tty {
  private let master: Int32

  init(columns: Int, rows: Int) throws {
    var (master, slave): (Int32, Int32) = (-1, -1)
    try #require(pseudo_terminal_open(&master, &slave) == 0)
    self.master = master
    dup2(slave, STDIN_FILENO)
    dup2(slave, STDOUT_FILENO)
    resize(columns: columns, rows: rows)
  }

  /// Changes the size; the process is not told, since this is not its controlling terminal.
  func resize(columns: Int, rows: Int) {
    _ = pseudo_terminal_resize(master, UInt16(columns), UInt16(rows))
  }

  /// The modes of the line.
  var modes: [tcflag_t] {
    var modes = termios()
    tcgetattr(STDOUT_FILENO, &modes)
    return [modes.c_iflag, modes.c_oflag, modes.c_lflag]
  }

  /// Types bytes.
  func type(_ text: String) {
    _ = write(master, text, text.utf8.count)
  }

  /// What was written to the terminal since the last call.
  func output() -> String {
    // The kernel may deliver output late, so an ENQ byte marks its end.
    _ = write(STDOUT_FILENO, "\u{5}", 1)
    var bytes: [UInt8] = []
    while bytes.last != 5 {
      var part = [UInt8](repeating: 0, count: 4096)
      let count = read(master, &part, part.count)
      guard count > 0 else { break }
      bytes += part.prefix(count)
    }
    return String(decoding: bytes.dropLast(), as: UTF8.self)
  }
}
