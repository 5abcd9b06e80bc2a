import MemoryTunes
import Terminal

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
      return width > row.size.width
    }.count
  }
}
