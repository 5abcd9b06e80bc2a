/// The events of one action, to announce in plain mode.
public struct Telling: Equatable, Sendable {
  public let events: [AppEvent]
  /// The state after all of them.
  public let state: AppState

  public init(events: [AppEvent], state: AppState) { (self.events, self.state) = (events, state) }
}

public enum TalkSetting: String, CaseIterable, Codable, Sendable {
  /// A card by its coordinate and title.
  case brief
  /// Also by its artist, and the score after each pair.
  case normal
  /// Also its row and column, and the score after each move.
  case full
}

func telling(of events: [AppEvent], in state: AppState) -> Effect<AppEffect> {
  guard state.mode == .told, state.settings.isRestored, !events.isEmpty else { return .none }
  return .run(.tell(Telling(events: events, state: state)))
}
