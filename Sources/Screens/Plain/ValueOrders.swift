extension OrderReader {
  /// Reads "volume 5", "grid 2 by 2" or "against Fuzz"; nil if it names no row, or the row has no values.
  func value(_ text: String, among choices: [Item]) -> Reply? {
    // "Plain mode" is a name, not a value of another row.
    guard !choices.contains(where: { $0.isRow(named: text.typed) }) else { return nil }
    let words = text.split(separator: " ")
    let ends = words.indices.dropFirst().reversed()
    // The longest name first: "peek first on" before "peek first".
    let named = ends.lazy.compactMap { end in
      choices.first { $0.isRow(named: words[..<end].joined(separator: " ").typed) }
        .map { (item: $0, wanted: words[end...].joined(separator: " ")) }
    }
    guard let (item, wanted) = named.first else { return nil }
    let (values, told) = (item.values, item.values.map(\.text.spoken))
    if let index = told.firstIndex(where: { $0.comparable.hasPrefix(wanted.comparable) }) {
      return .actions(
        [item.select, index == item.valueIndex ? nil : values[index].action].compactMap(\.self))
    }
    if let open = item.act, case .prompt(.open) = open {
      let typed: [AppAction] = [open, .prompt(.write(wanted.unquoted)), .prompt(.confirm)]
      return .actions([item.select].compactMap(\.self) + typed)
    }
    guard values.count > 1 else { return nil }
    let some = PlainWords.either(told.prefix(8) + (values.count > 8 ? ["…"] : []))
    // "Sound cannot be loud: say off; on".
    return .refuse([tr("\(item.label) cannot be \(wanted.fitted(to: 40)): say \(some)").spoken])
  }
}
