import ArgumentParser
import MemoryTunes
import RecordsLive
import Screens
import TerminalLive

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `memorytunes share`.
struct ShareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "share",
    abstract: "Print a game as text to share, without spoilers.")

  @Flag(help: "Share the last finished game (the default).")
  var last = false

  @Option(
    help: ArgumentHelp(
      "Share the first game on the board of this day, like 2026-11-23.", valueName: "date"))
  var daily: String?

  @Flag(help: "Print sentences, for screen readers.")
  var plain = false

  func validate() throws {
    guard !last || daily == nil else {
      throw ValidationError(CommandLineWords.lastOrDaily)
    }
    _ = try daily.map(parseDate)
  }

  func run() throws {
    let daily = try daily.map(parseDate)
    try withRecords { file in
      let (games, notice) = try file.games(flipCount: .max)
      if let notice { complain(notice.sentence) }
      do {
        let environment = ProcessInfo.processInfo.environment
        let isPlain = PlainCause.isAskedFor(option: plain, environment: environment)
        let text = try ShareCommand.text(of: games, daily: daily, isPlain: isPlain)
        say(expectsUTF8(environment: environment) ? text : text.asASCII)
      } catch let failure as ShareFailure {
        complain(failure.sentence)
        throw ExitCode(1)
      }
    }
  }

  /// The text about the last of these games that was finished, or about the first on the board of a
  /// day.
  static func text(
    of games: [GameRecord], daily: CalendarDate?, isPlain: Bool = false
  ) throws(ShareFailure) -> String {
    let game = try game(of: games, daily: daily)
    return isPlain ? game.plainText : game.text
  }

  private static func game(
    of games: [GameRecord], daily: CalendarDate?
  ) throws(ShareFailure) -> SharedGame {
    guard let daily else {
      guard let game = games.reversed().lazy.compactMap(\.shared).first else { throw .noGames }
      return game
    }
    guard let game = games.first(where: { $0.day == daily.dayNumber }) else {
      throw .notPlayed(daily)
    }
    guard !game.isGivenUp else { throw .givenUp(daily) }
    guard let shared = game.shared else { throw .notPlayed(daily) }
    return shared
  }
}

private func parseDate(_ text: String) throws -> CalendarDate {
  guard let date = CalendarDate(text) else {
    throw ValidationError(CommandLineWords.notADay(text))
  }
  return date
}
