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
    guard [json, export != nil, forget].count(where: \.self) <= 1 else {
      throw ValidationError(CommandLineWords.one(of: "--json", "--export", "--forget"))
    }
    guard export != "" else {
      throw ValidationError(CommandLineWords.unnamed)
    }
    guard !forget || (grid == nil && last == nil) else {
      throw ValidationError(CommandLineWords.forgetsAll)
    }
    guard forget || !yes else {
      throw ValidationError(CommandLineWords.yesWithoutForget)
    }
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
        say(RecordListWords.wrote(games.count, to: export))
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
      say(RecordListWords.noGames(on: grid))
    } else {
      let isPlain = PlainCause.isAskedFor(option: plain, environment: programEnvironment)
      say((isPlain ? recordSentences : recordList)(games, limit))
    }
  }

  private func forgetGames(in file: RecordsFile) throws {
    let (count, notice) = try file.count()
    if let notice { complain(notice.sentence) }
    guard count > 0 else { return say(RecordListWords.noGames()) }
    guard try yes || isConfirmed(RecordListWords.mayForget(count)) else {
      return say(RecordListWords.nothingForgotten)
    }
    if let notice = try file.forget() { complain(notice.sentence) }
    say(RecordListWords.forgot(count))
  }

  private func isConfirmed(_ question: String) throws -> Bool {
    guard isInputTerminal, isOutputTerminal else {
      throw ExitCode.complaining(RecordListWords.cannotAsk)
    }
    say(question)
    return RecordListWords.isYes(readLine())
  }
}

private func parseCount(_ text: String) throws -> Int {
  try parsed(Int(text), where: { $0 > 0 }, or: CommandLineWords.notACount(text))
}

extension WriteFailure {
  var sentence: String {
    switch self {
    case .diskFull(let file): RecordListWords.diskFull(file)
    case .tooLarge(let file): RecordListWords.tooLarge(file)
    case .other(let file, let reason): RecordListWords.notWritten(file, reason)
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
