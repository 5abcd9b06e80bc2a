extension OrderReader {
  /// The task and the words the player can say; explained if there are only a few.
  var help: [String] {
    let first =
      switch state.routing.destination {
      case .game:
        (state.rules.first ?? []) + [
          tr("A card by its column and row, like b3, or as row 3 column 2; or two at once: b3 c2.")
        ]
      case .prompt: [PlainWords.besideText]
      default: screen.choices.isEmpty ? [] : [tr("Choose by number or name.")]
      }
    let orders = orders
    guard orders.count >= 10 else { return first.map(\.spoken) + orders.map(\.explanation) }
    // “help” and “help all” are words to type.
    let words = [
      tr("You can say \(list(orders.map(\.word.text)))"),
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
      let values = PlainWords.either(item.values.map(\.told))
      // "It can be off; on".
      let choice = item.values.count > 1 ? tr("It can be \(values)") : ""
      return .say([item.told] + [item.note, choice].filter { !$0.isEmpty }.map(\.spoken))
    }
    if let order = orders.first(where: { $0.word.isSaid(in: text) }) {
      return .say([order.explanation])
    }
    let others =
      PlainQuestion.allCases.map { (word: $0.word, meaning: $0.meaning) }
      + CommandName.allCases.flatMap { name in
        name.row.orders.map {
          (word: $0.word, meaning: ($0.meaning ?? name.row.help).text)
        }
      }
    if let other = others.first(where: { $0.word.isSaid(in: text) }) {
      // Said of a word that works on other screens only.
      return .say([tr("\(other.word.text): \(other.meaning)").spoken, tr("Not on this screen.")])
    }
    return gameTerms.first { $0.keys.lowercased().hasPrefix(text) }
      .map { .say([tr("\($0.keys): \($0.meaning)").spoken]) }
  }
}
