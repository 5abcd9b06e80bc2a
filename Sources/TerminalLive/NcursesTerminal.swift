import Artwork
import CNcurses
import CSignals
import Terminal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The real terminal, drawn by ncurses.
///
/// There is one at a time; all calls are on the main actor.
@MainActor
public final class NcursesTerminal {
  /// How the terminal is to be used.
  public struct Options: Equatable, Sendable {
    /// The colours that the player demands; nil for what the terminal says.
    public var depth: ColorDepth?
    /// Whether to draw with ASCII characters even if the terminal has others.
    public var isASCII: Bool
    public var usesMouse: Bool

    public init(depth: ColorDepth? = nil, isASCII: Bool = false, usesMouse: Bool = true) {
      self.depth = depth
      self.isASCII = isASCII
      self.usesMouse = usesMouse
    }
  }

  /// Called when pictures that were missing can be drawn.
  public var whenPicturesAreReady: () -> Void = {}

  private let resources: String
  private let environment: [String: String]
  private let loadImage: @Sendable (String) -> PixelImage?
  private var screen: OpaquePointer?
  private var options = Options()
  private var depth = ColorDepth.mono
  private var isASCII = true
  private var palette = Palette(depth: .mono)
  private var pictures: PictureCache?
  private var drawnFrame: Frame?
  private var drawnPictures: [PictureCache.Entry?] = []

  /// A terminal that has not been taken over yet.
  ///
  /// `resources` is the folder that holds the terminal descriptions. `loadImage` finds the pixels of
  /// a picture's image; it is called off the main actor.
  public init(
    resources: String, environment: [String: String],
    loadImage: @escaping @Sendable (String) -> PixelImage?
  ) {
    self.resources = resources
    self.environment = environment
    self.loadImage = loadImage
  }

  /// Takes over the terminal: alternate screen, no echo, keys as they come.
  ///
  /// Fails if the terminal is not known; then nothing has been changed.
  private func open(options: Options) throws(TerminalError) {
    self.options = options
    isASCII = !useUTF8() || options.isASCII
    let plan = TerminalPlan(demanded: options.depth, environment: environment)
    setenv("TERMINFO_DIRS", resources + "/Terminfo:" + (environment["TERMINFO_DIRS"] ?? ""), 1)
    armGuard()
    guard let screen = openScreen(plan, environment: environment) else {
      terminal_guard_disarm()
      throw .unknownTerminal(environment["TERM"] ?? "")
    }
    self.screen = screen
    depth = startColors(plan.depth)
    palette = Palette(depth: depth)
    if environment["ESCDELAY"] == nil { set_escdelay(25) }
    cbreak()
    noecho()
    nonl()
    curs_set(0)
    nodelay(curses_screen_window(), true)
    keypad(curses_screen_window(), true)
    curses_report_mouse(options.usesMouse)
    drawnFrame = nil
    pictures = PictureCache(
      style: PictureStyle(depth: depth, isASCII: isASCII), load: loadImage,
      whenReady: { [weak self] in self?.whenPicturesAreReady() })
  }

  /// Takes over the terminal, or adopts other options; only for other colours or characters it is
  /// given back and taken anew.
  public func adopt(_ options: Options) throws(TerminalError) {
    var sameButMouse = options
    sameButMouse.usesMouse = self.options.usesMouse
    if screen != nil, sameButMouse == self.options {
      self.options = options
      curses_report_mouse(options.usesMouse)
    } else {
      close()
      try open(options: options)
    }
  }

  /// The terminal's extent.
  public var size: Size {
    Size(width: Int(curses_columns()), height: Int(curses_rows()))
  }

  /// Adopts the extent that the terminal has now, and draws everything anew with the next frame.
  public func resize() {
    var window = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_row > 0,
      window.ws_col > 0
    else { return }
    resizeterm(Int32(window.ws_row), Int32(window.ws_col))
    redraw()
  }

  /// Draws everything anew with the next frame, whatever is on the screen now.
  public func redraw() {
    werase(curses_screen_window())
    clearok(curses_screen_window(), true)
    drawnFrame = nil
  }

  /// Gives the terminal back as it was.
  ///
  /// Nothing may be called after it.
  public func close() {
    curses_report_mouse(false)
    endwin()
    delscreen(screen)
    terminal_guard_disarm()
  }

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

// MARK: Drawing

extension NcursesTerminal {
  /// Shows a frame: only what differs from the last one is touched.
  public func draw(_ frame: Frame) {
    guard screen != nil else { return }
    let entries = frame.pictures.map { pictures?.entry(for: $0) }
    let isUnchanged = frame.pictures.indices.map { index in
      guard let drawnFrame, index < drawnFrame.pictures.count else { return false }
      return drawnFrame.pictures[index] == frame.pictures[index]
        && drawnPictures[index]?.isExact == entries[index]?.isExact
    }
    let old = drawnFrame.flatMap { $0.size == frame.size ? $0 : nil }
    for index in frame.cells.indices {
      let cell = frame.cells[index]
      if let old, old.cells[index] == cell {
        switch cell.glyph {
        case .scalar, .continuation: continue
        case .cluster(let number) where old.clusters[number] == frame.clusters[number]: continue
        case .picture(let number) where isUnchanged[number]: continue
        case .cluster, .picture: break
        }
      }
      let (y, x) = index.quotientAndRemainder(dividingBy: frame.size.width)
      put(cell, Point(x: x, y: y), on: frame, entries)
    }
    let hasNewUpcoming = drawnFrame?.upcoming != frame.upcoming
    drawnFrame = frame
    drawnPictures = entries
    let cursor = frame.cursor ?? Point(x: frame.size.width - 1, y: frame.size.height - 1)
    wmove(curses_screen_window(), Int32(cursor.y), Int32(cursor.x))
    wnoutrefresh(curses_screen_window())
    doupdate()
    if hasNewUpcoming { pictures?.prepare(frame.upcoming) }
  }

