import Screens

/// Games on one board, fewest moves first: a row for each, or in plain mode a sentence, and the winner.
func duelTable(of games: [(name: String, game: Rival)], isPlain: Bool) -> [String] {
  let ranked = games.sorted { key($0.game) < key($1.game) }
  guard let board = ranked.first?.game else { return [] }
  let rows = ranked.map { name, game in
    // Equal for equal numbers of moves and slips; nil for a claimed result.
    let place = game.board.map { _ in 1 + ranked.count { key($0.game) < key(game) } }
    return isPlain
      ? (place.map { "\($0). " } ?? "") + sentence(about: game, in: name)
      : row(place, game, in: name)
  }
  return ["\(board.code)"] + (isPlain ? [] : [heading]) + rows
    + [outcome(of: ranked)].compactMap(\.self)
}

/// Recorded games come before claimed ones, then fewer moves and fewer slips.
private func key(_ game: Rival) -> (Int, moves: Int, slips: Int) {
  (game.board == nil ? 1 : 0, game.moveCount, game.slipCount ?? 0)
}

/// Over columns of at most 5, 5, 5, 5, 4 and 8 signs, and of names.
private var heading: String {
  tableRow(
    [
      tr("place", in: "column"), tr("moves", in: "column"), tr("slips", in: "column"),
      tr("skill", in: "column"), tr("luck", in: "column"), tr("time", in: "column"),
      tr("game", in: "column"),
    ], widths)
}

private let widths = [5, 5, 5, 5, 4, 8, 0]

private func row(_ place: Int?, _ game: Rival, in name: String) -> String {
  let balance = game.board.flatMap(SkillAndLuck.init)
  let numbers = [place, game.moveCount, game.slipCount, balance?.skill, balance?.luck]
  let cells = numbers.map { $0.map(String.init) } + [game.seconds.map { clock($0) }]
  return tableRow(cells.map { $0 ?? "–" } + [title(of: game, in: name)], widths)
}

/// "anna.cast: 12 moves, 1 slip, skill 88, luck 62, 01:04".
private func sentence(about game: Rival, in name: String) -> String {
  var parts = [moves(game.moveCount)]
  if let slipCount = game.slipCount, let balance = game.board.flatMap(SkillAndLuck.init) {
    parts += [slips(slipCount), tr("skill \(balance.skill)"), tr("luck \(balance.luck)")]
  }
  if let seconds = game.seconds { parts.append(clock(seconds)) }
  return tr("\(title(of: game, in: name)): \(list(parts))")
}

/// "Anna, anna.cast", or without a name, the file name.
private func title(of game: Rival, in file: String) -> String {
  game.board == nil
    // "pop-4x4-7k3q:14, only claimed".
    ? tr("\(file.cleaned), only claimed") : list([game.name?.cleaned, file.cleaned])
}

/// The winner among games on one board, best first; nil without two that have flips.
private func outcome(of games: [(name: String, game: Rival)]) -> String? {
  let shown = games.filter { $0.game.board != nil }
  guard shown.count > 1 else { return nil }
  let (best, next) = (key(shown[0].game), key(shown[1].game))
  let outcome = duelOutcome(
    moves: best.moves - next.moves, slips: best.slips - next.slips,
    rival: (shown[0].game.name ?? shown[0].name).cleaned)
  return tr("\(outcome).")
}
