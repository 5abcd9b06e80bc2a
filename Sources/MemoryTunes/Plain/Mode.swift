/// How the game reaches its player.
public enum Mode: String, Codable, Sendable {
  /// Drawn on the screen.
  case drawn
  /// Told line by line: plain mode.
  case told
}

extension AppState {
  /// The mode of this run.
  public var mode: Mode { settings.options.mode ?? .drawn }

  /// The board and its result have no words; a game that is told always has.
  public var isWordless: Bool { settings.current.isWordless && mode == .drawn }
}