  private func put(
    _ cell: Cell, _ point: Point, on frame: Frame, _ entries: [PictureCache.Entry?]
  ) {
    switch cell.glyph {
    case .continuation: break
    case .scalar, .cluster:
      guard let character = frame.character(of: cell.glyph) else { return }
      put(
        isASCII ? asciiFallback(for: character) : character, at: point,
        attributes: attributes(of: cell.style),
        foreground: palette.number(of: cell.style.foreground),
        background: palette.number(of: cell.style.background))
    case .picture(let number):
      let picture = frame.pictures[number]
      let rectangle = picture.rectangle
      let index =
        (point.y - rectangle.minY) * rectangle.size.width + point.x - rectangle.minX
      guard let cells = entries[number]?.cells, cells.indices.contains(index) else {
        return put(
          " ", at: point, attributes: 0, foreground: -1,
          background: palette.number(of: cell.style.background))
      }
      let part = cells[index]
      put(
        Unicode.Scalar(part.character).map(Character.init) ?? " ", at: point,
        attributes: picture.isDimmed && depth == .mono ? curses_dim() : 0,
        foreground: part.foreground, background: part.background)
    }
  }

  private func put(
    _ character: Character, at point: Point, attributes: UInt32, foreground: Int32,
    background: Int32
  ) {
    let pair = depth == .mono ? 0 : alloc_pair(foreground, background)
    withUnsafeTemporaryAllocation(of: wchar_t.self, capacity: 6) { text in
      var count = 0
      for scalar in character.unicodeScalars.prefix(5) {
        text[count] = wchar_t(scalar.value)
        count += 1
      }
      text[count] = 0
      curses_put(Int32(point.y), Int32(point.x), text.baseAddress, attributes, max(0, pair))
    }
  }

  /// Dim is for terminals without colours: elsewhere the colour itself is quieter.
  private func attributes(of style: Style) -> UInt32 {
    var attributes: UInt32 = 0
    if style.attributes.contains(.bold) { attributes |= curses_bold() }
    if style.attributes.contains(.reverse) { attributes |= curses_reverse() }
    let showsColor = depth != .mono && style.foreground != .standard
    if style.attributes.contains(.dim), !showsColor { attributes |= curses_dim() }
    return attributes
  }
}

// MARK: Opening

/// Why the terminal cannot be used, in one sentence that tells the player what to do.
public enum TerminalError: Error, CustomStringConvertible {
  case unknownTerminal(String)

  public var description: String {
    switch self {
    case .unknownTerminal(let name):
      "The terminal \"\(name)\" is not known here: set TERM to what your terminal is, for example "
        + "xterm-256color."
    }
  }
}

/// Sets the locale so that characters go out as UTF-8; false if the machine cannot.
private func useUTF8() -> Bool {
  setlocale(LC_ALL, "")
  if isUTF8() { return true }
  setlocale(LC_CTYPE, "C.UTF-8")
  return isUTF8()
}

private func isUTF8() -> Bool {
  nl_langinfo(nl_item(CODESET)).map { String(cString: $0) == "UTF-8" } ?? false
}

/// Leaves the alternate screen, shows the cursor, and switches off mouse, colours and keypad.
private let resetSequence =
  "\u{1B}[?1000l\u{1B}[?1002l\u{1B}[?1006l\u{1B}[?2004l\u{1B}[0m\u{1B}[?1049l\u{1B}[?25h\u{1B}[?1l\u{1B}>\r"

/// Before ncurses changes the modes; it leaves alone the signals that somebody handles already.
private func armGuard() {
  terminal_guard_arm(STDOUT_FILENO, resetSequence, resetSequence.utf8.count)
}

private func openScreen(
  _ plan: TerminalPlan, environment: [String: String]
) -> OpaquePointer? {
  let known = [plan.entry, environment["TERM"] ?? "", "xterm-256color"]
  for entry in known where !entry.isEmpty {
    if let screen = curses_open(entry) { return screen }
  }
  return nil
}

/// Starts colours and tells how many there are, at most as many as demanded.
private func startColors(_ demanded: ColorDepth?) -> ColorDepth {
  guard demanded != .mono, has_colors(), start_color() == OK else { return .mono }
  use_default_colors()
  let available: ColorDepth =
    switch curses_color_count() {
    case 0x100_0000...: .truecolor
    case 256...: .palette256
    case 16...: .palette16
    case 8...: .palette8
    default: .mono
    }
  return min(demanded ?? available, available)
}
