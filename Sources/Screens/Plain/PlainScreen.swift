import MemoryTunes

/// A screen in lines, for those to whom it is told.
///
/// It is to plain mode what a frame is to the screen: only what differs from the last one is told.
public struct PlainScreen: Equatable, Sendable {
  /// What the screen says.
  public private(set) var lines: [String]
  /// What is only said when it opens, because it is told as it happens.
  public private(set) var openingLines: [String]
  /// The choices, by number, counted from 1, or by name.
  private(set) var choices: [Item]
  /// What is at the cursor; nil if nothing is.
  public private(set) var focus: String?
  /// What the player is asked for.
  public private(set) var question: String

  init(_ page: Page) {
    let indices = page.isTyped ? [] : page.listed ?? Array(0..<page.count)
    let items = indices.compactMap { index in page.item(at: index).map { (index, $0) } }
    let chosen = items.filter { !$1.isText }
    let order = chosen.filter { !$1.isPassing } + chosen.filter(\.1.isPassing)
    choices = order.map(\.1) + page.others + page.tabs.filter { $0.choose != nil }
    let text = items.filter(\.1.isText).map(\.1.label)
    let sentences = ([page.title] + page.lines + text).map(\.spoken.capitalizedFirst)
    lines = (sentences.filter { !$0.isEmpty } + [page.copy].compactMap(\.self))
      .reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    openingLines = page.opening.map(\.spoken).filter { !$0.isEmpty }
    question =
      page.isTyped
      ? PlainWords.text : page.question ?? PlainWords.question(hasChoices: !choices.isEmpty)
    focus = page.focus?.spoken
    guard let item = page.selectedItem, !page.isTyped else { return }
    let place = order.firstIndex { $0.0 == page.selected }
    let told = place.map { Self.numbered(item, $0) } ?? item.told
    focus = item.isLookedAt ? "\(told) \(item.note)".spoken : told
  }
}

extension PlainScreen {
  /// The same screen with more to say.
  func saying(_ more: [String]) -> PlainScreen {
    var screen = self
    screen.lines += more.map(\.spoken)
    return screen
  }

  public var hasChoices: Bool { !choices.isEmpty }

  /// All of it.
  public var all: [String] { lines + openingLines + numberedChoices }

  /// What is told when it opens: all of it, unless there are too many choices to listen to.
  public var opening: [String] {
    choices.count > 30 ? lines + openingLines + [PlainWords.many(choices.count)] : all
  }

  /// What is told to somebody who comes back to it: its first line, what is new, and a few choices, or else
  /// where the cursor is.
  public func returning(after before: PlainScreen) -> [String] {
    guard lines.first == before.lines.first else { return opening }
    return lines.prefix(1) + lines.dropFirst().filter { !before.lines.contains($0) } + openingLines
      + (choices.count < 10 ? numberedChoices : [focus].compactMap(\.self))
  }

  /// What is to be told after another screen of the same destination: what is new, or else where the
  /// cursor is now; all if the first line is another.
  public func changes(since before: PlainScreen) -> [String] {
    guard lines.first == before.lines.first else { return opening }
    var known = Set(before.lines + before.numberedChoices)
    let news = (lines + numberedChoices).filter { known.insert($0).inserted }
    return news.isEmpty && focus != before.focus ? [focus].compactMap(\.self) : news
  }

  /// Those that come and go are told first.
  private var numberedChoices: [String] {
    let numbered = zip(choices, 0...).map { ($0.isPassing, Self.numbered($0, $1)) }
    return (numbered.filter(\.0) + numbered.filter { !$0.0 }).map(\.1)
  }

  private static func numbered(_ choice: Item, _ index: Int) -> String {
    "\(index + 1). \(choice.told)"
  }
}

/// The current screen in lines, with the choices it offers.
public func plainScreen(state: AppState, history: AppHistory) -> PlainScreen {
  PlainScreen(state.page ?? inspectorPage(of: history, in: state))
    .saying(state.notices.map(\.sentence))
}

extension String {
  /// The text with a capital at its beginning.
  var capitalizedFirst: String {
    // A name that begins with a small letter keeps it.
    hasPrefix(SettingsWords.itunes) ? self : prefix(1).uppercased() + dropFirst()
  }
}
