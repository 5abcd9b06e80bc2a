extension Shared {
  /// Its subject and its result.
  var lines: [String] {
    switch self {
    case .game(let game): game.lines
    case .week(let week): week.lines
    }
  }

  private var moves: [SharedMove] {
    if case .game(let game) = self { game.game.board?.sharedMoves ?? [] } else { [] }
  }

  /// How to play against the game, or at least on a board; nil if that has no code.
  var command: String? {
    switch self {
    case .game(let game): game.command
    case .week(let week): week.command
    }
  }

  /// The text to share, in at most ten lines.
  public var text: String {
    (lines + rows(\.signs.square) + [command].compactMap(\.self)).joined(separator: "\n")
  }

  /// The same in ASCII, with letters for the moves.
  public var plainText: String {
    // The letters in the rows: N is a move when no pair was known yet.
    let moves = moves.isEmpty ? [] : [tr("P pair, N new, S slip")] + rows(\.signs.letter)
    return ([sentence] + moves + [command].compactMap(\.self)).joined(separator: "\n")
  }

  /// Its lines as sentences.
  var sentence: String { lines.map(\.withFinalMark).joined(separator: " ").spoken }

  /// The moves in rows of ten, or of twenty if more than sixty; those beyond six rows are only counted.
  ///
  /// They give nothing of the board away: a pair, a move when no pair was known, or a slip; their signs differ in shape
  /// and brightness, too.
  func rows(_ text: (SharedMove) -> String) -> [String] {
    let moves = moves
    let (length, limit) = (moves.count <= 60 ? 10 : 20, 6)
    let isWhole = moves.count <= length * limit
    let shown = moves.prefix(length * (isWhole ? limit : limit - 1))
    let rows = stride(from: 0, to: shown.count, by: length).map { start in
      shown[start..<min(start + length, shown.count)].map(text).joined()
    }
    let count = moves.count - shown.count
    let more = tr("… and \(count) more move", "… and \(count) more moves", count: count)
    return rows + (isWhole ? [] : [more])
  }
}

extension SharedGame {
  /// The board or the day, and the result: "★★★★☆, 14 moves, 1 slip, 3 in a row", "Ann beat Bob 5–3 in 12 moves".
  fileprivate var lines: [String] {
    let board = game.kind.label(of: "\(game.category.label.cleaned) \(game.grid.label)")
    let goal = game.goal.flatMap { $0.state == .reached ? $0.sentence : nil }
    return ["\(programName) · \(game.date?.label ?? board)", list(result)]
      + [goal].compactMap(\.self)
  }

  fileprivate var command: String? {
    game.line(code: code).map { "\(PlainWords.duel) \($0)" } ?? code.map { "memorytunes \($0)" }
  }

  private var result: [String] {
    guard game.players.count == 1, game.kind != .sprint else { return [game.outcomeInMoves] }
    let target = rival.map { rival in
      let (name, count) = (rival.player.friendName, rival.moveCount)
      // The game that it was played against: "against Ann’s 14 moves".
      return tr("against \(name)’s \(count) move", "against \(name)’s \(count) moves", count: count)
    }
    return [
      game.rating?.stars, Screens.moves(game.moveCount), game.slipWords, target,
      game.day == nil ? nil : daysInARow.map(DailyWords.inARow),
    ].compactMap(\.self)
  }
}

extension PlayedGame {
  /// "8 pairs in 12 moves, 00:48, 1 slip", "Ann beat Bob 5–3 in 12 moves, 00:48".
  var outcome: String {
    kind == .sprint
      ? outcomeInMoves : list([outcomeInMoves, clock(seconds), slipWords])
  }

  /// "Skill 80, luck 35"; nil if unknown.
  var balance: String? { skillAndLuck.map { tr("Skill \($0.skill), luck \($0.luck)") } }

