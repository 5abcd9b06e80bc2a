extension Screen {
  /// The finished games, and what they show about the player's memory.
  static let records = Screen(
    draw: drawRecords, commands: { recordsCommands(in: $0) + commonCommands }, page: recordsPage,
    type: pasteBoard)
}

let recordsCommand = Command(.records, action: .routing(.go(.records)))

private func drawRecords(of state: AppState, in chrome: Chrome, on frame: inout Frame) {
  let tabs = PageTabs(pages: state.records.pages, page: state.records.page, theme: chrome.theme)
  let person = state.settings.current.person
  let hasTabsAbove = tabs.width <= chrome.about.width
  chrome.draw(about: hasTabsAbove ? "" : RecordsWords.title(of: person), on: &frame)
  var content = chrome.content
  if hasTabsAbove {
    tabs.draw(in: chrome.about, on: &frame)
    let room = chrome.about.width
    let left = max(tabs.width + 1, room - person.displayWidth)
    frame.write(person, in: chrome.about.dropping(left: left), chrome.theme.strong)
  } else {
    tabs.draw(in: content.row(0), on: &frame)
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
    DailyPage(records: records, state: state, theme: chrome.theme).draw(in: content, on: &frame)
  }
}

/// The names of the records pages side by side, with arrows around the current one.
struct PageTabs {
  let pages: [RecordsPage]
  let page: RecordsPage
  let theme: Theme

  var width: Int { pages.map { $0.label.displayWidth + 2 }.reduce(0, +) }

  /// Draws as many as fit, including the current page's.
  func draw(in row: Rectangle, on frame: inout Frame) {
    var x = row.minX
    for (index, page) in pages.enumerated().dropFirst(hiddenCount(in: row)) {
      let isShown = page == self.page
      let text = isShown ? "‹\(page.label)›" : " \(page.label) "
      let width = text.displayWidth
      guard x + width <= row.maxX else { return }
      frame.write(text, x: x, y: row.minY, isShown ? theme.accent : theme.quiet)
      frame.addTarget(.tab(index), Rectangle(x: x, y: row.minY, width: width, height: 1))
      x += width
    }
  }

  private func hiddenCount(in row: Rectangle) -> Int {
    let pages = self.pages.prefix { $0 != page } + [page]
    var width = pages.map { $0.label.displayWidth + 2 }.reduce(0, +)
    return pages.prefix { page in
      defer { width -= page.label.displayWidth + 2 }
      return width > row.width
    }.count
  }
}
