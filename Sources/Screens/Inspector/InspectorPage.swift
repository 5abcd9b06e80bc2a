import DataFlow
import MemoryTunes

/// The last events of a game that the player can return to, newest first, and the selected one.
func inspectorPage(of history: AppHistory, in state: AppState) -> Page {
  func told(_ position: Int) -> String {
    sentence(of: history[position].event, in: history.state(after: position))
  }
  let moments = history.indices.reversed().lazy.filter { history[$0].event.isMoment }
  let deal = moments.first { history[$0].event.beginsGame }
  var page = Page(
    title: DialogWords.timeTravel, lines: [PlainWords.moments],
    items: moments.prefix(9).prefix { $0 >= deal ?? $0 }.map { position in
      Item(told(position), .inspector(.playOn(.init(number: history[position].event.number))))
    }, selected: nil)
  page.focus = history.position(of: state.inspector).map(told)
  return page
}
