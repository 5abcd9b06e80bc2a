public typealias AppHistory = History<AppState, AppAction, AppEffect>

extension AppHistory {
  /// The position of the selected event, or else of the newest one listed; nil if none is listed.
  public func position(of inspector: InspectorState) -> Int? {
    inspector.selected.flatMap(position(ofNumber:))
      ?? position(before: endIndex, listedBy: inspector)
  }

  public func position(before position: Int, listedBy inspector: InspectorState) -> Int? {
    self[..<position].lastIndex { inspector.lists($0.event) }
  }

  public func position(after position: Int, listedBy inspector: InspectorState) -> Int? {
    self[(position + 1)...].firstIndex { inspector.lists($0.event) }
  }
}

extension InspectorState {
  public func lists(_ event: Event<AppAction>) -> Bool { showsEverything || event.isMoment }
}

extension Event<AppAction> {
  /// Is worth going back to: a flip, the beginning of a game, or an earlier step back in time.
  public var isMoment: Bool {
    switch kind {
    case .action(.game(.flipCard)), .action(.game(.computerFlip)), .rewind: true
    case .action: beginsGame
    }
  }

  public var beginsGame: Bool {
    switch kind {
    case .action(.game(.setCards)), .action(.game(.restore)), .action(.session(.resumeGame)): true
    case .action, .rewind: false
    }
  }
}
