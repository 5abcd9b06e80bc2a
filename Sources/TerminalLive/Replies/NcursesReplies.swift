import Platform

extension NcursesTerminal {
  /// Everything typed or clicked since the last call, up to a limit; `isMore` is true if some may be left.
  public func readInput() -> (inputs: [Input], isMore: Bool) {
    let (inputs, replies, isMore) = input.read()
    if !replies.isEmpty { take(replies) }
    for input in inputs {
      if case .key(let key) = input, let signal = Self.signals[key] { kill(getpid(), signal) }
    }
    return (inputs, isMore)
  }

  /// Keys that the system turns into signals, unless another program has left the terminal reporting keys in full.
  private static let signals: [Key: Int32] = [.control("c"): SIGINT, .control("z"): SIGTSTP]

  func take(_ replies: [String]) {
    let before = traits
    for reply in replies { input.traits.read(reply) }
    if replies.contains(focusGained), mayHaveLostPictures { sendAgain() }
    guard traits != before else { return }
    // A terminal that does not know its name may have displayed parts of the questions.
    if before.attributes == nil, traits.attributes != nil, traits.name == nil,
      TerminalKind(environment) == .modern
    {
      sendAgain()
    }
    if traits.isUTF8 == false, let screen, screen.encoder.charset != .ascii { useASCII(on: screen) }
    choosePixels()
    if let background = traits.background, background != before.background {
      onBackground(background)
    }
  }

  /// Asks the terminal about itself, once, after the first frame.
  func askQuestions() {
    let questions = TerminalKind(environment).questions
    guard input.askedAt == nil, !questions.isEmpty else { return }
    input.askedAt = .now
    send(questions)
  }

  /// Pictures may have vanished while another window had the keyboard: tmux may have been attached to another
  /// terminal, and xterm keeps only sixteen covered ones.
  private var mayHaveLostPictures: Bool {
    guard let pixels = screen?.pictures.pixels else { return false }
    return pixels.usesPlaceholders || traits.name?.hasPrefix("XTerm") == true
  }

  private func sendAgain() {
    redraw()
    onPicturesReady()
  }

  /// Adapts to a terminal that shows each byte as a character.
  ///
  /// It took some for controls: it may be waiting for the end of a string (CAN and ST end it), and may protect
  /// characters from being erased (until EPA), though not from being overwritten.
  private func useASCII(on screen: NcursesScreen) {
    let blank = String(repeating: " ", count: size.width)
    let rows = (0..<size.height).map { cursorPosition(Point(x: 0, y: $0)) + blank }
    send("\u{18}\u{1B}\\\u{1B}W" + rows.joined())
    screen.encoder.charset = .ascii
    sendAgain()
  }
}
