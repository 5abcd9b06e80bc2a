import Screens

/// Games on one board, fewest moves first: a row for each, and the winner.
func duelTable(of games: [(name: String, game: Rival)]) -> [String] {
  duel(games, heading: [DuelWords.heading], row: row)
}

/// The same in sentences.
func duelSentences(of games: [(name: String, game: Rival)]) -> [String] {
  duel(games) { place, name, game in
    (place.map { "\($0). " } ?? "") + DuelWords.sentence(about: name, game)
  }
}

private func duel(
  _ games: [(name: String, game: Rival)], heading: [String] = [],
  row: (_ place: Int?, _ name: String, Rival) -> String
) -> [String] {
  let ranked = games.sorted { key($0.game) < key($1.game) }
  guard let board = ranked.first?.game else { return [] }
  let rows = ranked.map { row(place(of: $0.game, among: ranked), $0.name, $0.game) }
  return ["\(board.code)"] + heading + rows + [DuelWords.outcome(of: ranked)].compactMap(\.self)
}

/// Recorded games come before claimed ones, then fewer moves and fewer slips.
private func key(_ game: Rival) -> (Int, Int, Int) {
  (game.board == nil ? 1 : 0, game.moveCount, game.slipCount ?? 0)
}

/// Equal for equal numbers of moves and slips; nil for a claimed result.
private func place(of game: Rival, among games: [(name: String, game: Rival)]) -> Int? {
  guard game.board != nil else { return nil }
  return 1 + games.count { $0.game.board != nil && key($0.game) < key(game) }
}

private func row(place: Int?, name: String, _ game: Rival) -> String {
  let balance = game.board.flatMap(SkillAndLuck.init)
  func cell(_ number: Int?, _ width: Int) -> String {
    (number.map(String.init) ?? "–").padded(to: width)
  }
  return [
    cell(place, 5), cell(game.moveCount, 5), cell(game.slipCount, 5), cell(balance?.skill, 5),
    cell(balance?.luck, 4), (game.seconds.map { clock($0) } ?? "–").padded(to: 8),
    game.board == nil ? DuelWords.claim(name) : DuelWords.name(of: game, in: name),
  ].joined(separator: "  ")
}
