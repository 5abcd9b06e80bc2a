extension PlayedGame {
  /// The values of its row, in the order of ``Column``; nil if no row can hold the game.
  var row: [SQLiteValue]? {
    guard isValid, let flips = flips.bytes else { return nil }
    return Column.allCases.map { column in
      switch column {
      case .id: .init(bits: id)
      case .endedAt: .integer(endedAt)
      case .category: .text(category.id)
      case .categoryName: .init(category.name)
      case .columns: .integer(grid.columns)
      case .rows: .integer(grid.rows)
      case .source: .text(request.source.description)
      case .seed: .init(bits: request.seed)
      case .deck: .integer(request.deck)
      case .kind: .text(kind.rawValue)
      case .players: .text(players.text(with: headStart))
      case .day: .init(day)
      case .pairsFound: .integer(pairCount)
      case .moves: .integer(moveCount)
      case .slips: .integer(slipCount)
      case .seconds: .integer(seconds)
      case .hindsight: .init(hindsight?.rawValue)
      case .givenUp: .integer(isGivenUp ? 1 : 0)
      case .pairs: .blob(pairs.map { UInt8($0) })
      case .flips: .blob(flips)
      }
    }
  }

  /// Reads a row with the columns of ``Column``; nil if it contradicts itself.
  init?(_ row: borrowing Statement, hasFlips: Bool) {
    guard let grid = Grid(columns: row.integer(.columns), rows: row.integer(.rows)),
      let source = row.text(.source).flatMap(CoverSource.init),
      let kind = row.text(.kind).flatMap(GameKind.init),
      let playersText = row.text(.players), let players = [Player](text: playersText),
      let category = row.text(.category)
    else { return nil }
    let (hindsight, pairsFound) = (row.text(.hindsight), row.optionalInteger(.pairsFound))
    // Only the flips give each player's pairs.
    let needsFlips = hasFlips || players.count > 1 || pairsFound == nil
    guard
      let flips = needsFlips ? [Flip](bytes: row.blob(.flips), cardCount: grid.cardCount) : []
    else { return nil }
    let request = DealRequest(
      category: Category(id: category, name: row.text(.categoryName)), grid: grid, source: source,
      seed: row.bits(.seed), kind: kind, deck: row.integer(.deck))
    self.init(
      id: row.bits(.id), endedAt: row.integer(.endedAt), request: request,
      players: players, headStart: HeadStart(playersText: playersText),
      day: row.optionalInteger(.day), pairCount: pairsFound,
      moveCount: row.integer(.moves), slipCount: row.integer(.slips),
      seconds: row.integer(.seconds), hindsight: hindsight.flatMap(Hindsight.init),
      pairs: needsFlips ? row.blob(.pairs).map { Int($0) } : [], flips: flips)
    if pairsFound == nil { pairCount = board?.foundPairCount ?? 0 }
    // An unknown reason is a contradiction, too.
    guard isValid, isGivenUp == (row.integer(.givenUp) != 0),
      players.text(with: headStart) == playersText,
      (self.hindsight == nil) == (hindsight == nil)
    else { return nil }
    if !hasFlips { (pairs, self.flips) = ([], []) }
  }
}

extension Statement {
  fileprivate borrowing func bits(_ column: Column) -> UInt64 { bits(at: column.rawValue) }
  fileprivate borrowing func integer(_ column: Column) -> Int { integer(at: column.rawValue) }
  fileprivate borrowing func optionalInteger(_ column: Column) -> Int? {
    isNull(at: column.rawValue) ? nil : integer(column)
  }
  fileprivate borrowing func text(_ column: Column) -> String? { text(at: column.rawValue) }
  fileprivate borrowing func blob(_ column: Column) -> [UInt8] { blob(at: column.rawValue) }
}
