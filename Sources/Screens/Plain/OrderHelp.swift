extension OrderReader {
  /// The task and the words the player can say; explained if there are only a few.
  var help: [String] {
    let first =
      switch destination {
      case .game:
        (state.rules.first ?? []) + [
          tr("A card by its column and row, like b3, or as row 3 column 2; or two at once: b3 c2.")
        ]
      case .prompt: [PlainWords.besideText]
      default: screen.choices.isEmpty ? [] : [tr("Choose by number or name.")]
      }
    let orders = orders
    guard orders.count >= 10 else { return first.map(\.spoken) + orders.map(\.order.explanation) }
    // “help” and “help all” are words to type.
    let words = [
      tr("You can say \(list(orders.map(\.order.word.text)))"),
      tr("Say help and a word for what it does; help all for all of them"),
    ]
    return (first + words).map(\.spoken)
  }

  /// The meaning of a row, order or term of the game; nil if the text is none of them.
  func help(about text: String) -> Reply? {
    let choices = screen.choices
    let named = text.smallNumber.map { $0 - 1 } ?? choices.firstIndex { $0.isRow(named: text) }
    if let index = named, choices.indices.contains(index), choices[index].isRow {
      let item = choices[index]
      let values = PlainWords.either(item.values.map(\.text.spoken))
      // "It can be off; on".
      let choice = item.values.count > 1 ? tr("It can be \(values)") : ""
      return .say([item.told] + [item.note, choice].filter { !$0.isEmpty }.map(\.spoken))
    }
    func explanation(in orders: [PlainOrder]) -> String? {
      orders.first { $0.word.isSaid(in: text) }?.explanation
    }
    if let order = explanation(in: orders.map(\.order)) { return .say([order]) }
    let others = PlainQuestion.allCases.map(\.order) + CommandName.allCases.flatMap(\.row.orders)
    // Said of a word that works on other screens only.
    if let other = explanation(in: others) { return .say([other, tr("Not on this screen.")]) }
    return gameTerms.first { $0.keys.lowercased().hasPrefix(text) }.map { .say([$0.told]) }
  }
}
