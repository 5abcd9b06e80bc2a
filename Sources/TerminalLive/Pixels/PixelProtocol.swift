public enum PixelProtocol: String, CaseIterable, Codable, Sendable {
  /// kitty's graphics protocol: a picture is sent once, then placed as often as needed.
  case kitty
  /// kitty's protocol through tmux: a picture is sent once, then cells stand for its parts.
  case kittyInTmux
  /// iTerm2's inline images: a picture is sent each time.
  case iterm2
  /// Sixel, the graphics of DEC's terminals: a picture is sent each time.
  case sixel
}

public enum ImageChoice: Equatable, Sendable {
  /// As pixels if the terminal reports support.
  case automatic
  /// With block characters, which every terminal has.
  case blocks
  /// As pixels in this way, whatever the terminal says.
  case pixels(PixelProtocol)
}

extension TerminalTraits {
  /// The best way to show pixels that the terminal reports; nil if there is none.
  ///
  /// The reported colours count: sixteen show less than block characters do.
  func pixelProtocol(in kind: TerminalKind, environment: [String: String]) -> PixelProtocol? {
    switch kind {
    case .silent, .plain: nil
    case .tmux: hasKittyGraphics && drawsPlaceholders ? .kittyInTmux : nil
    case .modern where hasKittyGraphics: .kitty
    case .modern where isITerm2Like(environment): .iterm2
    case .modern: hasSixel && sixelColors ?? 256 >= 64 ? .sixel : nil
    }
  }

  /// Is known to draw the cells that stand for parts of a picture; others would show unknown characters.
  private var drawsPlaceholders: Bool {
    guard let name = name?.lowercased() else { return false }
    if name.hasPrefix("ghostty") { return true }
    guard name.hasPrefix("kitty(") else { return false }
    let numbers = name.dropFirst(6).split(separator: ".").prefix(2).compactMap { Int($0) }
    return numbers.count == 2 && (numbers[0], numbers[1]) >= (0, 28)
  }

  private func isITerm2Like(_ environment: [String: String]) -> Bool {
    let names = ["iterm", "wezterm", "vscode"]
    let own = [name, environment["LC_TERMINAL"], environment["TERM_PROGRAM"]]
    return own.contains { own in names.contains { own?.lowercased().hasPrefix($0) == true } }
  }
}
