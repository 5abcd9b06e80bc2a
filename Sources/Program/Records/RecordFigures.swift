import Platform
import Screens

/// The names of a game's figures, as scripts know them: they must not change.
let figureNames = [
  "id", "ended_at", "category", "category_name", "columns", "rows", "source", "seed", "kind",
  "players", "moves", "slips", "seconds", "hindsight", "given_up", "deck", "day", "code",
  "pairs_found", "names", "opponents", "scores", "skill", "luck", "pairs", "flips",
]

extension PlayedGame {
  /// The figures in the order of ``figureNames``; the seed is a text, because many programs round large numbers.
  var figures: [(any Encodable)?] {
    let skillAndLuck = skillAndLuck
    return [
      id.hexDigits, utc(endedAt), category.id, category.label, grid.columns, grid.rows,
      request.source.description, "\(request.seed)", kind.rawValue, players.count, moveCount,
      slipCount, seconds, hindsight?.rawValue, isGivenUp, request.deck, date?.description,
      code?.description, pairCount, players.compactMap(\.name),
      players.compactMap { $0.opponent?.rawValue },
      // Unknown without the flips.
      flips.isEmpty ? [Int]() : scores, skillAndLuck?.skill, skillAndLuck?.luck, pairs, flips,
    ]
  }
}

/// The games as CSV (RFC 4180): a header, then a line per game, without boards and flips.
func csv(of games: [PlayedGame]) -> String {
  ([figureNames] + games.map { $0.figures.map(text) })
    .map { line in line.dropLast(2).map(field).joined(separator: ",") + "\r\n" }.joined()
}

private func text(of figure: (any Encodable)?) -> String {
  switch figure {
  case let texts as [String]: texts.joined(separator: ", ")
  case let numbers as [Int]: numbers.map(String.init).joined(separator: ", ")
  case let figure?: "\(figure)"
  case nil: ""
  }
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

/// The games as JSON: an array of objects, one per line.
func json(of games: [PlayedGame]) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  let lines = try games.map { game in
    let members = try zip(figureNames, game.figures).sorted { $0.0 < $1.0 }.map { name, figure in
      let value = try figure.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
      return "\"\(name)\":\(value ?? "null")"
    }
    return "{\(members.joined(separator: ","))}"
  }
  return lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n]"
}

/// A time in seconds since 1970, in ISO 8601 and UTC: "2026-11-22T20:14:05Z".
func utc(_ seconds: Int) -> String {
  Date(timeIntervalSince1970: Double(seconds)).formatted(.iso8601)
}
