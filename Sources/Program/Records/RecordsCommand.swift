import ArgumentParser
import Files
import MemoryTunes
import RecordsLive
import Screens

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// `memorytunes records`.
struct RecordsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "records", abstract: "List, export or forget the games that you have finished.")

  @Option(
    help: ArgumentHelp("Take only games on a grid of this size.", valueName: "WxH"),
    completion: .list(Grid.choices.map(\.description)))
  var grid: String?

  @Flag(help: "Print everything about the games, as JSON.")
  var json = false

  @Option(
    help: ArgumentHelp("Write the games to this new file, as CSV.", valueName: "file"),
    completion: .file(extensions: ["csv"]))
  var export: String?

  @Option(
    help: ArgumentHelp(
      "Take only this many of the latest games: by default, 20 for the list and all otherwise.",
      valueName: "number"))
  var last: String?

  @Flag(help: "Forget all games, after asking.")
  var forget = false

  @Flag(help: "Forget them without asking.")
  var yes = false

  func validate() throws {
    guard [json, export != nil, forget].count(where: \.self) <= 1 else {
      throw ValidationError("Give only one of --json, --export and --forget.")
    }
    guard export != "" else {
      throw ValidationError("--export needs a name: give the name of a new file, like games.csv.")
    }
    guard !forget || (grid == nil && last == nil) else {
      throw ValidationError("--forget forgets all games: leave out --grid and --last.")
    }
    guard forget || !yes else {
      throw ValidationError("--yes goes with --forget: give both, or neither.")
    }
    _ = try choice
  }

  /// Which games are taken.
  private struct Choice {
    var grid: Grid?
    var last: Int?

    /// How many games are listed at most.
    var limit: Int { last ?? 20 }
  }

  private var choice: Choice {
    get throws { try Choice(grid: grid.map(parseGrid), last: last.map(parseCount)) }
  }

  func run() throws {
    // A file that may not grow is a failure with a sentence, and not the end.
    signal(SIGXFSZ, SIG_IGN)
    let choice = try choice
    try withRecords { file in
      if forget {
        try forgetGames(in: file)
      } else if let export {
        let games = try games(choice, in: file)
        try write(csv(of: games), to: export)
        say("Wrote \(games.count == 1 ? "1 game" : "\(games.count) games") to \(export).")
      } else if json {
        say(try RecordsCommand.json(of: try games(choice, in: file, flipCount: .max)))
      } else {
        // Those on a grid may lie far back.
        let flipCount = choice.grid == nil ? choice.limit : .max
        list(try games(choice, in: file, flipCount: flipCount), choice)
      }
    }
  }

  /// The games that the options choose, oldest first.
  private func games(
    _ choice: Choice, in file: RecordsFile, flipCount: Int = 0
  ) throws(StorageFailure) -> [GameRecord] {
    let (games, notice) = try file.games(flipCount: flipCount)
    if let notice { complain(notice.sentence) }
    let chosen = games.filter { choice.grid == nil || $0.grid == choice.grid }
    return chosen.suffix(choice.last ?? .max)
  }

  private func list(_ games: [GameRecord], _ choice: Choice) {
    if games.isEmpty {
      say(choice.grid.map { "No games on \($0) yet." } ?? "No games yet.")
    } else {
      say(recordList(of: games, limit: choice.limit))
    }
  }

  private func write(_ csv: String, to file: String) throws {
    guard !exists(file) else {
      complain("\(file) exists: give the name of a new file.")
      throw ExitCode(1)
    }
    do {
      try writeNew(Array(csv.utf8), to: file)
    } catch {
      complain(error.sentence)
      throw ExitCode(1)
    }
  }

  private func forgetGames(in file: RecordsFile) throws {
    let (count, notice) = try file.count()
    if let notice { complain(notice.sentence) }
    guard count > 0 else { return say("No games yet.") }
    let games = count == 1 ? "the only game" : "all \(count) games"
    guard try yes || isConfirmed("Forget \(games)? [y/N]") else { return say("Nothing forgotten.") }
    if let notice = try file.forget() { complain(notice.sentence) }
    say("Forgot \(games).")
  }

  private func isConfirmed(_ question: String) throws -> Bool {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
      complain("There is no terminal to ask on: give --yes to forget the games.")
      throw ExitCode(1)
    }
    say(question)
    return ["y", "yes"].contains(readLine()?.lowercased())
  }
}

private func parseCount(_ text: String) throws -> Int {
  guard let count = Int(text), count > 0 else {
    throw ValidationError("“\(text)” is not a number of games: give a whole number from 1.")
  }
  return count
}

extension WriteFailure {
  fileprivate var sentence: String {
    switch self {
    case .diskFull(let file): "\(file) is not written: the disk is full, so free some space."
    case .tooLarge(let file):
      "\(file) is not written: raise the limit on file sizes with ulimit -f."
    case .other(let file, let reason):
      "\(file) is not written (\(reason)): give the name of another file."
    }
  }
}
