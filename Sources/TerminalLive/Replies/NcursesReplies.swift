import Terminal

extension NcursesTerminal {
  /// Asks the terminal about itself, once, after the first frame.
  func askQuestions() {
    guard askedAt == nil else { return }
    askedAt = .now
    send(TerminalKind(environment).questions)
  }

  /// Whether the last answer is still to come: for two seconds after the questions.
  var awaitsReply: Bool {
    guard let askedAt, traits.attributes == nil else { return false }
    return askedAt.duration(to: .now) < .seconds(2)
  }

  /// Takes in what the terminal has replied.
  func readReplies() {
    let before = traits
    for reply in decoder.replies { traits.read(reply) }
    if decoder.replies.contains(focusGained), mayHaveLostPictures { sendAgain() }
    decoder.replies = []
    guard traits != before else { return }
    if traits.isUTF8 == false, charset != .ascii { useASCII() }
    choosePixels()
    if let background = traits.background, background != before.background {
      onBackground(background)
    }
  }

  /// Whether pictures may have vanished while another window had the keyboard: tmux may have been
  /// attached to another terminal, and xterm keeps only sixteen of those that were covered.
  private var mayHaveLostPictures: Bool {
    guard let pixels else { return false }
    return pixels.usesPlaceholders || traits.name?.hasPrefix("XTerm") == true
  }

  private func sendAgain() {
    redraw()
    onPicturesReady()
  }

  /// The terminal shows each byte as a character.
  ///
  /// It took some for controls: it may wait for a string to end (CAN and ST end it), and protect
  /// characters from being erased (until EPA), though not from being overwritten.
  private func useASCII() {
    charset = .ascii
    let blank = String(repeating: " ", count: size.width)
    let rows = (0..<size.height).map { cursorPosition(Point(x: 0, y: $0)) + blank }
    send("\u{18}\u{1B}\\\u{1B}W" + rows.joined())
    pictures = pictureCache(on: pictures?.style.background ?? .standard)
    redraw()
    onPicturesReady()
  }
}
