import Artwork
import DataFlow

/// All that has happened in the game.
public typealias AppHistory = History<AppState, AppAction, AppEffect>

extension AppHistory {
  /// The position that the inspector looks at: the chosen event, or else the newest that it lists;
  /// nil if it lists none.
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

extension AppAction {
  /// Whether it is one of those that happen all the time, or of looking at what has happened.
  var isFrequent: Bool {
    switch self {
    case .moveCursor, .selectEntry, .turnCards, .tick, .saveGame, .fetchProgress, .inspect,
      .prompt(.write):
      true
    case .routing(let action): action.destination == .inspector
    case .launch, .restorePreferences, .showNotice, .setCatalogue, .changeCategory,
      .changeSetting, .newGame, .fetchTunes, .setCards, .fetchFailed, .flipCard, .prompt,
      .deleteCategory, .playOn, .resume, .restoreGame, .missingCovers, .quit:
      false
    }
  }

  /// About how many bytes it keeps alive that nothing else does.
  public var weight: Int {
    switch self {
    case .setCards(let action): 400 * (action.batch.covers.count + action.batch.fillers.count)
    case .restoreGame(let action): 400 * action.game.game.covers.count
    case .setCatalogue(let action): 400 * action.catalogue.values.map(\.count).reduce(0, +)
    case .showNotice(let action): action.message.utf8.count
    case .fetchFailed(let action): action.message.utf8.count
    case .missingCovers(.found(let image)): image.utf8.count
    case .missingCovers(.recovered(_, let ids)): ids.map(\.utf8.count).reduce(0, +)
    case .launch, .restorePreferences, .fetchTunes, .changeCategory: 300
    case .routing, .selectEntry, .changeSetting, .newGame, .fetchProgress, .moveCursor, .flipCard,
      .turnCards, .tick, .prompt, .deleteCategory, .inspect, .playOn, .resume,
      .saveGame, .quit:
      0
    }
  }
}