  /// "8 pairs in 12 moves", "Ann beat Bob 5–3 in 12 moves", "11 pairs in 60 seconds".
  fileprivate var outcomeInMoves: String {
    let (found, count) = (verdict ?? Screens.pairs(pairCount), moveCount)
    return kind == .sprint
      ? tr("\(found) in 60 seconds")
      : tr("\(found) in \(count) move", "\(found) in \(count) moves", count: count)
  }

  /// "1 slip", "with hindsight"; nil for several players.
  fileprivate var slipWords: String? {
    if hindsight != nil { return Hindsight.words }
    return players.count < 2 ? Screens.slips(slipCount) : nil
  }

  /// "Ann beat Bob 5–3", "Ann and Bob drew 4–4"; nil for a single player.
  ///
  /// "I" and "me" are the one who shares the game, alone or among names: "Ann and I drew 4–4".
  private var verdict: String? {
    guard let most = scores.max() else { return nil }
    let winners = scores.indices.filter { scores[$0] == most }
      .sorted { !players.isAddressed(at: $0) && players.isAddressed(at: $1) }
    let others = scores.indices.filter { scores[$0] < most }.sorted { scores[$0] > scores[$1] }
    let figures = (winners + others).map { "\(scores[$0])" }.joined(separator: "–")
    let names = listed(winners.map { name(ofPlayer: $0, whoTells: tr("I", in: "names")) })
    let beaten = listed(others.map { name(ofPlayer: $0, whoTells: tr("me", in: "names")) })
    if others.isEmpty { return tr("\(names) drew \(figures)") }
    if winners.count == 1, players.isAddressed(at: winners[0]) {
      return tr("I beat \(beaten) \(figures)")
    }
    return others.count == 1 && players.isAddressed(at: others[0])
      ? tr("\(names) beat me \(figures)") : tr("\(names) beat \(beaten) \(figures)")
  }

  /// The name of a player, or a pronoun for the one who shares the game.
  private func name(ofPlayer index: Int, whoTells pronoun: String) -> String {
    guard !players.isAddressed(at: index) else { return pronoun }
    let name = players.label(at: index).cleaned
    return name.isEmpty ? tr("Somebody") : name
  }
}

extension SharedMove {
  /// For the text to send, in ASCII, and for terminals without a font that has the square, as wide as that.
  var signs: (square: String, letter: String, tile: String) {
    switch self {
    case .pair: ("🟩", "P", "■ ")
    case .noPair: ("⬜", "N", "□ ")
    case .slip: ("🔶", "S", "◆ ")
    }
  }
}

extension AppState {
  /// Whether the text was copied, and what to do if not, and the status of the pictures, as far as known.
  var shareStatus: [String] { [copyStatus, pictureStatus].compactMap(\.self) }

  private var copyStatus: String? {
    guard let isCopied = share.isCopied else { return nil }
    guard !isCopied else { return tr("Copied: paste it wherever you like.") }
    let needsShift = settings.current.usesMouse && mode == .drawn
    // The command shares the last game, not one of the records.
    guard routing.base != .review else {
      return needsShift
        ? tr("To copy, hold Shift and select the text.") : tr("To copy, select the text.")
    }
    let command = [
      "memorytunes share", routing.base == .records ? "--week" : nil,
      mode == .told ? "--plain" : nil,
    ].compactMap(\.self).joined(separator: " ")
    return needsShift
      ? tr("To copy, hold Shift and select the text, or run \(command).")
      : tr("To copy, select the text, or run \(command).")
  }

  private var pictureStatus: String? {
    switch share.pictures {
    case nil: nil
    case .underWay?: tr("Saving pictures …")
    case .saved(let pictures)? where routing.base == .records:
      tr("Saved \(pictures.name.cleaned).png in \(pictures.folder.cleaned).")
    case .saved(let pictures)?:
      tr(
        "Saved \(pictures.name.cleaned).png and an animated \(pictures.name.cleaned).svg in \(pictures.folder.cleaned). They show where the covers lie."
      )
    }
  }
}
