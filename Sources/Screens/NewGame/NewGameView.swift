import MemoryTunes
import Terminal

/// What the next game is to be: the ways to play, and below them the choices beside the board to be dealt.
func newGameView(state: AppState, in size: Size) -> Frame {
  let theme = state.theme
  let chrome = Chrome(in: size, theme: theme)
  var frame = chrome.frame(
    in: size, about: NewGameWords.title, hints: hints(for: .newGame, in: state))
  var area = chrome.column(width: 120, titled: NewGameWords.title, on: &frame)
  if let ways = WaysToPlay(in: area) {
    ways.draw(of: state, on: &frame)
    area = ways.rest
  }
  let list = optionList(of: state, width: min(OptionList.width, area.size.width), theme: theme)
  guard area.size.width >= 76 else {
    list.draw(in: area.centered(width: list.width, height: area.size.height), on: &frame)
    return frame
  }
  list.draw(in: area, on: &frame)
  drawPreview(of: state, in: area.inset(left: OptionList.width - 2), on: &frame)
  return frame
}

private func optionList(of state: AppState, width: Int, theme: Theme) -> OptionList {
  let choices = NewGameChoice.allCases
  return OptionList(
    rows: choices.map {
      OptionRow(
        label: $0.label, value: $0.value(in: state), hasDialog: $0.hasDialog(in: state),
        isIdle: state.idleReason(of: $0) != nil)
    },
    selected: choices.firstIndex(of: state.newGame.selected) ?? 0,
    note: state.newGame.selected.note(in: state), theme: theme, width: width)
}

extension Rectangle {
  /// The rectangle without its first columns.
  func inset(left columns: Int) -> Rectangle {
    Rectangle(x: minX + columns, y: minY, width: size.width - columns, height: size.height)
  }
}
