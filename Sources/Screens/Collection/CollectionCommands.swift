/// Down enters the collection, where arrows move from cover to cover; up leaves it from its first row.
let collectionCommands = [
  Command(
    .enterCollection, if: { $0.showsCollection && $0.selectedCover == nil },
    action: .routing(.select(0))),
  Command(
    .moveAround, if: { $0.isInCollection },
    perform: { situation in
      guard let selected = situation.state.selectedCover else { return nil }
      let next = CollectionRows.step(from: selected, by: situation.key)
      return next == selected ? nil : .routing(.select(next))
    }),
  Command(
    .hearCover, if: { $0.isInCollection && $0.audible == .tunes && !$0.isCoverMissing },
    perform: chooseItem),
  Command(.dealCover, if: { $0.isCoverMissing }, perform: chooseItem),
]

extension AppState {
  var isInCollection: Bool { showsCollection && selectedCover != nil }

  fileprivate var isCoverMissing: Bool {
    isInCollection && selectedCover.flatMap { records.records?.collection[$0] } == nil
  }

  /// The collection is on the screen, with at least one cover found.
  fileprivate var showsCollection: Bool {
    records.page == .collection && records.records?.collection.isEmpty == false
  }
}
