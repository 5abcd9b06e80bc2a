import Artwork
import MemoryTunes

/// The page of the records that is shown; what can be looked at or played on it, and the other pages, are
/// choices.
func plainRecords(of state: AppState) -> PlainScreen {
  let pages = RecordsPage.allCases.filter { $0 != state.records.page }
    .map { PlainScreen.Choice(PlainWords.page($0.label), .records(.show($0))) }
  let title = RecordsWords.title(of: state.settings.current.person)
  switch state.records.content {
  case .loading: return PlainScreen([title, RecordsWords.reading], choices: pages)
  case .failed(let notice): return PlainScreen([title, notice.sentence], choices: pages)
  case .records(let records):
    let page = PlainPage(of: records, in: state)
    return PlainScreen(
      ["\(title), \(state.records.page.label.lowercased())"] + page.lines,
      choices: page.choices + pages,
      focus: page.focus)
  }
}

/// What a page says and offers.
private struct PlainPage {
  var lines: [String] = []
  var choices: [PlainScreen.Choice] = []
  var focus: String?

  init(of records: Records, in state: AppState) {
    switch state.records.page {
    case .overview: tellOverview(records, in: state)
    case .coach: tell(records.coach)
    case .daily: tellDays(records, in: state)
    case .collection: tellCollection(records.collection, in: state)
    case .opponents: tellOpponents(records, in: state)
    case .games: tellGames(records, in: state)
    }
  }

  private mutating func tellOverview(_ records: Records, in state: AppState) {
    guard records.totals.games > 0 else {
      lines = [RecordsWords.noGames, RecordsWords.gamesAppear]
      return
    }
    let all = recordLines(
      of: records, showsStreak: state.settings.current.showsSuggestions, width: .max)
    let bestCount = records.bests.count
    lines = all.dropFirst(bestCount > 0 ? 1 + bestCount : 0).map(\.text)
    choices = zip(records.bests, all.dropFirst()).map { best, line in
      .init(PlainWords.best(line.text), .review(.open(best.gameID)))
    }
  }

  private mutating func tell(_ coach: CoachReport) {
    lines = coach.averageLines + [coach.tipSentence, coach.practiceSentence]
    if coach.canPractise { choices = [.init(CoachWords.practice, .routing(.go(.practice)))] }
  }

  /// The boards of the last days.
  private mutating func tellDays(_ records: Records, in state: AppState) {
    guard let today = records.date, let days = records.calendarDays else { return }
    if state.settings.current.showsSuggestions {
      lines = [PlainWords.daysInARow(records.daily.streak.current)]
    }
    let shown = (0..<7).compactMap { CalendarDate(dayNumber: today.dayNumber - $0) }
      .filter { days.contains($0.dayNumber) }
    func label(_ date: CalendarDate) -> String {
      PlainWords.day(
        date, isToday: date == today,
        result: records.daily[date.dayNumber]?.label ?? RecordsWords.notPlayed)
    }
    choices = shown.map { .init(label($0), .daily(.play($0))) }
    focus = state.records.calendarDay.flatMap(CalendarDate.init(dayNumber:)).map(label)
  }

  private mutating func tellCollection(_ collection: CoverCollection, in state: AppState) {
    let found = CollectionWords.found(collection.foundCount(), of: CoverCollection.coverCount)
    lines = [
      CollectionWords.covers(found), PlainWords.golden(collection.goldenCount),
    ]
    if let missing = (0..<CoverCollection.coverCount).first(where: { collection[$0] == nil }) {
      choices = [.init(PlainWords.missingCover, .records(.dealCover(missing)))]
    }
    guard let selected = state.records.selectedCover else { return }
    guard let find = collection[selected] else {
      focus = CollectionWords.notFound
      return
    }
    let cover = state.categories.bundledCover(selected)
    focus = PlainWords.found(
      cover?.shownTitle ?? "", by: cover?.artist ?? "", find.dateLabel, isGolden: find.isGolden)
  }

  private mutating func tellOpponents(_ records: Records, in state: AppState) {
    lines = [
      records.rating.map { PlainWords.rating($0.label) } ?? RecordsWords.noRating,
      PlainWords.crown,
    ]
    choices = records.opponents.map { record in
      .init(PlainWords.opponent(record), .records(.play(record.opponent)))
    }
    focus = state.records.selectedOpponent.label
  }

  /// The newest games are choices; all can be gone through.
  private mutating func tellGames(_ records: Records, in state: AppState) {
    let games = records.lastGames
    guard !games.isEmpty else {
      lines = [RecordsWords.noGames, RecordsWords.gamesAppear]
      return
    }
    choices = games.prefix(9).map { .init(PlainWords.game($0), .review(.open($0.id))) }
    let selected = state.records.selectedGame
    if games.indices.contains(selected) { focus = PlainWords.game(games[selected]) }
  }
}
