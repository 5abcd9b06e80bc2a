import Screens

/// The last `limit` games, newest first, in rows or in plain mode in sentences, and a line about all.
func recordList(of games: [PlayedGame], limit: Int, isPlain: Bool = false) -> String {
  let shown = games.suffix(limit).reversed()
  let lines = isPlain ? shown.map(sentence) : [heading] + shown.flatMap { [row($0)] + details($0) }
  return (lines + [totals(of: games)]).joined(separator: "\n")
}

/// Over columns of at most 15, 5, 5, 5, 8 and 5 signs, and of games.
private var heading: String {
  tableRow(
    [
      tr("date (UTC)", in: "column"), tr("grid", in: "column"), tr("moves", in: "column"),
      tr("slips", in: "column"), tr("time", in: "column"), tr("stars", in: "column"),
      tr("game", in: "column"),
    ], widths)
}

private let widths = [16, 5, 5, 5, 8, 5, 0]

private func row(_ game: PlayedGame) -> String {
  // ", by ear", after a name that may be cut.
  let kind = game.kind.label(of: "")
  // The slips of several players follow below.
  let slips = game.players.count == 1 ? "\(game.slipCount)" : ""
  let stars = String(repeating: "★", count: game.rating?.rawValue ?? 0)
  return tableRow(
    [
      time(of: game), "\(game.grid)", "\(game.moveCount)", slips, clock(game.seconds),
      stars + String(repeating: " ", count: Rating.allCases.count - stars.count),
      game.category.label.fitted(to: 24 - kind.count) + kind,
    ], widths)
}

/// The details that do not fit beside the figures, indented below them.
private func details(_ game: PlayedGame) -> [String] {
  let details = [
    dailyBoard(of: game), pairsFound(in: game), game.isGivenUp ? tr("given up") : nil,
    game.hindsight == nil ? nil : tr("with hindsight"),
  ]
  let indent = String(repeating: " ", count: 19)
  return details.compactMap(\.self).joined(separator: semicolon)
    .wrapped(to: 80 - indent.count).map { indent + $0 }
}

/// "You, 5 pairs, 1 slip; Echo, 3 pairs, 3 slips", or of a single player, "21 pairs"; nil for a solved board.
private func pairsFound(in game: PlayedGame) -> String? {
  let players = game.players
  guard players.count > 1 else {
    return game.kind == .sprint || game.isGivenUp ? pairs(game.pairCount) : nil
  }
  let standings = game.scores.isEmpty ? [] : game.standings
  guard !standings.isEmpty else { return list(players.indices.map(players.label(at:))) }
  return standings.map {
    list([players.label(at: $0.index), pairs($0.pairCount), slips($0.slipCount)])
  }.joined(separator: semicolon)
}

/// "2026-11-23 10:05 UTC: 4 by 4 Pop, 12 moves, 1 slip, 48 seconds, 4 stars".
private func sentence(_ game: PlayedGame) -> String {
  let stars = game.rating?.rawValue
  let parts = [
    game.kind.label(of: "\(game.grid.label) \(game.category.label)"), game.resultLabel,
    stars.map { tr("\($0) star", "\($0) stars", count: $0) }, dailyBoard(of: game),
  ]
  return tr("\(time(of: game)) UTC: \(list(parts).spoken)")
}

/// "12 games, 14:03 in all, 2 given up, 1 with hindsight": how many games do not count, after their total time.
private func totals(of all: [PlayedGame]) -> String {
  let givenUp = all.count(where: \.isGivenUp)
  let hindsight = all.count { $0.hindsight != nil }
  let parts = [
    games(all.count), tr("\(clock(all.map(\.seconds).reduce(0, +))) in all"),
    givenUp > 0 ? tr("\(givenUp) given up", "\(givenUp) given up", count: givenUp) : nil,
    hindsight > 0
      ? tr("\(hindsight) with hindsight", "\(hindsight) with hindsight", count: hindsight) : nil,
  ]
  return tr("\(list(parts)).")
}

private func dailyBoard(of game: PlayedGame) -> String? {
  // "daily board of 23 November 2026".
  game.date.map { tr("daily board of \($0.label)") }
}

private func time(of game: PlayedGame) -> String {
  String(utc(game.endedAt).replacing("T", with: " ").prefix(16))
}

/// The cells of a table, after blanks up to these numbers of columns.
func tableRow(_ cells: [String], _ widths: [Int]) -> String {
  zip(cells, widths).map { String(repeating: " ", count: max(0, $1 - $0.displayWidth)) + $0 }
    .joined(separator: "  ")
}
