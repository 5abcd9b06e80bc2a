import ArgumentParser
import Platform
import Screens

/// `memorytunes duel GAME…`.
struct DuelCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "duel",
      abstract: tr("Play against somebody’s game on the same board, or compare games."))
  }

  @Argument(
    help: described(
      tr(
        "A film or a recording, or a result like pop-4x4-7k3q:14. Several, or an answer to a game, are compared."
      ), value: tr("game", in: "option")),
    completion: .file())
  var games: [String] = []

  @Option(help: described(tr("Play under this name."), value: tr("name", in: "option")))
  var names: String?

  @Flag(help: described(tr("Play against the game even if it is an answer to another.")))
  var play = false

  @Flag(help: described(tr("Play line by line, and compare in sentences, for screen readers.")))
  var plain = false

  func validate() throws {
    guard !games.isEmpty, !games.contains("") else { throw ValidationError(DuelWords.unnamed) }
    guard !play || games.count == 1 else { throw ValidationError(DuelWords.tooMany) }
    guard try (names.map(parseNames)?.count ?? 1) == 1 else {
      throw ValidationError(DuelWords.tooManyNames)
    }
  }

  func run() throws {
    let catalogue = try loadCatalogue()
    var entries: [(name: String, game: RecordedRival)] = []
    var tableCount = 0
    for name in games {
      do throws(FileProblem) {
        guard let game = try rival(name, catalogue) else {
          tableCount += 1
          continue
        }
        // A line is no name.
        entries.append((exists(name) || game.game.board == nil ? name : "\(game.game.code)", game))
      } catch {
        complain(error.sentence)
      }
    }
    for entry in entries {
      DuelWords.saved(entry.game.savedFlipCount, in: entry.name).map(say)
    }
    if games.count == 1, let entry = entries.first?.game, play || entry.answered == nil {
      return try play(against: entry.game)
    }
    guard compare(entries) + tableCount >= games.count else { throw ExitCode(1) }
  }

  private func loadCatalogue() throws -> [MemoryTunes.Category.ID: [Cover]] {
    do {
      return try Backstage().covers.catalogue()
    } catch let error as CoverFailure {
      throw ExitCode.complaining(Notice.noCovers(error).sentence)
    }
  }

  private func play(against rival: Rival) throws {
    let names = try names.map(parseNames)
    let launch = LaunchOptions(
      peopleCount: names?.count, names: names, mode: plain ? .told : nil, code: rival.code,
      rival: rival)
    try MainActor.assumeIsolated { try Program.play(PlayOptions(launch: launch)) }
  }

  /// Prints a table for each board, in order of appearance; returns the number of games in tables.
  private func compare(_ entries: [(name: String, game: RecordedRival)]) -> Int {
    var rows = entries.map { (name: $0.name, game: $0.game.game) }
    if games.count == 1, let answered = entries.first?.game.answered {
      rows.append((DuelWords.answered, answered))
    }
    let isPlain = PlainCause.isAskedFor(option: plain, environment: programEnvironment)
    var codes: [BoardCode] = []
    for row in rows where !codes.contains(row.game.code) { codes.append(row.game.code) }
    var count = 0
    for code in codes {
      let games = onSameBoard(rows.filter { $0.game.code == code })
      say((isPlain ? duelSentences : duelTable)(games).joined(separator: "\n"))
      count += games.count
    }
    if games.count == 1, let name = entries.first?.name { say(DuelWords.howToPlay(name)) }
    return count
  }
}

/// The games on boards with one code whose cards match the first game's; complains about the others.
///
/// Nothing else shows whether a board belongs to a folder's code.
private func onSameBoard(_ games: [(name: String, game: Rival)]) -> [(name: String, game: Rival)] {
  guard let first = games.first(where: { $0.game.board != nil }) else { return games }
  return games.filter { name, game in
    guard let board = game.board, board.pairs != first.game.board?.pairs else { return true }
    complain(DuelWords.otherCards(name, than: first.name))
    return false
  }
}

/// The game in a line or a claim; nil for other texts.
private func sharedRival(
  _ text: String, _ catalogue: [MemoryTunes.Category.ID: [Cover]]
) throws(RivalError) -> Rival? {
  do throws(BoardTextError) {
    if case .rival(let rival) = try BoardText(text, catalogue: catalogue) { return rival }
  } catch {
    if case .rival(let error) = error { throw error }
  }
  return nil
}

/// The game in a file, a line or a claim; nil for one that several people played at a table, whose ranking is printed.
private func rival(
  _ name: String, _ catalogue: [MemoryTunes.Category.ID: [Cover]]
) throws(FileProblem) -> RecordedRival? {
  do {
    if !exists(name), let rival = try sharedRival(name, catalogue) { return RecordedRival(rival) }
    return try RecordedRival(readRecording(name).recording, catalogue: catalogue)
  } catch let table as RecordedTable {
    say(table.game.ranking.joined(separator: "\n"))
    return nil
  } catch let problem as FileProblem {
    throw problem
  } catch let error as RivalError {
    throw FileProblem(sentence: "\(name.cleaned): \(error.sentence)")
  } catch let failure as ReplayFailure<AppAction> {
    let sentence = failure.cause == .otherBeginning ? failure.sentence : DuelWords.altered
    throw FileProblem(sentence: "\(name.cleaned): \(sentence)")
  } catch {
    throw FileProblem(sentence: "\(name.cleaned): \(error)")
  }
}
