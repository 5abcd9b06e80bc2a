/// The run of the program: its beginning, its end, and going back in it.
public enum SessionAction: Equatable, Codable, Sendable {
  indirect case launch(LaunchAction)
  case resume(ResumeAction)
  case quit(QuitAction)
}

extension SessionAction: FeatureAction {
  var weight: Int {
    switch self {
    case .launch: 300
    case .resume, .quit: 0
    }
  }
}

/// "The program has been started with these options".
public struct LaunchAction: Equatable, Codable, Sendable {
  public var options: LaunchOptions
  /// A random number: the boards of the run follow from it.
  public var entropy: UInt64

  public init(options: LaunchOptions = LaunchOptions(), entropy: UInt64 = 0) {
    self.options = options
    self.entropy = entropy
  }
}

/// "An earlier state has taken the place of the present one": take up the work that belongs to it.
public struct ResumeAction: Equatable, Codable, Sendable {
  /// A random number: the next boards are not those that were dealt before.
  public var entropy: UInt64

  public init(entropy: UInt64 = 0) {
    self.entropy = entropy
  }
}

/// "Leave the program".
public struct QuitAction: Equatable, Codable, Sendable {
  public init() {}
}

/// What the session asks of the world.
public enum SessionEffect: Equatable, Sendable {
  /// Leave the program.
  case quit
}
