import ArgumentParser
import Platform
import RecordsLive
import Screens

struct RecordsCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .subcommand("records", tr("List, export or forget the games that you have finished."))
  }

  @Option(
    tr("Take only games on a grid of this size."), value: "WxH",
    completion: .list(Grid.choices.map(\.description)))
  var grid: String?

  @Flag(tr("Print everything about the games, as JSON."))
  var json = false

  @Option(
    tr("Write the games to this new file, as CSV."), value: tr("file", in: "option"),
    completion: .file(extensions: ["csv"]))
  var export: String?

  @Option(
    tr("Take only this many of the latest games: by default, 20 for the list and all otherwise."),
    value: tr("number", in: "option"))
  var last: String?

  @Flag(tr("Forget all games, after asking."))
  var forget = false

  @Flag(tr("Forget them without asking."))
  var yes = false

  @Flag(tr("List them as sentences, for screen readers."))
  var plain = false

  func validate() throws {
    try requireAtMostOne(of: ["--json": json, "--export": export != nil, "--forget": forget])
    try requireNames(of: export)
    try require(
      !forget || grid == nil && last == nil,
      or: tr("--forget forgets all games: leave out --grid and --last."))
    try require(forget || !yes, or: tr("--yes goes with --forget: give both, or neither."))
    _ = try choice
  }

  private var choice: (grid: Grid?, last: Int?) {
    get throws {
      (try grid.map(parseGrid), try last.map { try parseNumber($0, in: 1...1_000_000) })
    }
  }

  func run() throws {
    let (grid, last) = try choice
    let file = try openRecords()
    if forget { return try forgetGames(in: file) }
    let limit = last ?? (json || export != nil ? .max : 20)
    // The last ones have their flips, which give each player's pairs; those on a grid may be far back.
    let (all, _, notice) = try file.games(flipCount: grid == nil ? limit : .max)
    if let notice { complain(notice.sentence) }
    let games = Array(all.filter { grid == nil || $0.grid == grid }.suffix(last ?? .max))
    if let export {
      try writeNewFile(Array(csv(of: games).utf8), to: export)
      let count = games.count
      say(
        tr("Wrote \(count) game to \(export).", "Wrote \(count) games to \(export).", count: count))
    } else if json {
      say(try Program.json(of: games))
    } else if games.isEmpty {
      say(grid.map { tr("No games on \($0) yet.") } ?? noGames)
    } else {
      let isPlain = isPlainModeAskedFor(option: plain)
      say(recordList(of: games, limit: limit, isPlain: isPlain))
    }
  }

  private func forgetGames(in file: RecordsFile) throws {
    let (count, notice) = try file.count()
    if let notice { complain(notice.sentence) }
    guard count > 0 else { return say(noGames) }
    guard try yes || isConfirmed(forgetting: count) else { return say(tr("Nothing forgotten.")) }
    if let notice = try file.forget() { complain(notice.sentence) }
    say(tr("Forgot \(count) game.", "Forgot all \(count) games.", count: count))
  }

  private func isConfirmed(forgetting count: Int) throws -> Bool {
    guard isInputTerminal, isOutputTerminal else {
      throw Complaint(tr("There is no terminal to ask on: give --yes to forget the games."))
    }
    // [y/N] tells that "y", which is translated on its own, means yes; its small letter stands
    // before a capital one for no.
    say(tr("Forget \(count) game? [y/N]", "Forget all \(count) games? [y/N]", count: count))
    return PlainWords.isYes(readLine() ?? "")
  }
}

private var noGames: String { tr("No games yet.") }

func openRecords() throws -> RecordsFile {
  guard let path = RecordsFile.standardPath(environment: programEnvironment) else {
    throw StorageFailure.noHomeFolder
  }
  return RecordsFile(path: path)
}
