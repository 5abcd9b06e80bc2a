extension Screen {
  static let records = Screen(
    draw: drawRecords, commands: { recordsCommands(in: $0) + commonCommands }, page: recordsPage,
    type: pasteBoard)
}

let recordsCommand = Command(.records, action: .routing(.go(.records)))

private func drawRecords(of state: AppState, in chrome: Chrome, on frame: inout Frame) {
  let (theme, page, shown) = (chrome.theme, recordsPage(of: state), state.records.page)
  chrome.draw(about: "", on: &frame)
  drawTabs(of: state, in: chrome.about, theme: theme, on: &frame)
  let content =
    chrome.isLarge && shown != .collection
    ? chrome.column(width: 114, titled: shown.label, on: &frame) : chrome.content
  let isEmpty = state.records.isEmpty == true
  guard let records = state.records.records, !isEmpty || shown == .collection else {
    return drawSentences(page.lines + (isEmpty ? [RecordsWords.offer] : []), in: chrome, on: &frame)
  }
  let selected = page.selectedItem.map { _ in page.selected }
  switch shown {
  case .collection:
    CollectionPage(
      collection: records.collection, categories: state.categories, selected: selected, theme: theme
    ).draw(in: content, on: &frame)
  case .me, .friends:
    ListPage(page: page, slips: shown == .me ? records.recentSlips : nil, theme: theme)
      .draw(in: content, on: &frame)
  case .daily:
    DailyPage(records: records, state: state, selected: selected, theme: theme, area: content)
      .draw(on: &frame)
  }
}

/// Draws the names of as many pages as fit, the current one among them, and at the end, whose records they are.
private func drawTabs(of state: AppState, in row: Rectangle, theme: Theme, on frame: inout Frame) {
  let pages = state.records.pages
  let current = pages.firstIndex(of: state.records.page) ?? 0
  let labels = pages.indices.map { $0 == current ? "‹\(pages[$0].label)›" : " \(pages[$0].label) " }
  let first = (0...current).first { labels[$0...current].joined().displayWidth <= row.width }
  var rest = row
  for (index, label) in labels.enumerated().dropFirst(first ?? current) {
    let width = label.displayWidth
    guard width <= rest.width else { break }
    frame.write(label, in: rest, index == current ? theme.accent : theme.quiet)
    frame.addTarget(.tab(index), rest.dropping(right: rest.width - width))
    rest = rest.dropping(left: width)
  }
  let person = state.settings.current.person
  frame.write(
    person, in: rest.dropping(left: max(1, rest.width - person.displayWidth)), theme.strong)
}
