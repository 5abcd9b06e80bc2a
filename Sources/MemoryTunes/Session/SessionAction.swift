public enum SessionAction: Equatable, Codable, Sendable {
  indirect case launch(LaunchAction)
  case resume(ResumeAction)
  case resumeGame(GamePlace)
  case quit(QuitAction)
}

/// "The program has been started with these options".
public struct LaunchAction: Equatable, Codable, Sendable {
  public var options: LaunchOptions
  /// A random number that determines the boards of the run.
  public var entropy: UInt64

  public init(options: LaunchOptions = .none, entropy: UInt64 = 0) {
    (self.options, self.entropy) = (options, entropy)
  }
}

/// "Resume the work of this state": it has replaced a later one.
public struct ResumeAction: Equatable, Codable, Sendable {
  /// A random number, so the next boards differ from earlier ones.
  public var entropy: UInt64
  /// The id of the later state's game, if none of its cards had been seen, so going back within it is free.
  public var unseenGame: UInt64?

  public init(entropy: UInt64 = 0, unseenGame: UInt64? = nil) {
    (self.entropy, self.unseenGame) = (entropy, unseenGame)
  }
}

public struct QuitAction: Equatable, Codable, Sendable {
  public init() {}
}
