import CNcurses
import CPlatform
import Platform

/// The real terminal, drawn by ncurses; there is only one at a time.
@MainActor
public final class NcursesTerminal {
  /// Called when missing pictures can be drawn.
  public var onPicturesReady: () -> Void = {}
  /// Called with the name of an image that cannot be loaded; loading is tried again when a frame places it elsewhere.
  public var onImageMissing: (String) -> Void = { _ in }

  /// Called with the terminal's background, once it has replied.
  public var onBackground: (Color) -> Void = { _ in }
  public var traits: TerminalTraits { input.traits }

  let environment: [String: String]
  let supportsTitle: Bool
  private let hasUTF8: Bool
  private let loadImage: @Sendable (_ name: String, _ side: Int) -> PixelImage?
  private lazy var images = ImageLoading(
    load: loadImage, onReady: { [weak self] in self?.onPicturesReady() },
    onMissing: { [weak self] in self?.onImageMissing($0) })
  var input = NcursesInput()
  /// Nil before the terminal is taken over, and after its release.
  private(set) var screen: NcursesScreen?
  private(set) var options = Options()

  /// Creates a terminal, not taken over yet; `resources` is the folder with the terminal descriptions.
  ///
  /// `loadImage` loads an image, with at least `side` pixels per side if it has as many, off the main actor. Sets the
  /// locale and the environment of the process: call it before other threads run.
  public init(
    resources: String, environment: [String: String],
    loadImage: @escaping @Sendable (_ name: String, _ side: Int) -> PixelImage?
  ) {
    self.environment = environment
    supportsTitle = supportsWindowTitle(environment)
    self.loadImage = loadImage
    hasUTF8 = useUTF8()
    setenv("TERMINFO_DIRS", resources + "/Terminfo:" + (environment["TERMINFO_DIRS"] ?? ""), 1)
  }

  /// Takes over the terminal: alternate screen, no echo, unbuffered input; changes nothing if that fails.
  private func open(options: Options) throws(TerminalError) {
    self.options = options
    let charset = Charset(
      demandsASCII: options.isASCII, hasUTF8: hasUTF8, environment: environment)
    let plan = TerminalPlan(demanded: options.depth, environment: environment)
    // Before ncurses changes the modes: a signal may end the program before it returns.
    terminal_guard_arm(STDOUT_FILENO)
    setReset(after: restoreTitle)
    do throws(TerminalError) {
      let output = try OutputBuffer(terminal: STDOUT_FILENO)
      let opened = try openScreen(plan, environment: environment, output: output)
      // Brighter backgrounds may blink on the console.
      let limit = charset == .console ? min(plan.depth ?? .palette8, .palette8) : plan.depth
      let encoder = ScreenEncoder(
        depth: startColors(limit), charset: charset,
        supportsLinks: supportsHyperlinks(environment), supportsTitle: supportsTitle)
      screen = NcursesScreen(opened, encoder: encoder, output: output, images: images)
    } catch {
      terminal_guard_disarm()
      throw error
    }
    if environment["ESCDELAY"] == nil { set_escdelay(25) }
    cbreak()
    noecho()
    nonl()
    showCursor()
    nodelay(curses_screen_window(), true)
    keypad(curses_screen_window(), true)
    curses_leave_mouse_alone()
    curses_leave_keypad_alone()
    send(resetMargins)
    saveTitle()
    report(true)
    terminal_guard_keep_modes()
    input.askedAt = nil
    if charset != .ascii, TerminalKind(environment) != .silent { send(charsetQuestion) }
    choosePixels()
  }

  private func showCursor() { curs_set(options.showsCursor ? 1 : 0) }

  /// Shows a frame; writes only the differences from the screen.
  public func draw(_ frame: Frame) {
    guard let screen else { return }
    screen.draw(frame)
    askQuestions()
  }

  /// Is computing pictures, after which it calls ``onPicturesReady``.
  public var isRendering: Bool { screen?.pictures.queue.isWorking == true }

  /// Computes pictures in advance that may be drawn soon; cheap if they are the same as in the last call.
  public func prepare(_ upcoming: [Picture]) { screen?.pictures.prepare(upcoming) }

  /// Takes over the terminal, or adopts other options; releases it and takes it over again only if the colours or
  /// the character set change.
  public func adopt(_ options: Options) throws(TerminalError) {
    if screen != nil, options.depth == self.options.depth, options.isASCII == self.options.isASCII {
      self.options = options
      showCursor()
      report(true)
      choosePixels()
    } else {
      close()
      try open(options: options)
    }
  }

  /// Sets the message to standard error if the program crashes, after the terminal has been restored; at most 1024
  /// bytes.
  public func setCrashMessage(_ message: String) {
    terminal_guard_set_crash_message(message, message.utf8.count)
  }

  public var size: Size { Size(width: Int(curses_columns()), height: Int(curses_rows())) }

  /// Adopts the terminal's current size and redraws everything with the next frame.
  public func resize() {
    guard adoptWindowSize() else { return }
    screen?.pictures.dropPendingRequests()
    choosePixels()
    redraw()
  }

  /// Redraws everything with the next frame, whatever is on the screen.
  public func redraw() {
    send(resetMargins)
    screen?.redraw()
  }

  /// Takes the terminal over again after a stop and redraws everything with the next frame.
  public func resume() {
    guard let screen else { return }
    curses_enter_again()
    screen.shown.frame.title = nil
    saveTitle()
    report(true)
    resize()
    redraw()
  }

  /// Restores the terminal; only ``adopt(_:)`` may be called afterwards.
  public func close() {
    guard let screen else { return }
    // In the background, the terminal already belongs to the shell.
    if !terminal_guard_is_in_background() { giveBack(screen) }
    self.screen = nil
    terminal_guard_disarm()
  }

  private func giveBack(_ screen: NcursesScreen) {
    input.awaitLastReply()
    report(false)
    if let pixels = screen.pictures.pixels { send(pixels.farewell) }
    if !curses_saves_title() { send(restoreTitle) }
    // After Ctrl-C the system drops unread output, perhaps the end of a frame.
    send("\u{1B}[0m")
    screen.close()
  }

  /// Switches mouse and focus reports, as far as the options want them, and bracketed paste on or off; the latter
  /// keeps pasted text from being taken for keys.
  private func report(_ isOn: Bool) {
    let (mouse, focus) = (isOn && options.usesMouse, isOn && options.reportsFocus)
    send(mouse ? "\u{1B}[?1000h\u{1B}[?1006h" : "\u{1B}[?1006l\u{1B}[?1000l")
    send(focus ? "\u{1B}[?1004h" : "\u{1B}[?1004l")
    send(isOn ? "\u{1B}[?2004h" : "\u{1B}[?2004l")
  }

  /// Puts text on the clipboard of the player's machine (OSC 52).
  ///
  /// Writes nothing and returns false if the terminal has not announced support, if the program has been stopped
  /// or does not have the terminal, or if the text is longer than 75,000 bytes.
  public func copy(_ text: String) -> Bool {
    guard screen != nil, !signals_was_stopped(), traits.hasClipboard, text.utf8.count <= 75_000
    else { return false }
    send("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{1B}\\")
    return true
  }

  /// Writes an escape sequence that ncurses does not support.
  func send(_ text: String) { screen?.output.write(text) }
}
