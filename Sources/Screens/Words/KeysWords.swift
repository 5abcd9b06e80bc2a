import MemoryTunes
import Terminal

/// The text of the key settings.
enum KeysWords {
  static let title = "keys"
  static let row = "Keys"
  static let note = "Which keys do what."
  static let changing = "These keys work in the drawn game. Choose a row to change its keys."
}

extension KeysState {
  /// The purpose of the selected row, the result of its last change, or the key being waited for.
  func note(on row: KeysRow, in table: KeyTable) -> String {
    if let control = listening {
      return "Press a new key for “\(control.label)”, or an old one to remove it. Esc cancels."
    }
    return change?.sentence ?? row.note(in: table)
  }
}

extension KeysRow {
  var label: String {
    switch self {
    case .layout: "Layout"
    case .control(let control): control.label.capitalizedFirst
    case .reset: "Undo my changes"
    }
  }

  func value(in table: KeyTable, isSpoken: Bool = false) -> String {
    switch self {
    case .layout: table.layout.words.label
    case .control(let control): table.label(of: control, isSpoken: isSpoken)
    case .reset: table.changes.isEmpty ? "none" : "\(table.changes.count)"
    }
  }

  func note(in table: KeyTable) -> String {
    switch self {
    case .layout: table.layout.words.note
    case .control(let control): control.note
    case .reset: "Every control gets the keys of the layout again."
    }
  }
}

extension KeyTable {
  /// The output of `memorytunes keys`: each control with its keys, as the file has them, and its effect.
  public var listing: String {
    let controls = Control.allCases.map { control in
      let keys = keys(of: control).map(\.text.quoted).joined(separator: ", ")
      let member = "  \(control.rawValue.quoted): [\(keys)]"
      return member + String(repeating: " ", count: max(1, 36 - member.count)) + control.note
    }
    let start = ["\"layout\": \(layout.rawValue.quoted)", "\"changes\":"]
    return (start + controls).joined(separator: "\n")
  }

  /// Its value in the settings.
  var label: String { layout.words.label + (changes.isEmpty ? "" : ", changed") }

  fileprivate func label(of control: Control, isSpoken: Bool) -> String {
    let keys = keys(of: control).compactMap(Key.init)
    guard !keys.isEmpty else { return "none" }
    return isSpoken
      ? list(keys.map(\.spokenName)) : keys.map(\.name).joined(separator: " ")
  }
}

extension KeyLayout {
  var words: (label: String, note: String) {
    switch self {
    case .standard: ("standard", "Arrows, hjkl or WASD, Space and Enter.")
    case .leftHand: ("left hand", "For the left hand on a QWERTY keyboard.")
    case .rightHand: ("right hand", "For the right hand on a QWERTY keyboard.")
    }
  }
}

extension Control {
  /// Its name.
  var label: String { words.label }
  /// Its effect and place.
  var note: String { words.note }

  private var words: (label: String, note: String) {
    switch self {
    case .left: ("left", "To the card or the entry on the left.")
    case .right: ("right", "To the card or the entry on the right.")
    case .up: ("up", "To the card or the entry above.")
    case .down: ("down", "To the card or the entry below.")
    case .next: ("next", "To the next card that is face down, or entry.")
    case .previous: ("previous", "To the one before.")
    case .first: ("first", "To the first card or entry.")
    case .last: ("last", "To the last card or entry.")
    case .flip: ("flip", "Flips a card; in lists it chooses, too.")
    case .choose: ("choose", "Chooses an entry; on the board it flips, too.")
    case .back: ("back", "Back to where you came from.")
    case .quit: ("leave", "To the menu, and from there out of the game.")
    case .erase: ("erase", "Deletes a character, or goes back.")
    case .help: ("help", "The keys of the screen.")
    case .mute: ("mute", "Sound off or on.")
    case .timeTravel: ("time travel", "Back to an earlier moment, without stars.")
    case .records: ("records", "In the menu and the result: your records.")
    case .newGame: ("new game", "Deals a new game.")
    case .player: ("player", "In the menu: who is playing.")
    case .category: ("category", "In the menu: the category.")
    case .settings: ("settings", "In the menu: the settings.")
    case .hint: ("hint", "On the board: the partner, without stars.")
    case .pause: ("pause", "On the board: a break.")
    case .coordinates: ("coordinates", "On the board: coordinates to type.")
    case .cover: ("about a cover", "On the board: about the cover that is shown.")
    case .share: ("share", "In the result: a text to send, then pictures.")
    case .slips: ("slips", "In the result: what you had seen and missed.")
    case .again: ("same board", "In a game of the records: play its board.")
    case .tally: ("end the evening", "In the result: see who wins the evening.")
    case .find: ("find", "Among the categories: find one.")
    case .add: ("add", "Among the categories: add one.")
    case .rename: ("rename", "Among the categories and the players: rename or change one.")
    case .delete: ("delete", "Among categories, players and friends: delete one.")
    case .contrast: ("contrast", "In the settings: high contrast.")
    case .pictures: ("pictures", "In the settings: pictures only.")
    case .events: ("more", "In the result: all figures. In time travel: all events, or fewer.")
    case .faster: ("faster", "While a replay is watched: faster.")
    case .slower: ("slower", "While a replay is watched: slower.")
    }
  }
}

extension KeyChange {
  var sentence: String {
    switch self {
    case .given(let key, let control, takenFrom: let others):
      "“\(key.label)” now means “\(control.label)”"
        + (others.isEmpty ? "." : ", no longer \(list(others.map { "“\($0.label)”" })).")
    case .taken(let key, let control): "“\(key.label)” no longer means “\(control.label)”."
    case .fixed(let key, let control):
      "“\(key.label)” always means “\(control.label)”: press another key."
    case .reset: "Your changes are undone."
    }
  }
}

extension KeyName {
  fileprivate var label: String { Key(self)?.name ?? text }
}

extension String {
  /// Itself as a string in JSON.
  fileprivate var quoted: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
