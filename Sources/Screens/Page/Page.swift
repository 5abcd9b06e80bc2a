import MemoryTunes

/// A screen as a value: what it says, and what can be chosen there.
///
/// The drawn list, its keys and its clicks, what one switch chooses, and what plain mode tells and takes are
/// all derived from it.
struct Page: Sendable {
  let title: String
  /// What plain mode says below the title.
  var lines: [String] = []
  let items: [Item]
  /// The index of the item that keys act on.
  let selected: Int
  /// What plain mode asks for; nil for a choice.
  var question: String?

  /// The selected item; nil if there is none.
  var selectedItem: Item? { item(at: selected) }

  func item(at index: Int) -> Item? { items.indices.contains(index) ? items[index] : nil }
}

extension AppState {
  /// The page of the current screen; nil if that is drawn by hand.
  var page: Page? { routing.destination.screen.page?(self) }
}
