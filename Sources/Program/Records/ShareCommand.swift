import ArgumentParser
import Films
import RecordsLive
import TerminalLive

struct ShareCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .subcommand("share", tr("Print a game as text to share, without spoilers, or draw it."))
  }

  @Flag(tr("Share the last finished game (the default)."))
  var last = false

  @Option(
    tr("Share the first game on the board of this day, like 2026-11-23."),
    value: tr("date", in: "option"))
  var daily: String?

  @Flag(tr("Share the daily boards of the last seven days; draw them with --png."))
  var week = false

  @Flag(tr("Print sentences, for screen readers."))
  var plain = false

  @OptionGroup var pictures: PictureOptions

  func validate() throws {
    try requireAtMostOne(of: ["--svg": pictures.svg != nil, "--png": pictures.png != nil])
    try requireAtMostOne(of: ["--last": last, "--daily": daily != nil, "--week": week])
    try require(!week || pictures.svg == nil, or: tr("A week is a still picture: give --png."))
    _ = try daily.map(parseDate)
  }

  func run() throws {
    let daily = try daily.map(parseDate)
    let (games, _, notice) = try openRecords().games(flipCount: .max)
    if let notice { complain(notice.sentence) }
    let today = currentTime / 86_400
    let shared: Shared =
      week
      ? .week(Week(DailyRecords(games: games, today: today), today: today))
      : .game(try ShareCommand.game(of: games, daily: daily))
    if !pictures.isEmpty { return try draw(shared) }
    let isPlain = isPlainModeAskedFor(option: plain)
    let text = isPlain ? shared.plainText : shared.text
    say(expectsUTF8(environment: programEnvironment) ? text : text.asASCII)
  }

  /// The last finished one of these games, or the first on the board of a day.
  static func game(of games: [PlayedGame], daily: CalendarDate?) throws(Complaint) -> SharedGame {
    let game =
      daily == nil ? games.last(where: \.canBeShared) : games.first { $0.day == daily?.dayNumber }
    guard let game, game.canBeShared else {
      throw Complaint(
        daily.map {
          tr("There is nothing to share: you have not finished the board of \($0.label).")
        } ?? tr("There is nothing to share: finish a game first."))
    }
    let daysInARow = GameNews(of: game.id, among: games).daysInARow
    return SharedGame(game, code: game.code, daysInARow: daysInARow)
  }

  private func draw(_ shared: Shared) throws {
    switch shared {
    case .week(let week): if let png = pictures.png { try paint(week.picture, to: png) }
    case .game(let shared):
      let covers = try Backstage().covers
      let game = GameState(shared.game, after: .max, catalogue: (try? covers.catalogue()) ?? [:])
      try pictures.draw(game.flatMap(BoardFilm.init), with: covers)
    }
  }
}

private func parseDate(_ text: String) throws -> CalendarDate {
  try parsed(CalendarDate(text), or: tr("“\(text)” is not a day: give one like 2026-11-23."))
}
