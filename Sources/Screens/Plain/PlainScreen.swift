/// A screen in lines, for listening to it.
///
/// It is to plain mode what a frame is to the screen: only differences from the last one are output.
public struct PlainScreen: Equatable, Sendable {
  public fileprivate(set) var lines: [String]
  /// Text only for the opening, because changes to it are announced as they happen.
  public private(set) var openingLines: [String]
  /// The choices, by number, counted from 1, or by name.
  private(set) var choices: [Item]
  /// The thing at the cursor; nil if there is none.
  public private(set) var focus: String?
  public private(set) var question: String

  init(_ page: Page) {
    let indices = page.isTyped ? [] : page.listed ?? Array(0..<page.count)
    let items = indices.compactMap { index in page.item(at: index).map { (index, $0) } }
    let chosen = items.filter { !$1.isText }
    let order = chosen.filter { !$1.isPassing } + chosen.filter(\.1.isPassing)
    choices = order.map(\.1) + page.others + page.tabs.filter { $0.choose != nil }
    func told(_ text: String) -> String { text.spoken.capitalizedFirst }
    let text = items.filter(\.1.isText).map { $1.isVerbatim ? $1.label : told($1.label) }
    let sentences = ([page.title] + page.lines).map(told) + text
    lines = (sentences.filter { !$0.isEmpty } + [page.copy].compactMap(\.self))
      .reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    openingLines = page.opening.map(\.spoken).filter { !$0.isEmpty }
    let prompt = choices.isEmpty ? tr("Command", in: "prompt") : tr("Choose", in: "prompt")
    question = page.isTyped ? PlainWords.text : page.question ?? prompt
    focus = page.focus?.spoken
    guard let item = page.selectedItem, !page.isTyped else { return }
    let place = order.firstIndex { $0.0 == page.selected }
    let told = place.map { Self.numbered(item, $0) } ?? item.told
    focus = item.isLookedAt ? "\(told) \(item.note)".spoken : told
  }

  public var hasChoices: Bool { !choices.isEmpty }

  public var all: [String] { lines + openingLines + numberedChoices }

  /// The output when it opens: all of it, unless there are too many choices to listen to.
  public var opening: [String] {
    let count = choices.count
    guard count > 30 else { return all }
    let many = tr(
      // In place of a long list; “read” is a word to type.
      "\(count) choice: say a name, or read to hear them all.",
      "\(count) choices: say a name, or read to hear them all.", count: count)
    return lines + openingLines + [many]
  }

  /// Its first line, the news, and a few choices, or else the cursor's place; all of it if that is short.
  public func returning(after before: PlainScreen) -> [String] {
    guard lines.first == before.lines.first, lines.count + choices.count > 3 else { return opening }
    return lines.prefix(1) + lines.dropFirst().filter { !before.lines.contains($0) } + openingLines
      + (choices.count < 10 ? numberedChoices : [focus].compactMap(\.self))
  }

  /// The news, or else the cursor's place; all of it if the first line differs.
  public func changes(since before: PlainScreen) -> [String] {
    guard lines.first == before.lines.first else { return opening }
    var known = Set(before.lines + before.numberedChoices)
    let news = (lines + numberedChoices).filter { known.insert($0).inserted }
    return news.isEmpty && focus != before.focus ? [focus].compactMap(\.self) : news
  }

  /// The choices with their numbers, passing ones first.
  private var numberedChoices: [String] {
    let numbered = zip(choices, 0...).map { ($0.isPassing, Self.numbered($0, $1)) }
    return (numbered.filter(\.0) + numbered.filter { !$0.0 }).map(\.1)
  }

  private static func numbered(_ choice: Item, _ index: Int) -> String {
    "\(index + 1). \(choice.told)"
  }
}

public func plainScreen(state: AppState, history: AppHistory) -> PlainScreen {
  var page = state.page ?? inspectorPage(of: history, in: state)
  // A screen without choices needs a way back, too.
  if page.count + page.others.count == 0, state.routing.destination != .game {
    // To the screen before.
    page.others = [Item(tr("Back"), .routing(.go(state.routing.previous)))]
  }
  var screen = PlainScreen(page)
  screen.lines += state.notices.map(\.sentence.spoken)
  return screen
}

extension String {
  var capitalizedFirst: String {
    // A name that begins in lowercase keeps it.
    hasPrefix("iTunes") ? self : prefix(1).uppercased() + dropFirst()
  }
}
