import MemoryTunes

// What is said of a board and its result in plain mode only.

extension PlainWords {
  static let rowAndColumn = ["row", "column"]
  static let dealing = "Dealing the cards."
  static let cards =
    "A card by its column and row, like b3, or as row 3 column 2; or two at once: b3 c2."

  /// Whether it is a letter and digits, or numbers with the words for row and column.
  static func looksLikeCard(_ text: String) -> Bool {
    let words = text.split(separator: " ").filter { !rowAndColumn.contains(String($0)) }
    guard words.count == 1 else { return words.count == 2 && words.allSatisfy { Int($0) != nil } }
    return text.first?.isLetter == true && text.count > 1 && text.dropFirst().allSatisfy(\.isNumber)
  }

  /// That the board has no such card.
  static func noCard(_ text: String, on grid: Grid) -> String {
    let letters = grid.columnLetters
    return
      "There is no \(text.prefix(20)): columns are \(letters.prefix(1)) to \(letters.suffix(1)), rows 1 to \(grid.rows)."
  }

  static func moreSlips(_ count: Int) -> String {
    "And \(counted(count, "more slip")): say slips for all of them."
  }

  static func move(_ number: Int) -> String { "Move \(number)" }

  static func slip(_ number: Int, of count: Int) -> String { "Slip \(number) of \(count)" }

  static func faceDown(_ place: String) -> String { "\(place), face down" }
}

extension ResultWords {
  /// All of it, a line each.
  func sentences(about game: GameState) -> [String] {
    func text(_ line: Line) -> String { line.map(\.text).joined() }
    var figures = figures.dropFirst(game.duelRows.count).map(text)
    // After skill and luck, which it explains.
    if let balance { figures.insert(balance.text, at: min(2, figures.count)) }
    let ranking = game.everybody.count > 1 ? game.rankingSentences : headline.map(text)
    let untold = game.hasTurns || lessons.isEmpty ? 0 : game.slips.count - game.slipLessons.count
    let progress = (news + [nextStep].compactMap(\.self)).map(\.text)
    return [title] + ranking + game.duelSentences + progress + figures
      + [nextBoard].compactMap { $0.map(text) } + lessons.inOrder.map(\.text)
      + (untold > 0 ? [PlainWords.moreSlips(untold)] : [])
  }
}

extension AppState {
  /// Why a game by ear cannot be heard; empty if it can, and for other games.
  var silenceSentences: [String] {
    guard game.request.kind == .ear else { return [] }
    if audible == .off { return ["Sound is off, so the cards cannot be told apart: say unmute."] }
    return (sound.problem?.sentence).map { [$0] } ?? []
  }
}

extension GameState {
  /// "Place 1: Fuzz, 7 pairs with a head start of 2, remembered 5 of 7", for each player, the best first.
  var rankingSentences: [String] {
    rankedStandings.map { standing in
      let place = round?.nextSeat == nil ? "Place \(standing.place): " : ""
      let start = standing.headStart > 0 ? " with a head start of \(standing.headStart)" : ""
      let memory = round == nil ? standing.memoryLabel : ""
      let parts = [
        everybody.label(at: standing.index), pairs(standing.pairCount) + start, memory,
      ]
      return place + list(parts.filter { !$0.isEmpty })
    }
  }

  /// What is played, with whom.
  var introduction: [String] {
    let board = "\(requestLabel), \(pairs(covers.count))"
    let day = daily.flatMap { CalendarDate(dayNumber: $0.day) }.map { "Daily board of \($0.label)" }
    let others = hasTurns ? "Players: \(list(players.indices.map(label(ofPlayer:))))" : nil
    let start = headStart.map { "\(Setting.headStart.label): \($0.label(in: players))" }
    return [day, board, request.kind == .pairs ? nil : request.kind.note, others, start]
      .compactMap(\.self)
  }

  /// How the game stands, for somebody who comes to it.
  var situation: [String] {
    let isBegun = !board.flips.isEmpty
    let peek = show.isPeeking ? ["Memorise the cards:"] + shownRows : []
    return peek
      + [
        isBegun ? scoreSentence : nil, ghostLabels.first?.capitalizedFirst,
        isBegun ? openSentence : nil,
        hasTurns ? players.turnLabel(at: turn) : nil,
      ].compactMap(\.self)
  }

  /// "B3: Picked You First", for each open card.
  var openSentence: String {
    board.openCards.isEmpty
      ? "No card is open" : board.openCards.map { cardSentence($0, .brief) }.joined(separator: " ")
  }

  /// The index of the player who flipped last.
  var lastPlayer: Int {
    let isComplete = board.flips.count == 2 * board.moves.count
    return playerIndex(inTurn: (isComplete ? board.moves.last?.turn : nil) ?? board.turn)
  }

  /// The last flip, and what the move came to.
  var lastFlipSentences: [String] {
    guard let flip = board.flips.last else { return [] }
    let move = board.flips.count == 2 * board.moves.count ? board.moves.last : nil
    return [(hasTurns ? "\(label(ofPlayer: lastPlayer)): " : "") + cardSentence(flip.card)]
      + (move.map { [$0.isMatch ? "Pair!" : "No pair."] } ?? [])
  }
}
