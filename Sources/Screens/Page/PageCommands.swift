import MemoryTunes
import Terminal

/// Selects the item to which the key leads.
@Sendable func selectItem(_ situation: Command.Situation) -> AppAction? {
  guard let page = situation.state.page, page.count > 0 else { return nil }
  return situation.key.step(from: page.selected, in: page.count).flatMap {
    page.item(at: $0)?.select
  }
}

/// Takes the next value of the selected item, or to the left the one before.
@Sendable func changeItem(_ situation: Command.Situation) -> AppAction? {
  situation.state.page?.selectedItem?.change(by: situation.key.direction == .left ? -1 : 1)
}

/// Chooses the selected item.
@Sendable func chooseItem(_ situation: Command.Situation) -> AppAction? {
  situation.state.page?.selectedItem?.choose
}

/// Clicks on the items of a page: the first selects a row, a second chooses it.
let itemClicks: [Target.Kind: @Sendable (Int, AppState) -> AppAction?] = [
  .entry: { index, state in
    guard let page = state.page, let item = page.item(at: index) else { return nil }
    let isFirst = index != page.selected && (item.isLookedAt || !item.value.isEmpty)
    return isFirst ? item.select : item.choose
  },
  .row: { index, state in state.page?.item(at: index)?.select },
  .tab: { index, state in
    guard let tabs = state.page?.tabs, tabs.indices.contains(index) else { return nil }
    return tabs[index].choose
  },
]
