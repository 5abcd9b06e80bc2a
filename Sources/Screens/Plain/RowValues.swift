import DataFlow
import MemoryTunes

extension OrderReader {
  /// What "volume 5", "grid 2 by 2" or "names Anna" means; nil if no row is named, or if it has no values.
  func value(_ text: String, among choices: [PlainScreen.Choice]) -> Reply? {
    // "Plain mode" is a name, and no value of another row.
    guard !choices.contains(where: { $0.isRow(named: text.lowercased()) }) else { return nil }
    let words = text.split(separator: " ")
    let ends = words.indices.dropFirst().reversed()
    // The longest name first: "peek first on" before "peek first".
    let named = ends.lazy.compactMap { end in
      choices.firstIndex { $0.isRow(named: words[..<end].joined(separator: " ").lowercased()) }
        .map { (index: $0, wanted: words[end...].joined(separator: " ")) }
    }
    guard let (index, wanted) = named.first, let row = choices[index].row else { return nil }
    let values = values(ofRow: index)
    if let value = values.first(where: { $0.value.comparable.hasPrefix(wanted.comparable) }) {
      return .actions([row.select] + [value.action].compactMap(\.self))
    }
    if let open = choices[index].action, case .prompt(.open) = open {
      return .actions([row.select, open, .prompt(.write(wanted.unquoted)), .prompt(.confirm)])
    }
    guard values.count > 1 else { return nil }
    let name = choices[index].nameAndValue.name
    return .refuse([PlainWords.noValue(wanted, of: name, values: values.map(\.value)).spoken])
  }

  /// The values of a row as they follow each other, each with the action that takes it; nil for the one that
  /// it has.
  ///
  /// The actions are tried on copies of the state.
  func values(ofRow index: Int) -> [(value: String, action: AppAction?)] {
    func row(in state: AppState) -> PlainScreen.Choice? {
      guard state.routing.destination == self.state.routing.destination else { return nil }
      let choices = plainScreen(state: state, history: history).choices
      return choices.indices.contains(index) ? choices[index] : nil
    }
    guard let start = row(in: state) else { return [] }
    var values: [(value: String, action: AppAction?)] = [(start.nameAndValue.value, nil)]
    func walk(_ step: KeyPath<PlainScreen.Row, AppAction?>) {
      var state = state
      while values.count < 100, let action = row(in: state)?.row?[keyPath: step],
        case .handled = appReducer(state: &state, action: action),
        let value = row(in: state)?.nameAndValue.value,
        !values.contains(where: { $0.value == value })
      {
        values.append((value, action))
      }
    }
    walk(\.less)
    values.reverse()
    walk(\.more)
    return values
  }
}
