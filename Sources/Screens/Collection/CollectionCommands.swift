import MemoryTunes
import Terminal

/// Down enters the collection, where arrows move from cover to cover; up leaves it from its first row.
let collectionCommands = [
  Command(.enterCollection, if: isAboveCollection) { _ in .routing(.select(0)) },
  Command(.moveInCollection, if: { $0.isInCollection }, perform: move),
  Command(.hearCover, if: canHear, perform: chooseItem),
  Command(.dealCover, if: isCoverMissing, perform: chooseItem),
]

extension AppState {
  /// Has a cover of the collection selected.
  var isInCollection: Bool { showsCollection && selectedCover != nil }

  /// The selected cover has been found, and its tune can be heard.
  fileprivate var canHearCover: Bool {
    isInCollection && audible == .tunes && !isCoverMissing
  }

  /// The selected cover has not been found.
  fileprivate var isCoverMissing: Bool {
    guard isInCollection, let cover = selectedCover else { return false }
    return records.records?.collection[cover] == nil
  }

  /// The collection is on the screen, with at least one cover found.
  fileprivate var showsCollection: Bool {
    records.page == .collection && records.records?.collection.isEmpty == false
  }
}

@Sendable private func isAboveCollection(in state: AppState) -> Bool {
  state.showsCollection && state.selectedCover == nil
}

@Sendable private func isCoverMissing(in state: AppState) -> Bool { state.isCoverMissing }

@Sendable private func canHear(in state: AppState) -> Bool { state.canHearCover }

@Sendable private func move(in situation: Command.Situation) -> AppAction? {
  guard let selected = situation.state.selectedCover else { return nil }
  let next = CollectionRows.step(from: selected, by: situation.key)
  return next == selected ? nil : .routing(.select(next))
}
