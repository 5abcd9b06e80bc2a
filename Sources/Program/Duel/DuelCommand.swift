import ArgumentParser
import Platform
import Screens

struct DuelCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .subcommand("duel", tr("Play against somebody’s game on the same board, or compare games."))
  }

  @Argument(
    help: described(
      tr(
        "A film or a recording, or a result like pop-4x4-7k3q:14. Several, or an answer to a game, are compared."
      ), value: tr("game", in: "option")),
    completion: .file())
  var games: [String] = []

  @Option(tr("Play under this name."), value: tr("name", in: "option"))
  var names: String?

  @Flag(tr("Play against the game even if it is an answer to another."))
  var play = false

  @OptionGroup var session: SessionOptions

  func validate() throws {
    try require(
      !games.isEmpty && !games.contains(""),
      or: tr("A duel needs a game: give a film, a recording, or a result like pop-4x4-7k3q:14."))
    try require(!play || games.count == 1, or: tr("--play goes with one game: give only that."))
    let count = try names.map { try parseNames($0) }?.count
    try require(count ?? 1 == 1, or: tr("A duel is for one: give one name."))
  }

  func run() throws {
    let catalogue = try Backstage().covers.catalogue()
    var entries: [(name: String, game: RecordedRival)] = []
    var tableCount = 0
    for name in games {
      do {
        guard let game = try rival(name, catalogue) else {
          tableCount += 1
          continue
        }
        // A line is no name.
        entries.append((exists(name) || game.game.board == nil ? name : "\(game.game.code)", game))
      } catch let complaint as Complaint {
        // The others are compared all the same.
        complain(complaint.sentence)
      }
    }
    for (name, game) in entries where game.savedFlipCount > 0 {
      say(saved(game.savedFlipCount, in: name))
    }
    if games.count == 1, let entry = entries.first?.game, play || entry.answered == nil {
      return try play(against: entry.game)
    }
    guard compare(entries) + tableCount >= games.count else { throw ExitCode(1) }
  }

  private func play(against rival: Rival) throws {
    var options = try PlayOptions(session.words + (names.map { ["--names=\($0)"] } ?? []))
    (options.launch.code, options.launch.rival) = (rival.code, rival)
    try MainActor.assumeIsolated { try Program.play(options) }
  }

  /// Prints a table for each board, in order of appearance; returns the number of games in tables.
  private func compare(_ entries: [(name: String, game: RecordedRival)]) -> Int {
    var rows = entries.map { (name: $0.name, game: $0.game.game) }
    if games.count == 1, let answered = entries.first?.game.answered {
      // In place of the name of a game: the one that the other was played against.
      rows.append((tr("The game before"), answered))
    }
    let isPlain = isPlainModeAskedFor(option: session.plain)
    var codes: [BoardCode] = []
    for row in rows where !codes.contains(row.game.code) { codes.append(row.game.code) }
    var count = 0
    for code in codes {
      let games = onSameBoard(rows.filter { $0.game.code == code })
      say(duelTable(of: games, isPlain: isPlain).joined(separator: "\n"))
      count += games.count
    }
    if games.count == 1, let name = entries.first?.name {
      let command = "memorytunes duel --play \(name.cleaned.quoted)"
      say(tr("To play on this board, too:") + "\n  \(command)")
    }
    return count
  }
}

/// The part of a game missing from its recording, merely claimed.
func saved(_ count: Int, in file: String) -> String {
  tr(
    "\(file.cleaned): \(count) flip comes from a saved game, not from the recording.",
    "\(file.cleaned): \(count) flips come from a saved game, not from the recording.", count: count)
}

/// The games on boards with one code whose cards match the first game's; complains about the others.
///
/// Nothing else shows whether a board belongs to a folder's code.
private func onSameBoard(_ games: [(name: String, game: Rival)]) -> [(name: String, game: Rival)] {
  guard let first = games.first(where: { $0.game.board != nil }) else { return games }
  return games.filter { name, game in
    guard let board = game.board, board.pairs != first.game.board?.pairs else { return true }
    complain(tr("\(name.cleaned): its cards do not lie where those of \(first.name.cleaned) do."))
    return false
  }
}

/// The game in a file, line or claim; nil for that of several at a table, whose ranking is printed; throws a complaint.
private func rival(
  _ name: String, _ catalogue: [MemoryTunes.Category.ID: [Cover]]
) throws -> RecordedRival? {
  func complaint(_ sentence: String) -> Complaint { Complaint("\(name.cleaned): \(sentence)") }
  if !exists(name) {
    do throws(RivalError) {
      let rival = try BoardText(name, catalogue: catalogue).rival
      if let rival { return RecordedRival(rival) }
    } catch .code {
      // It may be the name of a file.
    } catch {
      throw complaint(error.sentence)
    }
  }
  do {
    return try RecordedRival(readRecording(name).recording, catalogue: catalogue)
  } catch let table as RecordedTable {
    say(table.game.ranking.joined(separator: "\n"))
    return nil
  } catch let error as RivalError {
    throw complaint(error.sentence)
  } catch let failure as ReplayFailure<AppAction> {
    throw complaint(
      failure.cause == .otherBeginning
        ? failure.sentence : tr("It was altered after the game: ask for the original."))
  }
}

extension String {
  fileprivate var quoted: String {
    let isPlain = wholeMatch(of: /[A-Za-z0-9\/._+-]+/) != nil
    return isPlain ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
