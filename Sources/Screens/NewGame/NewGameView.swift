import MemoryTunes
import Terminal

/// What the next game is to be, beside the board that will be dealt.
func newGameView(state: AppState, in size: Size) -> Frame {
  let theme = state.theme
  let chrome = Chrome(in: size, theme: theme)
  var frame = chrome.frame(in: size, about: "new game", hints: hints(for: .newGame, in: state))
  let content = chrome.content
  let choices = state.newGameChoices
  let hasPreview = content.size.width >= 76
  let indent = hasPreview ? 0 : max(0, (content.size.width - OptionList.width) / 2)
  let list = OptionList(
    rows: choices.map {
      OptionRow(label: $0.label, value: $0.value(in: state), hasDialog: $0.hasDialog)
    },
    selected: choices.firstIndex(of: state.newGameChoice) ?? 0,
    note: state.newGameChoice.note(in: state), theme: theme)
  list.draw(in: content.inset(left: indent), on: &frame)
  if hasPreview {
    drawPreview(of: state, in: content.inset(left: OptionList.width - 2), on: &frame)
  }
  return frame
}

extension Rectangle {
  /// The rectangle without its first columns.
  func inset(left columns: Int) -> Rectangle {
    Rectangle(x: minX + columns, y: minY, width: size.width - columns, height: size.height)
  }
}

/// Draws the board face down, with the faces of the computers above it.
private func drawPreview(of state: AppState, in area: Rectangle, on frame: inout Frame) {
  let grid = state.settings.current.grid
  guard let layout = BoardLayout(grid: grid, in: area, hasPanel: false) else { return }
  for index in 0..<grid.cardCount {
    frame.place(
      Picture(image: layout.backImage(ofCard: index), in: layout.rectangle(ofCard: index)))
  }
}
