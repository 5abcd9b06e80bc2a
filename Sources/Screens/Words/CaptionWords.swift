/// The text below the large cover, each line from long to short.
struct Caption {
  var title: [String]
  var text: [String]
  var aside: [String] = []
}

extension AppState {
  /// The cover's title, artist and album, or before the first flip, the category and number of pairs.
  func caption(of game: GameState) -> Caption {
    if let card = game.heardCard { return captionOfTune(ofCard: card, in: game) }
    guard let cover = game.nowShowing else { return game.captionBeforeFlips }
    // The title of an album.
    let album = cover.album.flatMap { $0 == cover.title ? nil : tr("from “\($0.shortened)”") }
    let aside = music != nil && newcomer?.cover == cover ? bandLabels : [album].compactMap(\.self)
    return Caption(title: [cover.shownTitle], text: [cover.shownArtist], aside: aside)
  }

  /// Advice about a card that plays its tune, without giving away its cover.
  private func captionOfTune(ofCard card: Int, in game: GameState) -> Caption {
    let title =
      game.show.meter == nil
      ? [tr("The tune is over"), tr("It is over")]
      // A meter shows how loud the tune is, for those who do not hear it.
      : canHear(card: card, in: game) ? [tr("Listen")] : [tr("Watch the meter"), tr("Watch")]
    let isFirst = game.board.openCards.count == 1
    let task = isFirst ? [tr("Find its partner."), tr("Its partner?")] : []
    return Caption(title: title, text: task, aside: adviceOnSound(in: game))
  }

  private func adviceOnSound(in game: GameState) -> [String] {
    if audible == .off {
      let key = keyBindings.name(of: .mute)
      return [key.map { tr("Sound is off: press \($0).") }, tr("Sound is off.")].compactMap(\.self)
    }
    if let problem = sound.problem { return problem.sentences }
    let canRepeat = game.show.meter == nil && game.show.cursor == game.heardCard && game.isMovedHere
    guard canRepeat, let key = keyBindings.name(of: .flip) else { return [] }
    // A key, and the tune.
    return [tr("\(key) plays it again."), tr("\(key): again")].map(\.capitalizedFirst)
  }
}

extension GameState {
  /// "8 pairs: memorise them", "8 pairs, face down"; of a daily board its day, and whether the game counts.
  fileprivate var captionBeforeFlips: Caption {
    if let daily {
      let date = CalendarDate(dayNumber: daily.day)
      return Caption(
        title: [tr("Daily board")], text: [date?.label, date?.shortLabel].compactMap(\.self),
        aside: daily.isPractice
          ? [tr("Practice", in: "daily board")] : [DailyWords.firstCounts, tr("First try counts.")])
    }
    let count = covers.count
    if let introducedOpponent, !show.isPeeking {
      return Caption(
        title: [introducedOpponent.label], text: [introducedOpponent.description],
        aside: [list([request.category.label, pairs(count)])])
    }
    return Caption(
      title: [request.category.label],
      text: show.isPeeking
        ? [
          tr("\(count) pair: memorise them", "\(count) pairs: memorise them", count: count),
          tr("Memorise them"),
        ]
        : [
          tr("\(count) pair, face down", "\(count) pairs, face down", count: count), pairs(count),
        ])
  }
}

extension Cover {
  /// The title, or "Untitled" if the title is invisible.
  public var shownTitle: String { title.isInvisible ? tr("Untitled") : title.shortened }
  var shownArtist: String { artist.shortened }

  /// "Half of Yours, by Penny Parfait"; without an artist, the title.
  var label: String { artist.isEmpty ? shownTitle : tr("\(shownTitle), by \(shownArtist)") }
}
