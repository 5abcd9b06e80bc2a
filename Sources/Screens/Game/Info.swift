import Artwork
import MemoryTunes
import Terminal

extension Screen {
  static let info = Screen(
    view: .dialog(drawInfo), commands: { _ in [closeCommand] + commonCommands },
    page: { Page(lines: infoLines(of: $0.game)) },
    otherKeys: goBack)
}

private func drawInfo(state: AppState, on frame: inout Frame) {
  let theme = state.theme
  let width = min(70, frame.size.width)
  // A link has no spaces to wrap at, so it may take several lines.
  let link = state.game.nowShowing?.storeLink.map { [""] + $0.wrapped(to: width - 6) } ?? []
  Panel.draw(
    zip(infoLines(of: state.game) + link, 0...).map { ($0, $1 == 0 ? theme.strong : theme.text) },
    titled: DialogWords.info, width: width, in: frame.bounds, theme: theme, on: &frame)
  frame.addTarget(.back, frame.bounds)
}
