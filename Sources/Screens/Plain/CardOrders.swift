extension OrderReader {
  /// The reply to naming a card; nil where no card can be named.
  func reply(toCard card: Int) -> Reply? {
    switch state.routing.destination {
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
    guard words.count == 2, cards.count == 2, cards[0] != cards[1],
      state.routing.destination == .game, state.game.isUnderWay
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
    let cells = text.split { " ,".contains($0) }.map(String.init)
    let place: (column: Int?, row: Int?)
    switch cells.count {
    case 1 where text.count == 2:
      place = (letters.firstIndex { $0 == text.first }, String(text.dropFirst()).smallNumber)
    case 2 where cells[0].count == 1 && cells[0].smallNumber == nil:
      place = (letters.firstIndex { $0 == cells[0].first }, cells[1].smallNumber)
    case 2: place = (cells[1].smallNumber.map { $0 - 1 }, cells[0].smallNumber)
    case 4 where PlainWords.row.isSaid(in: cells[0]) && PlainWords.column.isSaid(in: cells[2]):
      place = (cells[3].smallNumber.map { $0 - 1 }, cells[1].smallNumber)
    case 4 where PlainWords.row.isSaid(in: cells[2]) && PlainWords.column.isSaid(in: cells[0]):
      place = (cells[1].smallNumber.map { $0 - 1 }, cells[3].smallNumber)
    default: return nil
    }
    guard let column = place.column, let row = place.row, (1...grid.rows).contains(row),
      (0..<grid.columns).contains(column)
    else { return nil }
    return (row - 1) * grid.columns + column
  }
}

extension String {
  /// The number it spells, up to 999; nil if none, or too large to count anything here.
  var smallNumber: Int? { count < 4 ? Int(self) : nil }
}
