import ArgumentParser
import Films
import RecordsLive
import TerminalLive

/// `memorytunes share`.
struct ShareCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "share",
      abstract: tr("Print a game as text to share, without spoilers, or draw it."))
  }

  @Flag(help: described(tr("Share the last finished game (the default).")))
  var last = false

  @Option(
    help: described(
      tr("Share the first game on the board of this day, like 2026-11-23."),
      value: tr("date", in: "option")))
  var daily: String?

  @Flag(help: described(tr("Share the daily boards of the last seven days; draw them with --png.")))
  var week = false

  @Flag(help: described(tr("Print sentences, for screen readers.")))
  var plain = false

  @Option(
    help: described(
      tr("Draw the game as an animated picture, for web pages and messages; it shows the board."),
      value: tr("new file", in: "option")),
    completion: .file(extensions: ["svg"]))
  var svg: String?

  @Option(
    help: described(
      tr("Draw the game as a still picture, for places that show no moving ones."),
      value: tr("new file", in: "option")),
    completion: .file(extensions: ["png"]))
  var png: String?

  func validate() throws {
    try requireNames(of: svg, png)
    try requireAtMostOne(of: ["--svg": svg != nil, "--png": png != nil])
    try requireAtMostOne(of: ["--last": last, "--daily": daily != nil, "--week": week])
    try require(!week || svg == nil, or: tr("A week is a still picture: give --png."))
    _ = try daily.map(parseDate)
  }

  func run() throws {
    let daily = try daily.map(parseDate)
    try withRecords { file in
      let (games, notice) = try file.games(flipCount: .max)
      if let notice { complain(notice.sentence) }
      do {
        let today = currentTime / 86_400
        let shared =
          week ? Shared.week(Week(DailyRecords(games: games, today: today), today: today)) : nil
        if case .week(let week) = shared, let png { return try paint(week.picture, to: png) }
        if svg != nil || png != nil {
          return try draw(ShareCommand.game(of: games, daily: daily))
        }
        let isPlain = isPlainModeAskedFor(option: plain, environment: programEnvironment)
        let text =
          try shared.map { isPlain ? $0.plainText : $0.text }
          ?? ShareCommand.text(of: games, daily: daily, isPlain: isPlain)
        say(expectsUTF8(environment: programEnvironment) ? text : text.asASCII)
      } catch let failure as ShareFailure {
        throw ExitCode.complaining(failure.sentence)
      }
    }
  }

  /// The text about the last finished one of these games, or about the first on the board of a day.
  static func text(
    of games: [PlayedGame], daily: CalendarDate?, isPlain: Bool = false
  ) throws(ShareFailure) -> String {
    let game = try game(of: games, daily: daily)
    let daysInARow = GameNews(of: game.id, among: games).daysInARow
    let shared = Shared.game(SharedGame(game, code: game.code, daysInARow: daysInARow))
    return isPlain ? shared.plainText : shared.text
  }

  private func draw(_ played: PlayedGame) throws {
    let covers = try Backstage().covers
    let game = GameState(played, after: .max, catalogue: (try? covers.catalogue()) ?? [:])
    if let svg { try Program.draw(game.flatMap(BoardFilm.init), with: covers, to: svg) }
    if let png { try paint(game?.picture(image: covers.image), to: png) }
  }

  private static func game(
    of games: [PlayedGame], daily: CalendarDate?
  ) throws(ShareFailure) -> PlayedGame {
    guard let daily else {
      guard let game = games.last(where: \.canBeShared) else {
        throw ShareFailure(sentence: tr("There is nothing to share: finish a game first."))
      }
      return game
    }
    guard let game = games.first(where: { $0.day == daily.dayNumber }), game.canBeShared else {
      throw ShareFailure(
        sentence: tr(
          "There is nothing to share: you have not finished the board of \(daily.label)."))
    }
    return game
  }
}

/// The reason there is nothing to share.
struct ShareFailure: Error {
  let sentence: String
}

private func parseDate(_ text: String) throws -> CalendarDate {
  try parsed(CalendarDate(text), or: tr("“\(text)” is not a day: give one like 2026-11-23."))
}
