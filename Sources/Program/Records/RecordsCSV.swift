import Screens

/// The games as CSV (RFC 4180): a header, then a line per game, without boards and flips.
func csv(of games: [PlayedGame]) -> String {
  let header = [
    "id", "ended_at", "category", "category_name", "columns", "rows", "source", "seed", "kind",
    "players", "moves", "slips", "seconds", "hindsight", "given_up", "deck", "day", "code",
    "pairs_found", "names", "opponents", "scores", "skill", "luck",
  ]
  return ([header] + games.map(fields)).map { line in
    line.map(field).joined(separator: ",") + "\r\n"
  }
  .joined()
}

private func fields(_ game: PlayedGame) -> [String] {
  let skillAndLuck = game.skillAndLuck
  return [
    game.idDigits, utc(game.endedAt), game.category.id, game.category.label,
    "\(game.grid.columns)", "\(game.grid.rows)", game.request.source.description,
    "\(game.request.seed)",
    game.kind.rawValue, "\(game.players.count)", "\(game.moveCount)", "\(game.slipCount)",
    "\(game.seconds)", game.hindsight?.rawValue ?? "", game.isGivenUp ? "true" : "false",
    "\(game.request.deck)", game.date?.description ?? "", game.code?.description ?? "",
    "\(game.pairCount)", game.names.joined(separator: ", "),
    game.opponents.joined(separator: ", "),
    game.knownScores.map(\.description).joined(separator: ", "),
    skillAndLuck.map { "\($0.skill)" } ?? "", skillAndLuck.map { "\($0.luck)" } ?? "",
  ]
}

extension PlayedGame {
  /// The names of the people playing, in the order of their turns; empty if not given.
  var names: [String] {
    players.compactMap { player in
      if case .person(let name) = player { name } else { nil }
    }
  }

  /// The computer players, in the order of their turns.
  var opponents: [String] { players.compactMap { $0.opponent?.rawValue } }

  /// The pairs of each of several players, in the order of their turns; empty if the flips are unknown.
  var knownScores: [Int] { flips.isEmpty ? [] : scores }
}

/// A field, quoted if needed, and with an apostrophe before anything a spreadsheet would take for a formula.
private func field(_ text: String) -> String {
  let isFormula = text.unicodeScalars.first.map { "=+-@\t\r".unicodeScalars.contains($0) } ?? false
  let text = (isFormula ? "'" : "") + text
  guard text.unicodeScalars.contains(where: { "\",\r\n".unicodeScalars.contains($0) }) else {
    return text
  }
  return "\"\(text.replacing("\"", with: "\"\""))\""
}
