import Artwork
import MemoryTunes

/// The page of the records that is shown; what can be looked at or played on it, and the other pages, are
/// choices.
func plainRecords(of state: AppState) -> PlainScreen {
  let pages = RecordsPage.allCases.filter { $0 != state.records.page }
    .map { Item(PlainWords.page($0.label), .records(.show($0))) }
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
  var choices: [Item] = []
  var focus: String?

  init(of records: Records, in state: AppState) {
    switch state.records.page {
    case .overview: tellOverview(records, in: state)
    case .coach: tell(records.coach, memory: records.memoryFigures)
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
    let figures = records.figures(showsStreak: state.settings.current.showsSuggestions)
    lines =
      [records.memorySentence] + records.shownBins.map(PlainWords.remembered)
      + figures.map { "\($0.name): \($0.value)" }
    choices = records.bests.map { best in
      Item(PlainWords.best(best.line), .review(.open(best.gameID)))
    }
  }

  private mutating func tell(_ coach: CoachReport, memory: String?) {
    lines =
      coach.averageLines + [memory].compactMap(\.self)
      + [coach.tipSentence, coach.practiceSentence]
    if coach.canPractise { choices = [Item(CoachWords.practice, .routing(.go(.practice)))] }
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
    choices = shown.map { Item(label($0), .daily(.play($0))) }
    focus = state.records.calendarDay.flatMap(CalendarDate.init(dayNumber:)).map(label)
  }

  /// The categories are choices, or in one that was entered, its covers that have been found.
  private mutating func tellCollection(_ collection: CoverCollection, in state: AppState) {
    let selected = state.records.selectedCover
    let entered = CoverCollection.categories.first { selected.map($0.covers.contains) == true }
    if let entered {
      lines = [PlainWords.found(in: entered, of: collection)]
      choices = entered.covers.compactMap { cover in
        collection[cover].map { find in
          Item(
            PlainWords.cover(state.categories.bundledCover(cover), find),
            clickCover(cover, in: state) ?? .records(.selectCover(cover)))
        }
      }
    } else if collection.isEmpty {
      lines = [CollectionWords.invitation]
    } else {
      lines = [PlainWords.found(of: collection), PlainWords.golden(collection.goldenCount)]
      choices = CoverCollection.categories.map { category in
        Item(
          PlainWords.found(in: category, of: collection),
          .records(.selectCover(category.covers.lowerBound)))
      }
    }
    let covers = entered?.covers ?? 0..<CoverCollection.coverCount
    if let missing = covers.first(where: { collection[$0] == nil }) {
      choices.append(Item(PlainWords.missingCover, .records(.dealCover(missing))))
    }
    guard let selected else { return }
    choices.append(Item(PlainWords.allCategories, .records(.selectCover(nil))))
    focus =
      collection[selected].map {
        "\(PlainWords.cover(state.categories.bundledCover(selected), $0)). \($0.dateLabel)"
      } ?? CollectionWords.notFound
  }

  private mutating func tellOpponents(_ records: Records, in state: AppState) {
    lines = [
      records.rating.map { PlainWords.rating($0.label) } ?? RecordsWords.noRating,
      PlainWords.crown,
    ]
    choices = records.opponents.map { record in
      Item(PlainWords.opponent(record), .records(.play(record.opponent)))
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
    choices = games.prefix(9).map { Item(PlainWords.game($0), .review(.open($0.id))) }
    let selected = state.records.selectedGame
    if games.indices.contains(selected) { focus = PlainWords.game(games[selected]) }
  }
}
