public enum Mode: String, Codable, Sendable {
  case drawn
  /// Written line by line: plain mode.
  case told
}

extension AppState {
  public var mode: Mode { settings.options.mode ?? .drawn }

  /// Shows the board and its result without words; plain mode always has words.
  public var isWordless: Bool { settings.current.isWordless && mode == .drawn }
}
