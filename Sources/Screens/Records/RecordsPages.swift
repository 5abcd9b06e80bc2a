/// A page of the records: its sentences, the things to open or play, and the other pages as tabs.
@Sendable func recordsPage(of state: AppState) -> Page {
  let title = RecordsWords.title(of: state.settings.current.person)
  let told = list([title, state.records.page.label])
  var page =
    switch (state.records.content, state.records.page) {
    case (.loading, _): Page(title: title, lines: [RecordsWords.reading])
    case (.failed(let notice), _): Page(title: title, lines: [notice.sentence])
    case (.records(let records), .collection):
      collection(records.collection, titled: told, in: state)
    case (.records(let records), .me): me(records, titled: told, in: state)
    case (.records(let records), .daily): daily(records, titled: told, in: state)
    case (.records(let records), .friends): friends(records, titled: told, in: state)
    }
  page.tabs = state.records.pages.map {
    Item(PlainWords.page($0.label), $0 == state.records.page ? nil : .records(.show($0)))
  }
  return page
}

/// A round of practice, if any, the best games and the last ones; plain mode lists the newest.
private func me(_ records: Records, titled title: String, in state: AppState) -> Page {
  guard records.totals.games > 0 else {
    return Page(title: title, lines: [tr("No games yet."), tr("Games you finish appear here.")])
  }
  let coach = records.coach
  let label =
    coach.hasSlips
    ? ButtonWords.practise(coach.dueCount) : tr("Practise with a computer’s slips")
  let practice = coach.canPractise ? [Item(label, .routing(.go(.practice)))] : []
  let bests = records.bests.map {
    item(showing: $0.gameID, $0.label, [$0.rating?.stars, $0.figures])
  }
  let games = records.lastGames.map {
    item(showing: $0.id, "\($0.dayLabel)  \($0.boardLabel)", [$0.rating?.stars, $0.resultLabel])
  }
  let items = practice + bests + games
  var page = Page(
    title: title, lines: records.sentences, items: items,
    selected: state.selection(in: items.count) ?? 0)
  page.listed = Array(items.indices.prefix(practice.count + bests.count + 9))
  return page
}

/// The games of friends, board by board, after the player's own; the newest is selected.
private func friends(_ records: Records, titled title: String, in state: AppState) -> Page {
  let games = records.friends.flatMap { board in
    [board.own].compactMap(\.self).map { (board, $0) } + board.games.map { (board, $0) }
  }
  let newest = records.friends.first.map { $0.games.count - ($0.own == nil ? 1 : 0) } ?? 0
  let selected = state.selection(in: games.count) ?? newest
  var page = Page(title: title, count: games.count, selected: selected) { index in
    let (board, game) = games[index]
    let isHidden = records.hides(board)
    // In place of a friend’s result.
    let result = isHidden ? [tr("shown after your game")] : [game.rating?.stars, game.resultLabel]
    var item = item(showing: game.id, board.label(of: game), result)
    item.moves = isHidden ? [] : game.board?.sharedMoves ?? []
    guard game != board.own else { return item }
    let line = game.line(code: board.code)
    item.act = line.map { .records(.playFriend($0)) }
    item.commands[.removeFriend] = line.map { .records(.removeFriend($0)) }
    return item
  }
  guard !games.isEmpty else {
    page.opening = [tr("No friend’s game is here. Your own line is for a friend to paste.")]
    return page
  }
  let (board, game) = games[selected]
  page.opening = [board.outcome(of: game), records.tally(with: game.players[0])].compactMap(\.self)
  return page
}

private func item(showing game: UInt64, _ label: String, _ result: [String?]) -> Item {
  let parts = result.compactMap(\.self)
  return Item(
    label: label, value: parts.joined(separator: "  "), toldValue: list(parts), isLookedAt: true,
    act: .review(.open(game)))
}

/// The days of the calendar; plain mode lists the last week.
private func daily(_ records: Records, titled title: String, in state: AppState) -> Page {
  let days = records.calendarDays.map(Range.init) ?? 0..<0
  var page = Page(
    title: title,
    lines: [DailyWords.boardsInARow(records.daily.streak.current)]
      + (records.friends(onDay: records.today)?.sentences ?? []),
    count: days.count, selected: state.selection(in: days.count)
  ) { index in
    let day = days.lowerBound + index
    let date = CalendarDate(dayNumber: day)
    return Item(
      label: date.map {
        // "Today, pop-4x4-7k3q".
        list([day == days.last ? tr("Today") : $0.label, DailyBoard($0).label])
      } ?? "",
      value: state.dailyLabel(ofDay: day, in: records), isLookedAt: true,
      act: date.map { .daily(.play($0)) })
  }
  page.listed = (0..<days.count).suffix(7).reversed()
  page.columns = 7
  return page
}

/// The covers; plain mode lists the categories, or the covers found in the selected one.
private func collection(
  _ collection: CoverCollection, titled title: String, in state: AppState
) -> Page {
  let count = collection.isEmpty ? 0 : CoverCollection.coverCount
  let selected = state.selection(in: count)
  let category = CoverCollection.categories.first { selected.map($0.covers.contains) == true }
  var page = Page(
    title: title,
    lines: category.map { [collection.foundLabel(of: $0.category, $0.covers)] }
      ?? (collection.isEmpty
        ? [CollectionWords.invitation]
        : [collection.foundLabel, CollectionWords.golden(collection.goldenCount)[0]]),
    count: count, selected: selected
  ) { cover in
    let find = collection[cover]
    let hear: AppAction? = state.audible == .tunes ? .records(.hearCover(cover)) : nil
    let act = find == nil ? .records(.dealCover(cover)) : hear
    return Item(
      label: find.map { $0.label(of: state.categories.bundledCover(cover)) } ?? "",
      commands: act.map { [find == nil ? .dealCover : .hear: $0] } ?? [:],
      note: find?.dateLabel ?? CollectionWords.notFound, isLookedAt: true, act: act)
  }
  let covers = category?.covers ?? 0..<CoverCollection.coverCount
  let categories = CoverCollection.categories.map {
    Item(collection.foundLabel(of: $0.category, $0.covers), .routing(.select($0.covers.lowerBound)))
  }
  let missing = covers.first { collection[$0] == nil }
    .map { Item(tr("Deal a board with a cover that is missing."), .records(.dealCover($0))) }
  let all = Item(tr("All categories"), .routing(.select(nil)))
  page.listed = category == nil ? [] : covers.filter { collection[$0] != nil }
  page.others =
    (category == nil && !collection.isEmpty ? categories : []) + [missing].compactMap(\.self)
    + (selected == nil ? [] : [all])
  page.columns = CollectionLayout.rowLength
  return page
}

extension AppState {
  /// The selected one of so many things on the page of the records; the last one if there are fewer now.
  fileprivate func selection(in count: Int) -> Int? {
    routing.selections[.records].map { min($0, count - 1) }
  }
}
