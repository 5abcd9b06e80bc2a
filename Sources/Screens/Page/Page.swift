import MemoryTunes

/// A screen as a value: what it says, and what can be chosen there.
///
/// The drawn list, its keys and its clicks, what one switch chooses, and what plain mode tells and takes are
/// all derived from it.
struct Page {
  /// Empty where its lines say what it is.
  let title: String
  /// The number of its items.
  let count: Int
  /// The index of the item that keys act on; that of none if there is no such item.
  let selected: Int
  /// The prompt in plain mode; nil for a choice.
  var question: String?
  /// Text is typed on it, so plain mode takes no choice.
  var isTyped = false
  /// Its first item means no, its last one yes.
  var isQuestion = false
  /// Its items are buttons.
  private(set) var hasButtons = false
  /// The buttons in a row, where up and down lead to the rows above and below; 1 where these lead to the buttons
  /// before and after.
  var columns = 1
  /// The numbers by which its items are selected; nil for their indices.
  var numbers: [Int]?
  /// Told only when it opens; later changes are told as they happen.
  var opening: [String] = []
  /// The thing at the cursor, on a page that is not a list.
  var focus: String?
  /// A text to copy, which is told last and as it is.
  var copy: String?
  /// The items that plain mode lists, in their order; nil for all.
  var listed: [Int]?
  /// Further choices, in plain mode only.
  var others: [Item] = []
  /// Those whom it is about.
  var faces: [Face] = []
  /// The pages beside it, itself among them, which cannot be chosen.
  var tabs: [Item] = []
  private let tell: () -> [String]
  private let make: (Int) -> Item

  /// The sentences of `lines` are only made where they are told.
  init(
    title: String = "", lines: @autoclosure @escaping () -> [String] = [], items: [Item] = [],
    selected: Int? = 0, question: String? = nil
  ) {
    self.init(
      title: title, lines: lines(), count: items.count, selected: selected, question: question
    ) { items[$0] }
  }

  /// A long list: each item is only made where it is asked for.
  init(
    title: String, lines: @autoclosure @escaping () -> [String] = [], count: Int, selected: Int?,
    question: String? = nil, item: @escaping (Int) -> Item
  ) {
    (self.title, self.count, self.selected) = (title, count, selected ?? -1)
    self.question = question
    (tell, make) = (lines, item)
  }

  /// The sentences below its title.
  var lines: [String] { tell() }

  /// The selected item; nil if there is none.
  var selectedItem: Item? { item(at: selected) }

  func item(at index: Int) -> Item? {
    guard (0..<count).contains(index) else { return nil }
    var item = make(index)
    if item.select == nil { item.select = .routing(.select(numbers?[index] ?? index)) }
    return item
  }

  var items: [Item] { (0..<count).compactMap(item) }
}

extension AppState {
  /// The page of the current screen; nil for time travel, whose page is of the history.
  var page: Page? { routing.destination.screen.page(self) }
}

extension Page {
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
}
