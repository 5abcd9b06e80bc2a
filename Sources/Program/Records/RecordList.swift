import MemoryTunes
import Screens

/// The last `limit` games, the newest first, and a line about all.
func recordList(of games: [GameRecord], limit: Int) -> String {
  let heading = "date (UTC)         grid  moves  slips      time  category"
  return ([heading] + games.suffix(limit).reversed().map(row) + [totals(of: games)])
    .joined(separator: "\n")
}

private func row(_ game: GameRecord) -> String {
  let date = utc(game.endedAt).replacing("T", with: " ").prefix(16)
  let kind = game.kind == .pairs ? "" : "," + game.kind.suffix
  let name = [game.category.label + kind, game.remark.map { "(\($0))" }].compactMap(
    \.self)
  return [
    String(date), "\(game.grid)".padded(to: 5), "\(game.moveCount)".padded(to: 5),
    "\(game.slipCount)".padded(to: 5), clock(game.seconds).padded(to: 8),
    name.joined(separator: " "),
  ].joined(separator: "  ")
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
