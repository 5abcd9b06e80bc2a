/// Keys for a hand position; the player's own changes come on top.
public enum KeyLayout: String, CaseIterable, Codable, Sendable {
  case standard
  /// All within reach of the left hand on a QWERTY keyboard.
  case leftHand = "left-hand"
  case rightHand = "right-hand"

  /// The keys of a control, starting with the one in hints.
  func keys(of control: Control) -> [KeyName] {
    let layouts = Self.keys[control] ?? [:]
    return layouts[self] ?? layouts[.standard] ?? []
  }

  /// A layout without its own has the standard ones; a lowercase letter means both cases, unless the other is taken.
  private static let keys: [Control: [KeyLayout: [KeyName]]] = [
    .left: [.standard: ["left", "h", "a"], .leftHand: ["a", "left"], .rightHand: ["left", "j"]],
    .right: [
      .standard: ["right", "l", "d"], .leftHand: ["d", "right"], .rightHand: ["right", "l"],
    ],
    .up: [.standard: ["up", "k", "w"], .leftHand: ["w", "up"], .rightHand: ["up", "i"]],
    .down: [.standard: ["down", "j", "s"], .leftHand: ["s", "down"], .rightHand: ["down", "k"]],
    .next: [.standard: ["tab"], .rightHand: ["."]],
    .previous: [.standard: ["shift+tab"], .rightHand: [","]],
    .first: [.standard: ["home"]],
    .last: [.standard: ["end"]],
    .flip: [.standard: ["space"], .rightHand: ["space", "o"]],
    .choose: [.standard: ["enter"], .leftHand: ["e", "enter"]],
    .back: [.standard: ["escape"]],
    .quit: [.standard: ["q"], .rightHand: ["u"]],
    .erase: [.standard: ["backspace"]],
    .help: [.standard: ["?", "f1"], .leftHand: ["f1", "?"]],
    .mute: [.standard: ["m"], .leftHand: ["f2"]],
    .timeTravel: [.standard: ["t"], .rightHand: ["["]],
    .records: [.standard: ["r"], .rightHand: ["]"]],
    .newGame: [.standard: ["n"], .leftHand: ["g"]],
    .player: [.standard: ["p"], .leftHand: ["v"]],
    .category: [.standard: ["c"], .rightHand: ["y"]],
    .settings: [.standard: [","], .leftHand: ["x"], .rightHand: [";"]],
    .hint: [.standard: ["H"], .leftHand: ["f"]],
    .pause: [.standard: ["p"], .leftHand: ["v"]],
    .coordinates: [.standard: ["#"], .leftHand: ["z"], .rightHand: ["'"]],
    .cover: [.standard: ["i"], .leftHand: ["b"], .rightHand: ["h"]],
    .share: [.standard: ["y"], .leftHand: ["z"]],
    .slips: [.standard: ["v"], .rightHand: ["h"]],
    .again: [.standard: ["p"], .leftHand: ["g"]],
    .tally: [.standard: ["0"], .leftHand: ["b"]],
    .find: [.standard: ["/"], .leftHand: ["f"]],
    .add: [.standard: ["+"], .leftHand: ["g"]],
    .rename: [.standard: ["e"], .leftHand: ["r"], .rightHand: ["h"]],
    .delete: [.standard: ["x"], .rightHand: ["y"]],
    .contrast: [.standard: ["c"], .rightHand: ["y"]],
    .pictures: [.standard: ["p"], .leftHand: ["v"]],
    .events: [.standard: ["f"], .rightHand: ["p"]],
    .faster: [.standard: ["+", "="], .leftHand: ["r"]],
    .slower: [.standard: ["-"], .leftHand: ["f"]],
  ]
}
