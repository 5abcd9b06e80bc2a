import MemoryTunes
import Screens
import Terminal

/// The last `limit` games, the newest first, and a line about all.
func recordList(of games: [GameRecord], limit: Int) -> String {
  let heading = "date (UTC)         grid  moves  slips      time  stars  game"
  let rows = games.suffix(limit).reversed().flatMap { [row($0)] + details($0) }
  return ([heading] + rows + [totals(of: games)]).joined(separator: "\n")
}

private func row(_ game: GameRecord) -> String {
  let date = utc(game.endedAt).replacing("T", with: " ").prefix(16)
  let kind = game.kind == .pairs ? "" : "," + game.kind.suffix
  // Those of several players follow below.
  let slips = game.players.count == 1 ? "\(game.slipCount)" : ""
  let stars = String(repeating: "★", count: game.rating?.rawValue ?? 0)
  return [
    String(date), "\(game.grid)".padded(to: 5), "\(game.moveCount)".padded(to: 5),
    slips.padded(to: 5), clock(game.seconds).padded(to: 8),
    stars + String(repeating: " ", count: Rating.allCases.count - stars.count),
    game.category.label.fitted(to: 24 - kind.count) + kind,
  ].joined(separator: "  ")
}

/// What has no room beside the figures, indented below them.
private func details(_ game: GameRecord) -> [String] {
  let indent = String(repeating: " ", count: 19)
  let text = [
    game.date.map { "daily board of \($0.label)" }, game.found, game.ranking, game.remark,
  ]
  .compactMap(\.self).joined(separator: "; ")
  return text.wrapped(to: 80 - indent.count).map { indent + $0 }
}

private func totals(of games: [GameRecord]) -> String {
  let givenUp = games.count(where: \.isGivenUp)
  let hindsight = games.count { $0.hindsight != nil }
  let parts = [
    games.count == 1 ? "1 game" : "\(games.count) games",
    "\(clock(games.map(\.seconds).reduce(0, +))) in all",
    givenUp > 0 ? "\(givenUp) given up" : nil, hindsight > 0 ? "\(hindsight) with hindsight" : nil,
  ]
  return parts.compactMap(\.self).joined(separator: ", ") + "."
}

extension GameRecord {
  /// How well the board was solved; nil if that is not known.
  fileprivate var rating: Rating? {
    guard counts, players.count == 1, kind != .sprint else { return nil }
    return Rating(slips: slipCount, pairs: grid.pairCount)
  }

  /// "21 pairs", of one player who did not have to find all of a board.
  fileprivate var found: String? {
    guard players.count == 1, kind == .sprint || isGivenUp else { return nil }
    return Screens.pairs(pairCount)
  }

  /// "You 5 pairs, 1 slip; Echo 3 pairs, 3 slips; You won"; nil if one played alone.
  fileprivate var ranking: String? {
    guard players.count > 1 else { return nil }
    let standings = standings
    guard !scores.isEmpty, !standings.isEmpty else {
      return players.indices.map { players.label(at: $0) }.joined(separator: ", ")
    }
    let results = standings.map { standing in
      "\(players.label(at: standing.index)) \(Screens.pairs(standing.pairCount)), "
        + Screens.slips(standing.slipCount)
    }
    return (results + (isGivenUp ? [] : [winners(standings)])).joined(separator: "; ")
  }

  /// "Anna won", "Anna and Ben won", "a draw".
  private func winners(_ standings: [Standing]) -> String {
    let names = standings.filter { $0.place == 1 }.map { players.label(at: $0.index) }
    return names.count == players.count ? "a draw" : names.joined(separator: " and ") + " won"
  }

  fileprivate var remark: String? {
    let remarks = [isGivenUp ? "given up" : nil, hindsight == nil ? nil : "with hindsight"]
      .compactMap(\.self)
    return remarks.isEmpty ? nil : remarks.joined(separator: ", ")
  }
}

extension String {
  fileprivate func padded(to count: Int) -> String {
    String(repeating: " ", count: max(0, count - self.count)) + self
  }
}
