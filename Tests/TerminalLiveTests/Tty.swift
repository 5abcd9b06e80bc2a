import CPseudoTerminal
import Foundation
import TestSupport

@testable import TerminalLive

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

  var modes: [tcflag_t] {
    var modes = termios()
    tcgetattr(STDOUT_FILENO, &modes)
    return [modes.c_iflag, modes.c_oflag, modes.c_lflag]
  }

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

@MainActor
func openTerminal(
  columns: Int = 20, rows: Int = 4, _ environment: [String: String] = truecolor
) throws -> (Tty, NcursesTerminal) {
  let tty = try Tty(columns: columns, rows: rows)
  let terminal = NcursesTerminal(
    resources: resources, environment: environment, loadImage: { _, _ in nil })
  return (tty, terminal)
}

@MainActor
func adoptTerminal(
  columns: Int = 20, rows: Int = 4, _ environment: [String: String] = truecolor
) throws -> (Tty, NcursesTerminal) {
  let (tty, terminal) = try openTerminal(columns: columns, rows: rows, environment)
  try terminal.adopt(.init())
  _ = tty.output()
  return (tty, terminal)
}

/// A socket that preserves the boundaries of writes.
final class Line {
  let terminal: Int32
  private let end: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
      let kind = SOCK_DGRAM
    #else
      let kind = Int32(SOCK_DGRAM.rawValue)
    #endif
    try #require(socketpair(AF_UNIX, kind, 0, &ends) == 0)
    (terminal, end) = (ends[0], ends[1])
    for option in [SO_SNDBUF, SO_RCVBUF] {
      var size: Int32 = 100_000
      for end in ends {
        setsockopt(end, SOL_SOCKET, option, &size, socklen_t(MemoryLayout<Int32>.size))
      }
    }
    _ = fcntl(end, F_SETFL, O_NONBLOCK)
  }

  deinit {
    close(terminal)
    close(end)
  }

  /// The next write; nil if there was none.
  func packet() -> String? {
    var bytes = [UInt8](repeating: 0, count: 100_000)
    let count = read(end, &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) : nil
  }
}
