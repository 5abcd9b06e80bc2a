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
  public var opponent: Opponent? {
    if case .computer(let opponent) = self { opponent } else { nil }
  }
  var isPerson: Bool { opponent == nil }

  /// A person's name, which may be empty; nil for a computer.
  public var name: String? { if case .person(let name) = self { name } else { nil } }

  /// Whether a name is short and can be shown as it is; one decoded from a file may be anything.
  public var isValid: Bool { name.map { $0.isEmpty || $0.fitsAsPlayerName && $0.isClean } != false }
}

extension String {
  /// The names in a list with commas, shortened, without what cannot be shown, and at most as many as may play.
  public var playerNames: [String] {
    String(prefix(1000)).listed.prefix(Player.maximumCount).map { listed in
      var name = String(listed.prefix(Player.maximumNameLength))
      while !name.fitsAsPlayerName { name.removeLast() }
      return name.cleaned
    }
  }

  public var playerNamesProblem: PromptProblem? {
    if listed.count > Player.maximumCount { return .tooManyNames }
    return listed.allSatisfy(\.fitsAsPlayerName) ? nil : .longName
  }

  /// The same name, or shortened and with the first number from 2 that makes it unlike all of these.
  func numbered(unlike names: [String]) -> String {
    let numbered = names.indices.lazy.map { "\(prefix(14)) \($0 + 2)" }
    return names.contains(self) ? numbered.first { !names.contains($0) } ?? self : self
  }

  /// The parts between commas, also those of Chinese and Japanese.
  private var listed: [String] {
    split(omittingEmptySubsequences: false) { ",，、".contains($0) }.map { String($0).cleaned }
  }

  fileprivate var fitsAsPlayerName: Bool {
    utf8.count <= Player.maximumNameSize && count <= Player.maximumNameLength
  }
}
