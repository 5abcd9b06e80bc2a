@Sendable func selectItem(_ situation: Command.Situation) -> AppAction? {
  guard let page = situation.state.page, page.count > 0 else { return nil }
  let index = situation.key.step(from: page.selected, in: page.count, columns: page.columns)
  guard let index, page.skipsText else { return index.flatMap { page.item(at: $0)?.select } }
  let rows = (index < page.selected ? Array((0...index).reversed()) : []) + (index..<page.count)
  return rows.lazy.compactMap(page.item).first { !$0.isText }?.select
}

/// Takes the next value of the selected item, or with left, the previous one.
@Sendable func changeItem(_ situation: Command.Situation) -> AppAction? {
  situation.state.page?.selectedItem?.change(by: situation.key.direction == .left ? -1 : 1)
}

@Sendable func chooseItem(_ situation: Command.Situation) -> AppAction? {
  situation.state.page?.selectedItem?.choose
}

let chooseCommand = Command(
  .choose, if: { $0.page?.selectedItem?.choose != nil }, perform: chooseItem)

/// The commands of a list: up and down select a row, left and right change it.
let listCommands = [
  Command(.select, controls: .vertical, perform: selectItem), Command(.list, perform: selectItem),
  Command(.changeRow, if: { $0.page?.selectedItem?.change(by: 1) != nil }, perform: changeItem),
  chooseCommand,
]

let moveCommands = [Command(.select, perform: selectItem), Command(.list, perform: selectItem)]

let buttonCommands = moveCommands + [chooseCommand]

/// The action of a click on a page: a first click on a row selects it, a second chooses it.
func clickItem(_ target: Target, in state: AppState) -> AppAction? {
  guard let page = state.page else { return nil }
  let item = page.item(at: target.number)
  return switch target.kind {
  case .choose:
    item.flatMap { item in
      let isFirst = target.number != page.selected && (item.isLookedAt || !item.value.isEmpty)
      return isFirst ? item.select : item.choose
    }
  case .select: item?.select
  case .less: item?.change(by: -1)
  case .more: item?.change(by: 1)
  case .button: page.hasButtons ? item?.choose : nil
  case .tab: page.tabs.indices.contains(target.number) ? page.tabs[target.number].choose : nil
  default: nil
  }
}
