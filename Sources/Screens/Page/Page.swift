/// A screen as a value: its text and its choices.
///
/// The drawn list, its keys and clicks, the choices of a single switch, and plain mode are all derived from it.
struct Page {
  /// Empty if its lines name it.
  let title: String
  let count: Int
  /// The index of the item that keys act on; out of range if there is no such item.
  let selected: Int
  /// The prompt in plain mode; nil for a choice.
  var question: String?
  /// Takes typed text, so plain mode takes no choice.
  var isTyped = false
  /// Its first item means no, its last one yes.
  var isQuestion = false
  private(set) var hasButtons = false
  /// The buttons in a row: up and down lead to the rows above and below; if 1, to the previous and next button.
  var columns = 1
  /// Read out only when it opens; later changes are announced as they happen.
  var opening: [String] = []
  /// The thing at the cursor, on a page other than a list.
  var focus: String?
  /// Text to copy, read out last and verbatim.
  var copy: String?
  /// The items that plain mode lists, in order; nil for all.
  var listed: [Int]?
  /// Further choices, in plain mode only.
  var others: [Item] = []
  /// Keys pass over its text, which always fits.
  var skipsText = false
  /// Follows its title in the top line.
  var subtitle = ""
  /// Those whom it is about.
  var faces: [Face] = []
  /// The pages beside it, itself among them, which cannot be chosen.
  var tabs: [Item] = []
  private let tell: () -> [String]
  private let make: (Int) -> Item

  /// Evaluates `lines` only where they are read out.
  init(
    title: String = "", lines: @autoclosure @escaping () -> [String] = [], items: [Item] = [],
    selected: Int? = 0, question: String? = nil
  ) {
    self.init(title: title, lines: lines(), count: items.count, selected: selected) { items[$0] }
    self.question = question
  }

  /// A long list: each item is made on demand.
  init(
    title: String, lines: @autoclosure @escaping () -> [String] = [], count: Int, selected: Int?,
    item: @escaping (Int) -> Item
  ) {
    (self.title, self.count, self.selected) = (title, count, selected ?? -1)
    (tell, make) = (lines, item)
  }

  /// A page with buttons; `first` is selected when it opens.
  init(
    title: String = "", lines: @autoclosure @escaping () -> [String] = [], buttons: [Item],
    first: Int = 0, in state: AppState
  ) {
    self.init(
      title: title, lines: lines(), items: buttons,
      selected: min(state.routing.selection ?? first, buttons.count - 1))
    hasButtons = true
  }

  /// The sentences below its title.
  var lines: [String] { tell() }

  var selectedItem: Item? { item(at: selected) }

  func item(at index: Int) -> Item? {
    guard (0..<count).contains(index) else { return nil }
    var item = make(index)
    if item.select == nil { item.select = .routing(.select(item.number ?? index)) }
    return item
  }

  var items: [Item] { (0..<count).compactMap(item) }
}

extension AppState {
  /// The page of the current screen; nil for time travel, whose page is of the history.
  var page: Page? { routing.destination.screen.page(self) }
}
