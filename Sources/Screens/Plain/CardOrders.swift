extension OrderReader {
  /// The reply to naming a card; nil where no card can be named.
  func reply(toCard card: Int) -> Reply? {
    switch destination {
    case .game where state.game.isUnderWay: reply(flipOrShow(card, in: state))
    // A card can be named while a dialog covers the board.
    case .info where state.game.isUnderWay, .paused where state.game.isUnderWay:
      reply(flipOrShow(card, in: state), after: .routing(.go(.game)))
    case .practice: clickPuzzle(card, in: state).map { .actions([$0]) }
    default: nil
    }
  }

  /// Reads "b3 c2" or "b3c2": that move, or the card that prevents it.
  func reply(toCards text: String) -> Reply? {
    let isOneWord = text.count == 4 && !text.contains(" ")
    let words = isOneWord ? [text.prefix(2), text.suffix(2)] : text.split { " ,".contains($0) }
    let cards = words.compactMap { card(String($0)) }
    guard destination == .game, state.game.isUnderWay, words.count == 2, cards.count == 2,
      cards[0] != cards[1]
    else { return nil }
    let board = state.game.board
    // The first card of this move; two open cards belong to the last one.
    let first = board.openCards.count == 1 ? board.openCards : []
    let obstacles =
      cards.filter { board.cards[$0].isMatched } + first.filter { !cards.contains($0) }
    if let obstacle = obstacles.first {
      return .actions([.game(.showCard(.init(index: obstacle)))])
    }
    return .actions(cards.filter { !first.contains($0) }.map { .game(.flipCard(.init(index: $0))) })
  }

  /// The card named by a text: "b3", "3 2" or "row 3 column 2"; nil if none.
  func card(_ text: String) -> Int? {
    let grid = state.practised?.grid ?? state.game.grid
    let letters = Array(grid.columnLetters)
    var cells = text.split { " ,".contains($0) }.map(String.init)
    if cells.count == 1, text.count == 2, text.first?.isLetter == true {
      cells = text.map { String($0) }
    }
    if cells.count == 4, PlainWords.column.isSaid(in: cells[0]) {
      cells = Array(cells[2...] + cells[..<2])
    }
    if cells.count == 4, PlainWords.row.isSaid(in: cells[0]), PlainWords.column.isSaid(in: cells[2])
    {
      cells = [cells[1], cells[3]]
    }
    guard cells.count == 2 else { return nil }
    // A letter and a row, or a row and a column.
    let letter = cells[0].count == 1 ? letters.firstIndex { $0 == cells[0].first } : nil
    let row = cells[letter == nil ? 0 : 1].smallNumber
    guard let row, let column = letter ?? cells[1].smallNumber.map({ $0 - 1 }),
      (1...grid.rows).contains(row), (0..<grid.columns).contains(column)
    else { return nil }
    return (row - 1) * grid.columns + column
  }
}

extension String {
  /// The number it spells, up to 999; nil if none, or too large to count anything here.
  var smallNumber: Int? { count < 4 ? Int(self) : nil }
}
