import MemoryTunes
import Terminal

/// Draws the items of a page, and below them a sentence about the selected one; above them faces, if there is room.
@Sendable func pageView(state: AppState, in size: Size) -> Frame {
  let destination = state.routing.base
  guard let page = destination.screen.page(state) else { return Frame(size: size) }
  let chrome = Chrome(in: size, theme: state.theme)
  let about = [page.title, page.subtitle].filter { !$0.isEmpty }.joined(separator: " · ")
  var frame = chrome.frame(about: about, hints: hints(for: destination, in: state))
  let width = page.faces.isEmpty ? OptionList.width : chrome.content.size.width
  var column = chrome.column(width: width, titled: page.title, on: &frame)
  if let faces = FaceRow(page.faces, above: page.count + 3, in: column) {
    faces.draw(theme: state.theme, on: &frame)
    column = faces.rest
  }
  column = column.centered(
    width: min(OptionList.width, column.size.width), height: column.size.height)
  OptionList(page, theme: state.theme, width: column.size.width).draw(in: column, on: &frame)
  return frame
}
