import DataFlow

/// The history of the game.
public typealias AppHistory = History<AppState, AppAction, AppEffect>

extension AppHistory {
  /// The position of the selected event, or else of the newest one listed; nil if none is listed.
  public func position(of inspector: InspectorState) -> Int? {
    inspector.selected.flatMap(position(ofNumber:))
      ?? position(before: endIndex, listedBy: inspector)
  }

  /// The position of the next older event that the inspector lists.
  public func position(before position: Int, listedBy inspector: InspectorState) -> Int? {
    self[..<position].lastIndex { inspector.lists($0.event) }
  }

  /// The position of the next newer event that the inspector lists.
  public func position(after position: Int, listedBy inspector: InspectorState) -> Int? {
    self[(position + 1)...].firstIndex { inspector.lists($0.event) }
  }
}

extension InspectorState {
  /// Whether the list shows an event.
  public func lists(_ event: Event<AppAction>) -> Bool {
    guard !showsEverything, case .action(let action) = event.kind else { return true }
    return !action.isFrequent
  }
}
