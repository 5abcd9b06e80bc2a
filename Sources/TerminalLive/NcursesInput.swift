import CNcurses
import Terminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension NcursesTerminal {
  /// Everything that was typed or clicked since the last call; nil if the terminal is gone.
  public func readInput() -> [Input]? {
    var available: Int32 = 0
    guard ioctl(STDIN_FILENO, UInt(FIONREAD), &available) == 0, available > 0 else { return nil }
    var codes: [Code] = []
    while let code = nextCode() { codes.append(code) }
    return decode(codes)
  }

  private func nextCode() -> Code? {
    var value: wint_t = 0
    switch get_wch(&value) {
    case OK: return .character(UInt32(value))
    case KEY_CODE_YES where Int32(value) == KEY_MOUSE: return .mouse(nextMouse())
    case KEY_CODE_YES: return .key(Int32(value))
    default: return nil
    }
  }

  private func nextMouse() -> Code.MouseEvent {
    var (x, y): (Int32, Int32) = (0, 0)
    return switch curses_next_mouse(&x, &y) {
    case curses_mouse_press: .press(Point(x: Int(x), y: Int(y)))
    case curses_mouse_up: .up
    case curses_mouse_down: .down
    default: .other
    }
  }
}
