extension Screen {
  /// The finished games, and what they show about the player's memory.
  static let records = Screen(
    draw: drawRecords, commands: { recordsCommands(in: $0) + commonCommands }, page: recordsPage,
    type: pasteBoard)
}

let recordsCommand = Command(.records, action: .routing(.go(.records)))

private func drawRecords(of state: AppState, in chrome: Chrome, on frame: inout Frame) {
  let tabsWidth = state.records.pages.map(tabWidth).reduce(0, +)
  let person = state.settings.current.person
  let hasTabsAbove = tabsWidth <= chrome.about.width
  chrome.draw(about: hasTabsAbove ? "" : RecordsWords.title(of: person), on: &frame)
  var content = chrome.content
  if hasTabsAbove {
    drawTabs(of: state.records, in: chrome.about, theme: chrome.theme, on: &frame)
    let room = chrome.about.width
    let left = max(tabsWidth + 1, room - person.displayWidth)
    frame.write(person, in: chrome.about.dropping(left: left), chrome.theme.strong)
  } else {
    drawTabs(of: state.records, in: content.row(0), theme: chrome.theme, on: &frame)
    content = content.dropping(top: 1)
  }
  if chrome.isLarge, state.records.page != .collection {
    content = chrome.column(width: 114, titled: state.records.page.label, on: &frame)
  }
  switch (state.records.content, state.records.page) {
  case (.loading, _):
    frame.write(RecordsWords.reading, x: content.minX, y: content.minY, chrome.theme.quiet)
  case (.failed(let notice), _):
    frame.write(notice.sentence.wrapped(to: content.width), in: content, chrome.theme.accent)
  case (.records(let records), .me) where records.totals.games == 0:
    let width = min(40, content.width)
    let lines =
      [(RecordsWords.noGames, chrome.theme.strong)]
      + [RecordsWords.gamesAppear, RecordsWords.offer].map { ($0, chrome.theme.quiet) }
      .wrapped(to: width)
    frame.write(lines, in: content.centered(width: width, height: lines.count))
  case (.records(let records), .collection):
    CollectionPage(
      collection: records.collection, categories: state.categories,
      selected: state.selectedCover, theme: chrome.theme
    ).draw(in: content, on: &frame)
  case (.records(let records), .me), (.records(let records), .friends):
    let slips = state.records.page == .me ? records.recentSlips : nil
    ListPage(page: recordsPage(of: state), slips: slips, theme: chrome.theme)
      .draw(in: content, on: &frame)
  case (.records(let records), .daily):
    DailyPage(
      records: records, state: state, selected: state.calendarDay, theme: chrome.theme,
      area: content
    ).draw(on: &frame)
  }
}

private func tabWidth(of page: RecordsPage) -> Int { page.label.displayWidth + 2 }

/// Draws the names of the pages side by side, with arrows around the current one: as many as fit, including it.
private func drawTabs(
  of records: RecordsState, in row: Rectangle, theme: Theme, on frame: inout Frame
) {
  let pages = records.pages
  let current = pages.firstIndex(of: records.page) ?? 0
  let first = pages.indices.prefix(current + 1).first { index in
    pages[index...current].map(tabWidth).reduce(0, +) <= row.width
  }
  var x = row.minX
  for (index, page) in pages.enumerated().dropFirst(first ?? pages.count) {
    let width = tabWidth(of: page)
    guard x + width <= row.maxX else { return }
    frame.write(
      index == current ? "‹\(page.label)›" : " \(page.label) ", x: x, y: row.minY,
      index == current ? theme.accent : theme.quiet)
    frame.addTarget(.tab(index), Rectangle(x: x, y: row.minY, width: width, height: 1))
    x += width
  }
}
