/// Keys for a hand position; the player's own changes come on top.
public enum KeyLayout: String, CaseIterable, Codable, Sendable {
  case standard
  /// All within reach of the left hand on a QWERTY keyboard.
  case leftHand = "left-hand"
  case rightHand = "right-hand"

  /// The keys of a control, starting with the one in hints.
  func keys(of control: Control) -> [KeyName] {
    let keys: [KeyName]? =
      switch self {
      case .standard: nil
      case .leftHand: Self.leftKeys[control]
      case .rightHand: Self.rightKeys[control]
      }
    return keys ?? Self.standardKeys[control] ?? []
  }

  // A lowercase letter covers both cases, unless another control has the uppercase one.

  private static let standardKeys: [Control: [KeyName]] = [
    .left: ["left", "h", "a"],
    .right: ["right", "l", "d"],
    .up: ["up", "k", "w"],
    .down: ["down", "j", "s"],
    .next: ["tab"],
    .previous: ["shift+tab"],
    .first: ["home"],
    .last: ["end"],
    .flip: ["space"],
    .choose: ["enter"],
    .back: ["escape"],
    .quit: ["q"],
    .erase: ["backspace"],
    .help: ["?", "f1"],
    .mute: ["m"],
    .timeTravel: ["t"],
    .records: ["r"],
    .newGame: ["n"],
    .player: ["p"],
    .category: ["c"],
    .settings: [","],
    .hint: ["H"],
    .pause: ["p"],
    .coordinates: ["#"],
    .cover: ["i"],
    .share: ["y"],
    .slips: ["v"],
    .again: ["p"],
    .tally: ["0"],
    .find: ["/"],
    .add: ["+"],
    .rename: ["e"],
    .delete: ["x"],
    .contrast: ["c"],
    .pictures: ["p"],
    .events: ["f"],
    .faster: ["+", "="],
    .slower: ["-"],
  ]

  private static let leftKeys: [Control: [KeyName]] = [
    .left: ["a", "left"],
    .right: ["d", "right"],
    .up: ["w", "up"],
    .down: ["s", "down"],
    .choose: ["e", "enter"],
    .help: ["f1", "?"],
    .mute: ["f2"],
    .newGame: ["g"],
    .player: ["v"],
    .settings: ["x"],
    .hint: ["f"],
    .pause: ["v"],
    .coordinates: ["z"],
    .cover: ["b"],
    .share: ["z"],
    .again: ["g"],
    .tally: ["b"],
    .find: ["f"],
    .add: ["g"],
    .rename: ["r"],
    .pictures: ["v"],
    .faster: ["r"],
    .slower: ["f"],
  ]

  private static let rightKeys: [Control: [KeyName]] = [
    .left: ["left", "j"],
    .right: ["right", "l"],
    .up: ["up", "i"],
    .down: ["down", "k"],
    .next: ["."],
    .previous: [","],
    .flip: ["space", "o"],
    .quit: ["u"],
    .timeTravel: ["["],
    .records: ["]"],
    .category: ["y"],
    .settings: [";"],
    .coordinates: ["'"],
    .cover: ["h"],
    .slips: ["h"],
    .rename: ["h"],
    .delete: ["y"],
    .contrast: ["y"],
    .events: ["p"],
  ]
}
