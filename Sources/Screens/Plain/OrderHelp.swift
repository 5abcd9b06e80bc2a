extension OrderReader {
  /// The task and the words the player can say; explained if there are only a few.
  var help: [String] {
    let first =
      switch state.routing.destination {
      case .game: (state.rules.first ?? []) + [PlainWords.cards]
      case .prompt: [PlainWords.besideText]
      default: screen.choices.isEmpty ? [] : [tr("Choose by number or name.")]
      }
    let orders = orders
    return first.map(\.spoken)
      + (orders.count < 10
        ? orders.map(\.explanation) : PlainWords.words(orders.map(\.word.text)).map(\.spoken))
  }

  /// The meaning of a row, order or term of the game; nil if the text is none of them.
  func help(about text: String) -> Reply? {
    let choices = screen.choices
    let named =
      text.smallNumber.map { $0 - 1 } ?? choices.firstIndex { $0.isRow(named: text) }
    if let index = named, choices.indices.contains(index), choices[index].isRow {
      let item = choices[index]
      return .say(
        [item.told]
          + PlainWords.explanation(item.note, values: item.values.map(\.told)).map(\.spoken))
    }
    if let order = orders.first(where: { $0.word.isSaid(in: text) }) {
      return .say([order.explanation])
    }
    let others =
      PlainQuestion.allCases.map { (word: $0.word, meaning: $0.meaning) }
      + CommandName.allCases.flatMap { name in
        name.row.orders.map {
          (word: $0.word, meaning: $0.meaning?.text ?? name.help(keys: []).meaning)
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
