import Screens

/// The names of a game's figures, as scripts know them: they must not change.
let figureNames = [
  "id", "ended_at", "category", "category_name", "columns", "rows", "source", "seed", "kind",
  "players", "moves", "slips", "seconds", "hindsight", "given_up", "deck", "day", "code",
  "pairs_found", "names", "opponents", "scores", "skill", "luck", "pairs", "flips",
]

enum Figure {
  case text(String?)
  case number(Int?)
  case flag(Bool)
  case texts([String])
  case numbers([Int])
  case flips([Flip])
}

extension PlayedGame {
  /// The figures in the order of ``figureNames``.
  ///
  /// The seed is a text, because many programs round large numbers.
  var figures: [Figure] {
    let skillAndLuck = skillAndLuck
    return [
      .text(idDigits), .text(utc(endedAt)), .text(category.id), .text(category.label),
      .number(grid.columns), .number(grid.rows), .text(request.source.description),
      .text("\(request.seed)"), .text(kind.rawValue), .number(players.count),
      .number(moveCount), .number(slipCount), .number(seconds), .text(hindsight?.rawValue),
      .flag(isGivenUp), .number(request.deck), .text(date?.description),
      .text(code?.description), .number(pairCount), .texts(names),
      .texts(players.compactMap { $0.opponent?.rawValue }),
      // Unknown without the flips.
      .numbers(flips.isEmpty ? [] : scores),
      .number(skillAndLuck?.skill), .number(skillAndLuck?.luck), .numbers(pairs), .flips(flips),
    ]
  }

  /// The names of the people playing, in the order of their turns; empty if not given.
  private var names: [String] {
    players.compactMap { player in
      if case .person(let name) = player { name } else { nil }
    }
  }
}

/// The games as CSV (RFC 4180): a header, then a line per game, without boards and flips.
func csv(of games: [PlayedGame]) -> String {
  ([figureNames] + games.map { $0.figures.map(\.text) })
    .map { line in line.dropLast(2).map(field).joined(separator: ",") + "\r\n" }.joined()
}

extension Figure {
  fileprivate var text: String {
    switch self {
    case .text(let text): text ?? ""
    case .number(let number): number.map(String.init) ?? ""
    case .flag(let flag): "\(flag)"
    case .texts(let texts): texts.joined(separator: ", ")
    case .numbers(let numbers): numbers.map(String.init).joined(separator: ", ")
    case .flips(let flips): "\(flips.count)"
    }
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
