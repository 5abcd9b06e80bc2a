import MemoryTunes
import Terminal

/// Draws the items of a page as a list, with a sentence about the selected one below.
@Sendable func pageView(state: AppState, in size: Size) -> Frame {
  let destination = state.routing.base
  guard let page = destination.screen.page(state) else { return Frame(size: size) }
  let chrome = Chrome(in: size, theme: state.theme)
  var frame = chrome.frame(in: size, about: page.title, hints: hints(for: destination, in: state))
  let column = chrome.column(width: OptionList.width, titled: page.title, on: &frame)
  OptionList(page, theme: state.theme, width: column.size.width).draw(in: column, on: &frame)
  return frame
}
