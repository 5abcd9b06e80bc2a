import MemoryTunes
import Terminal

extension Screen {
  /// The games that have ended, and what they tell about the player's memory.
  static let records = Screen(
    view: .whole(recordsView),
    commands: { recordsCommands(in: $0) + [backCommand] + commonCommands })
}

let recordsCommand = Command(.letters("r"), help: KeyHint("r", "records")) { _ in
  .routing(.go(.records))
}

/// The list can be scrolled; everything else is on one screen.
private func recordsCommands(in state: AppState) -> [Command] {
  [
    Command(
      .vertical + .wheel, hint: KeyHint("up down", "scroll"),
      help: KeyHint("up down jk WS wheel", "scroll")
    ) { situation in
      let first = situation.state.records.firstLine
      return scroll(
        to: situation.key.listDirection == .up ? first - 1 : first + 1, in: situation.state)
    },
    Command([.home, .end], help: KeyHint("Home End", "top, bottom")) { situation in
      scroll(to: situation.key == .home ? 0 : .max, in: situation.state)
    },
  ]
}

/// Scrolls the list, but not beyond its ends.
private func scroll(to line: Int, in state: AppState) -> AppAction? {
  guard case .records(let records) = state.records.content else { return nil }
  let last = recordLines(of: records, showsStreak: state.settings.current.showsStreak).count - 1
  let target = min(max(0, line), max(0, last))
  return target == state.records.firstLine ? nil : .records(.scroll(target))
}

/// Draws the records side by side if there is room, or else as a list.
private func recordsView(state: AppState, in size: Size) -> Frame {
  let chrome = Chrome(in: size, theme: state.theme)
  var frame = chrome.frame(in: size, about: "records", hints: hints(for: .records, in: state))
  let content = chrome.content
  switch state.records.content {
  case .loading:
    frame.write("Reading your games …", x: content.minX, y: content.minY, chrome.theme.quiet)
  case .failed(let notice):
    for (row, line) in notice.sentence.wrapped(to: content.size.width).enumerated() {
      frame.write(line, x: content.minX, y: content.minY + row, chrome.theme.accent)
    }
  case .records(let records) where records.totals.games == 0:
    drawNoRecords(in: content, theme: chrome.theme, on: &frame)
  case .records(let records):
    let showsStreak = state.settings.current.showsStreak
    if content.size.width >= 70, content.size.height >= 18 {
      RecordsPage(
        records: records, showsStreak: showsStreak, firstBest: state.records.firstLine,
        theme: chrome.theme
      ).draw(in: content, on: &frame)
    } else {
      let lines = recordLines(of: records, showsStreak: showsStreak)
        .dropFirst(state.records.firstLine)
      for (row, line) in lines.prefix(content.size.height).enumerated() {
        frame.write(
          line.text, x: content.minX, y: content.minY + row, width: content.size.width,
          line.isHeading ? chrome.theme.accent : chrome.theme.text)
      }
    }
  }
  return frame
}

private func drawNoRecords(in content: Rectangle, theme: Theme, on frame: inout Frame) {
  let box = content.centered(width: min(40, content.size.width), height: 3)
  frame.write("No games yet.", x: box.minX, y: box.minY, theme.strong)
  let words = "Games that you finish are listed here."
  for (row, line) in words.wrapped(to: box.size.width).enumerated() {
    frame.write(line, x: box.minX, y: box.minY + 1 + row, theme.quiet)
  }
}
