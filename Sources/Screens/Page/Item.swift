/// A choice on a page: an entry, or a row with a value to change.
struct Item: Equatable, Sendable {
  struct Value: Equatable, Sendable {
    let text: String
    /// Takes the value.
    let action: AppAction
  }

  /// The number by which it is selected, so that it stays so when others come or go; nil for its index.
  var number: Int?
  let label: String
  /// Its value as drawn; empty for none.
  var value = ""
  /// Its value as spoken; nil if the same as drawn.
  var toldValue: String?
  /// Its possible values, in order; empty if there is no such list.
  var values: [Value] = []
  /// Its actions for commands that act on the selected item.
  var commands: [CommandName: AppAction] = [:]
  /// It is on; nil if it is never ticked.
  var isTicked: Bool?
  /// The index of its value among them; nil if it has another one.
  var valueIndex: Int?
  /// The first value follows the last.
  var isCircle = true
  /// A sentence about its purpose; empty if its label says it.
  var note = ""
  /// The moves of its game, drawn as signs below it.
  var moves: [SharedMove] = []
  /// A first click selects it, a second chooses it.
  var isLookedAt = false
  /// Choosing it waits for a key.
  var waitsForKey = false
  /// Text that scrolls with the list, and cannot be chosen.
  var isText = false
  /// Is text to type as it stands: drawn in colour, and read out unchanged.
  var isVerbatim = false
  /// Comes and goes: plain mode lists it first, with the last number, so the others keep theirs.
  var isPassing = false
  /// Selects it; set by its page.
  var select: AppAction?
  /// The action of choosing it; nil for taking the next value.
  var act: AppAction?

  /// The action that chooses it; nil if that does nothing now.
  var choose: AppAction? { act ?? change(by: 1) }

  /// The action that takes the next value (1) or the one before (-1); nil if there is none.
  func change(by step: Int) -> AppAction? {
    guard values.count > 1 else { return nil }
    let next = valueIndex.map { $0 + step } ?? 0
    let last = values.count - 1
    return values[isCircle ? (next + values.count) % values.count : min(max(0, next), last)].action
  }

  /// Itself as spoken: "Volume: 7 of 10".
  var told: String {
    let value = toldValue ?? value
    return (value.isEmpty ? label : tr("\(label): \(value)")).spoken
  }

  /// Has something to set or explain, so it is selected before it is chosen.
  var isRow: Bool { !values.isEmpty || !note.isEmpty }

  /// Is a row with this name, or one that begins or ends with these words.
  func isRow(named text: String) -> Bool {
    let name = label.typed.replacing("’", with: "'")
    return isRow && (name == text || name.hasPrefix(text + " ") || name.hasSuffix(" " + text))
  }
}

extension Item {
  /// Lets it take one of these values, each with the action that takes it.
  mutating func setValues<Choice: Equatable>(
    _ choices: [Choice], current: Choice, label: (Choice) -> String,
    action: (Choice) -> AppAction
  ) {
    // More values are chosen in a dialog or by typing.
    guard choices.count <= 100 else { return }
    values = choices.map { Value(text: label($0), action: action($0)) }
    valueIndex = choices.firstIndex(of: current)
  }

  init(_ label: String, number: Int? = nil, _ act: AppAction?) {
    self.init(number: number, label: label, act: act)
  }

  init(_ setting: Setting, in settings: Settings, note: String) {
    self.init(
      label: setting.label, value: setting.value(in: settings),
      values: setting.changes.map {
        Value(text: setting.value(in: $0.settings), action: .settings(.change($0)))
      }, valueIndex: setting.index(in: settings), isCircle: setting.isCircle, note: note)
  }
}
