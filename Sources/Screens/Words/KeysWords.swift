extension KeyTable {
  /// The output of `memorytunes keys`: each control with its keys, as the file has them, and its effect.
  public var listing: String {
    let controls = Control.allCases.map { control in
      let keys = keys(of: control).map(\.text.quoted).joined(separator: ", ")
      let member = "  \(control.rawValue.quoted): [\(keys)]"
      return member + String(repeating: " ", count: max(1, 36 - member.count))
        + control.words.note
    }
    let start = ["\"layout\": \(layout.rawValue.quoted)", "\"changes\":"]
    return (start + controls).joined(separator: "\n")
  }

  /// Its value in the settings: "left hand", "left hand, changed".
  var label: String {
    changes.isEmpty ? layout.words.label : tr("\(layout.words.label), changed")
  }

  func label(of control: Control, isSpoken: Bool) -> String {
    let keys = keys(of: control).compactMap(Key.init)
    guard !keys.isEmpty else { return tr("none", in: "keys") }
    return isSpoken
      ? list(keys.map(\.spokenName)) : keys.map(\.name).joined(separator: " ")
  }
}

extension KeyLayout {
  var words: (label: String, note: String) {
    switch self {
    case .standard: (tr("standard"), tr("Arrows, hjkl or WASD, Space and Enter."))
    case .leftHand: (tr("left hand"), tr("For the left hand on a QWERTY keyboard."))
    case .rightHand: (tr("right hand"), tr("For the right hand on a QWERTY keyboard."))
    }
  }
}

extension Control {
  /// Its name, also with a capital letter and in quotation marks.
  var label: String { words.label }
  /// Names of controls in the key settings, and what the keys do.
  var words: (label: String, note: String) {
    switch self {
    case .left: (tr("left", in: "control"), tr("To the card or the entry on the left."))
    case .right: (tr("right", in: "control"), tr("To the card or the entry on the right."))
    case .up: (tr("up", in: "control"), tr("To the card or the entry above."))
    case .down: (tr("down", in: "control"), tr("To the card or the entry below."))
    case .next: (tr("next", in: "control"), tr("To the next card that is face down, or entry."))
    case .previous: (tr("previous", in: "control"), tr("To the one before."))
    case .first: (tr("first", in: "control"), tr("To the first card or entry."))
    case .last: (tr("last", in: "control"), tr("To the last card or entry."))
    case .flip: (tr("flip", in: "control"), tr("Flips a card; in lists it chooses, too."))
    case .choose: (tr("choose", in: "control"), tr("Chooses an entry; on the board it flips, too."))
    case .back: (tr("back", in: "control"), tr("Back to where you came from."))
    case .quit: (tr("leave", in: "control"), tr("To the menu, and from there out of the game."))
    case .erase: (tr("erase", in: "control"), tr("Deletes a character, or goes back."))
    case .help: (tr("help", in: "control"), tr("The keys of the screen."))
    case .mute: (tr("mute", in: "control"), tr("Sound off or on."))
    case .timeTravel:
      (tr("time travel", in: "control"), tr("Back to an earlier moment, without stars."))
    case .records: (tr("records", in: "control"), tr("In the menu and the result: your records."))
    case .newGame: (tr("new game", in: "control"), tr("Deals a new game."))
    case .player: (tr("player", in: "control"), tr("In the menu: who is playing."))
    case .category: (tr("category", in: "control"), tr("In the menu: the category."))
    case .settings: (tr("settings", in: "control"), tr("In the menu: the settings."))
    case .hint: (tr("hint", in: "control"), tr("On the board: the partner, without stars."))
    case .pause: (tr("pause", in: "control"), tr("On the board: a break."))
    case .coordinates: (tr("coordinates", in: "control"), tr("On the board: coordinates to type."))
    case .cover:
      (tr("about a cover", in: "control"), tr("On the board: about the cover that is shown."))
    case .share: (tr("share", in: "control"), tr("In the result: a text to send, then pictures."))
    case .slips: (tr("slips", in: "control"), tr("In the result: what you had seen and missed."))
    case .again: (tr("same board", in: "control"), tr("In a game of the records: play its board."))
    case .tally:
      (tr("end the evening", in: "control"), tr("In the result: see who wins the evening."))
    case .find: (tr("find", in: "control"), tr("Among the categories: find one."))
    case .add: (tr("add", in: "control"), tr("Among the categories: add one."))
    case .rename:
      (tr("rename", in: "control"), tr("Among categories and players: change one."))
    case .delete:
      (tr("delete", in: "control"), tr("Among categories, players and friends: delete one."))
    case .contrast: (tr("contrast", in: "control"), tr("In the settings: high contrast."))
    case .pictures: (tr("pictures", in: "control"), tr("In the settings: pictures only."))
    case .events:
      (tr("more", in: "control"), tr("All figures of the result, or all events in time travel."))
    case .faster: (tr("faster", in: "control"), tr("While a replay is watched: faster."))
    case .slower: (tr("slower", in: "control"), tr("While a replay is watched: slower."))
    }
  }
}

extension KeyChange {
  /// What was changed: "“x” now means “flip”.", and what the key no longer means.
  var sentence: String {
    switch self {
    case .given(let key, let control, takenFrom: let others):
      ([tr("“\(key.label)” now means “\(control.label)”.")] + others.map { key.loss(of: $0) })
        .joined(separator: " ")
    case .taken(let key, let control): key.loss(of: control)
    case .fixed(let key, let control):
      tr("“\(key.label)” always means “\(control.label)”: press another key.")
    case .reset: tr("Your changes are undone.")
    }
  }
}

extension KeyName {
  fileprivate var label: String { Key(self)?.name ?? text }

  fileprivate func loss(of control: Control) -> String {
    tr("“\(label)” no longer means “\(control.label)”.")
  }
}

extension String {
  /// Itself as a string in JSON.
  fileprivate var quoted: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
