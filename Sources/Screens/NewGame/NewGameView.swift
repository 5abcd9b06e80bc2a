import MemoryTunes
import Terminal

/// What the next game is to be: the ways to play, and below them the choices beside the board to be dealt.
@Sendable func newGameView(state: AppState, in size: Size) -> Frame {
  let theme = state.theme
  let chrome = Chrome(in: size, theme: theme)
  let page = newGamePage(of: state)
  var frame = chrome.frame(about: page.title, hints: hints(for: .newGame, in: state))
  var area = chrome.column(width: 120, titled: page.title, on: &frame)
  if let ways = WaysToPlay(state.kindsToChoose, in: area) {
    ways.draw(of: state, on: &frame)
    area = ways.rest
  }
  let list = OptionList(
    page, theme: theme, width: min(OptionList.width, area.size.width),
    mostRows: NewGameChoice.allCases.count)
  guard area.size.width >= 76 else {
    list.draw(in: area.centered(width: list.width, height: area.size.height), on: &frame)
    return frame
  }
  list.draw(in: area, on: &frame)
  drawPreview(of: state, in: area.dropping(left: OptionList.width - 2), on: &frame)
  return frame
}
