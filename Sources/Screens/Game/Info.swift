import Artwork
import MemoryTunes
import Terminal

extension Screen {
  /// The details of the cover that is shown large.
  static let info = Screen(
    view: .dialog(drawInfo), commands: { _ in [closeCommand] + commonCommands },
    page: { Page(lines: infoLines(of: $0.game)) },
    clicks: [.anywhere: close], otherKeys: goBack)
}

private func drawInfo(state: AppState, on frame: inout Frame) {
  let theme = state.theme
  let width = min(70, frame.size.width)
  let lines = infoLines(of: state.game) + link(of: state.game, width: width - 6)
  let panel = Panel(
    frame.bounds.centered(width: width, height: min(lines.count + 4, frame.size.height)))
  panel.draw(titled: DialogWords.info, theme: theme, on: &frame)
  frame.addTarget(.anywhere, frame.bounds)
  let inside = panel.inside
  for (row, line) in lines.enumerated() where row < inside.size.height {
    frame.write(
      line, x: inside.minX, y: inside.minY + row, width: inside.size.width,
      (row == 0 ? theme.strong : theme.text).on(theme.surface))
  }
}

/// The link to the cover's page, below a blank line; a link has no spaces to wrap at.
private func link(of game: GameState, width: Int) -> [String] {
  game.nowShowing?.storeLink.map { [""] + $0.pieces(of: width) } ?? []
}

extension String {
  /// The text in pieces of this many characters.
  fileprivate func pieces(of width: Int) -> [String] {
    var rest = self[...]
    var pieces: [String] = []
    while !rest.isEmpty {
      pieces.append(String(rest.prefix(max(1, width))))
      rest = rest.dropFirst(max(1, width))
    }
    return pieces
  }
}
