import MemoryTunes
import Terminal

/// What the next game is to be, beside the board that will be dealt.
func newGameView(state: AppState, in size: Size) -> Frame {
  let theme = state.theme
  let chrome = Chrome(in: size, theme: theme)
  var frame = chrome.frame(in: size, about: newGameTitle, hints: hints(for: .newGame, in: state))
  let content = chrome.content
  let list = optionList(of: state, width: min(OptionList.width, content.size.width), theme: theme)
  guard content.size.width >= 76 else {
    let indent = (content.size.width - list.width) / 2
    list.draw(in: content.inset(left: indent), on: &frame)
    return frame
  }
  let height = min(content.size.height, 2 * list.rows.count + 2)
  list.draw(in: content.centered(width: content.size.width, height: height), on: &frame)
  drawPreview(of: state, in: content.inset(left: OptionList.width - 2), on: &frame)
  return frame
}

private func optionList(of state: AppState, width: Int, theme: Theme) -> OptionList {
  let choices = state.newGameChoices
  return OptionList(
    rows: choices.map {
      OptionRow(label: $0.label, value: $0.value(in: state), hasDialog: $0.hasDialog(in: state))
    },
    selected: choices.firstIndex(of: state.newGameChoice) ?? 0,
    note: state.newGameChoice.note(in: state), theme: theme, width: width,
    valueColumn: width < OptionList.width ? 13 : 18)
}

extension Rectangle {
  /// The rectangle without its first columns.
  func inset(left columns: Int) -> Rectangle {
    Rectangle(x: minX + columns, y: minY, width: size.width - columns, height: size.height)
  }
}
