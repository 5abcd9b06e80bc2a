import MemoryTunes
import Terminal

/// The names of all pages of the records side by side, with arrows around that of the page shown.
struct PageTabs {
  let page: RecordsPage
  let theme: Theme

  /// The columns that they need.
  static let width = RecordsPage.allCases.map { $0.label.count + 2 }.reduce(0, +)

  func draw(in row: Rectangle, on frame: inout Frame) {
    var x = row.minX
    for (index, page) in RecordsPage.allCases.enumerated() {
      let isShown = page == self.page
      let text = isShown ? "‹\(page.label)›" : " \(page.label) "
      frame.write(text, x: x, y: row.minY, isShown ? theme.accent : theme.quiet)
      frame.addTarget(.entry(index), Rectangle(x: x, y: row.minY, width: text.count, height: 1))
      x += text.count
    }
  }
}
