public enum Player: Hashable, Codable, Sendable {
  /// A person, with the name that was given; empty if none was.
  case person(name: String)
  case computer(Opponent)

  public static let anyone = Player.person(name: "")

  public static let maximumCount = 4
  /// The maximum length of a name, in characters.
  public static let maximumNameLength = 16
  /// The maximum size of a name, in bytes: a character may have any number of them.
  static let maximumNameSize = 400

  /// The computer's character; nil for a person.
  public var opponent: Opponent? {
    if case .computer(let opponent) = self { opponent } else { nil }
  }

  var isPerson: Bool { opponent == nil }

  /// A person's name, which may be empty; nil for a computer.
  public var name: String? { if case .person(let name) = self { name } else { nil } }

  /// Whether a name is short and can be shown as it is; one decoded from a file may be anything.
  public var isValid: Bool {
    switch self {
    case .person(let name):
      name.isEmpty || name.fitsAsPlayerName && name.isClean
    case .computer: true
    }
  }
}

extension String {
  /// The names in a list that is separated by commas, without what cannot be shown, shortened, and at
  /// most as many as may play.
  public var playerNames: [String] {
    String(prefix(1000)).listed.prefix(Player.maximumCount)
      .map { String($0).cleaned.shortenedToPlayerName }
  }

  /// The parts between commas, also those of Chinese and Japanese.
  fileprivate var listed: [Substring] {
    split(omittingEmptySubsequences: false) { ",，、".contains($0) }
  }

  fileprivate var fitsAsPlayerName: Bool {
    utf8.count <= Player.maximumNameSize && count <= Player.maximumNameLength
  }

  /// The longest beginning that fits.
  fileprivate var shortenedToPlayerName: String {
    var name = self[...].prefix(Player.maximumNameLength)
    while name.utf8.count > Player.maximumNameSize { name = name.dropLast() }
    return String(name).cleaned
  }

  public var playerNamesProblem: PromptProblem? {
    let names = listed
    if names.count > Player.maximumCount { return .tooManyNames }
    let isLong = names.contains { !String($0).cleaned.fitsAsPlayerName }
    return isLong ? .longName : nil
  }
}
