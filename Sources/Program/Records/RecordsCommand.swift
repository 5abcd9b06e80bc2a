import ArgumentParser
import Platform
import RecordsLive
import Screens

/// `memorytunes records`.
struct RecordsCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "records",
      abstract: tr("List, export or forget the games that you have finished."))
  }

  @Option(
    help: described(tr("Take only games on a grid of this size."), value: "WxH"),
    completion: .list(Grid.choices.map(\.description)))
  var grid: String?

  @Flag(help: described(tr("Print everything about the games, as JSON.")))
  var json = false

  @Option(
    help: described(
      tr("Write the games to this new file, as CSV."), value: tr("file", in: "option")),
    completion: .file(extensions: ["csv"]))
  var export: String?

  @Option(
    help: described(
      tr("Take only this many of the latest games: by default, 20 for the list and all otherwise."),
      value: tr("number", in: "option")))
  var last: String?

  @Flag(help: described(tr("Forget all games, after asking.")))
  var forget = false

  @Flag(help: described(tr("Forget them without asking.")))
  var yes = false

  @Flag(help: described(tr("List them as sentences, for screen readers.")))
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

  private typealias Choice = (grid: Grid?, last: Int?)

  private var choice: Choice {
    get throws { (try grid.map(parseGrid), try last.map(parseCount)) }
  }

  func run() throws {
    let choice = try choice
    try withRecords { file in
      if forget {
        try forgetGames(in: file)
      } else if let export {
        let games = try games(choice, in: file)
        try writeNewFile(Array(csv(of: games).utf8), to: export)
        let count = games.count
        say(
          tr(
            "Wrote \(count) game to \(export).", "Wrote \(count) games to \(export).",
            count: count))
      } else if json {
        say(try RecordsCommand.json(of: try games(choice, in: file)))
      } else {
        // Games on a grid may be far back.
        let limit = choice.last ?? 20
        let flipCount = choice.grid == nil ? limit : .max
        list(try games(choice, in: file, flipCount: flipCount), on: choice.grid, atMost: limit)
      }
    }
  }

  /// The games chosen by the options, oldest first; the last ones with their flips, which give each player's
  /// pairs.
  private func games(
    _ choice: Choice, in file: RecordsFile, flipCount: Int = .max
  ) throws(StorageFailure) -> [PlayedGame] {
    let (games, notice) = try file.games(flipCount: flipCount)
    if let notice { complain(notice.sentence) }
    let chosen = games.filter { choice.grid == nil || $0.grid == choice.grid }
    return chosen.suffix(choice.last ?? .max)
  }

  private func list(_ games: [PlayedGame], on grid: Grid?, atMost limit: Int) {
    if games.isEmpty {
      say(grid.map { tr("No games on \($0) yet.") } ?? noGames)
    } else {
      let isPlain = isPlainModeAskedFor(option: plain, environment: programEnvironment)
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
      throw ExitCode.complaining(
        tr("There is no terminal to ask on: give --yes to forget the games."))
    }
    // [y/N] tells that "y", which is translated on its own, means yes; its small letter stands
    // before a capital one for no.
    say(tr("Forget \(count) game? [y/N]", "Forget all \(count) games? [y/N]", count: count))
    return PlainWords.isYes(readLine() ?? "")
  }
}

private var noGames: String { tr("No games yet.") }

private func parseCount(_ text: String) throws -> Int {
  try parsed(
    Int(text), where: { $0 > 0 },
    or: tr("“\(text)” is not a number of games: give a whole number from 1."))
}

extension WriteFailure {
  var sentence: String {
    switch self {
    case .diskFull(let file):
      tr("\(file) is not written: the disk is full, so free some space.")
    case .tooLarge(let file):
      tr("\(file) is not written: raise the limit on file sizes with ulimit -f.")
    case .other(let file, let reason):
      tr("\(file) is not written (\(reason)): give the name of another file.")
    }
  }
}

/// Works with the file of finished games; if it is unusable, gives the reason and ends the command.
func withRecords(_ work: (RecordsFile) throws -> Void) throws {
  do {
    guard let path = RecordsFile.standardPath(environment: programEnvironment) else {
      throw StorageFailure.noHomeFolder
    }
    try work(RecordsFile(path: path))
  } catch let failure as StorageFailure {
    throw ExitCode.complaining(Notice.notStored(.records, failure).sentence)
  }
}
