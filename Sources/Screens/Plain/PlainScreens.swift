import Artwork
import DataFlow
import MemoryTunes

/// The current screen in lines, with the choices it offers.
public func plainScreen(state: AppState, history: AppHistory) -> PlainScreen {
  screen(of: state, history).saying(state.notices.map(\.sentence))
}

private func screen(of state: AppState, _ history: AppHistory) -> PlainScreen {
  if let page = state.page { return PlainScreen(page) }
  switch state.routing.destination {
  // They have pages.
  case .menu, .newGame, .categories, .settings, .sources, .keys, .finished, .confirmation, .hint,
    .timeTravel, .deletion, .prompt, .records:
    return PlainScreen([])
  case .game: return plainGame(of: state)
  case .share:
    let game = state.sharedGame
    return PlainScreen(
      [game?.sentence, state.challenge, state.copyStatus, state.pictureStatus].compactMap(\.self),
      copy: game?.command)
  case .help: return PlainScreen((state.rules.first ?? []) + PlainWords.introduction)
  case .paused: return PlainScreen([DialogWords.paused] + state.pauseSentences)
  case .review: return plainReview(of: state)
  case .practice: return plainPractice(of: state)
  case .info: return PlainScreen(infoLines(of: state.game))
  case .inspector: return plainHistory(history, of: state)
  }
}

private func plainGame(of state: AppState) -> PlainScreen {
  let game = state.game
  switch game.phase {
  case .empty, .loading:
    return PlainScreen([
      game.request.source == .bundled ? PlainWords.dealing : GameWords.fetching
    ])
  case .failed: return PlainScreen([])
  case .playing, .finished:
    let cursor = game.show.cursor
    let place =
      game.isFaceUp(cursor)
      ? game.stateSentence(cursor) : PlainWords.faceDown(game.grid.coordinate(ofCard: cursor))
    return PlainScreen(
      game.introduction + state.silenceSentences, opening: game.situation, focus: place,
      question: game.isComputersTurn ? "" : PlainWords.card)
  }
}

private func plainReview(of state: AppState) -> PlainScreen {
  guard let shown = state.reviewed?.game, let record = state.reviewedGame else {
    return PlainScreen(state.review.sentences)
  }
  let slip = record.slipFlipCounts.firstIndex(of: state.review.flipCount)
    .map { PlainWords.slip($0 + 1, of: record.slipFlipCounts.count) }
  let place = record.progressLabel(after: state.review.flipCount)
  let lesson = shown.slipOfLastMove.map(shown.lesson)?.text
  let flip =
    [slip, place].compactMap(\.self) + shown.lastFlipSentences + [lesson].compactMap(\.self)
  return PlainScreen([record.summary, flip.map(\.spoken).joined(separator: " ")])
}

private func plainPractice(of state: AppState) -> PlainScreen {
  guard let shown = state.practised?.game, let round = state.practice.round, round.step != .over
  else {
    // Without the line that only has marks.
    return PlainScreen(state.practice.sentences.filter { $0.contains(where: \.isLetter) })
  }
  let label = round.labels(on: shown).first ?? ""
  switch round.step {
  case .showing: return PlainScreen([label] + shown.lastFlipSentences.prefix(1), question: "")
  case .asking, .over:
    return PlainScreen(
      [round.origin]
        + state.practisedFlips.map { $0.lastFlipSentences.joined(separator: " ") } + [label],
      focus: shown.grid.coordinate(ofCard: round.cursor), question: PlainWords.card)
  case .answered: return PlainScreen([label], question: PlainWords.goOn)
  }
}

extension Event<AppAction> {
  /// Whether a player would want to go back to it: a flip, or the deal.
  fileprivate var isMoment: Bool {
    switch kind {
    case .action(.game(.flipCard)), .action(.game(.computerFlip)): true
    case .action, .rewind: isDeal
    }
  }

  fileprivate var isDeal: Bool {
    if case .action(.game(.setCards)) = kind { true } else { false }
  }
}

/// The last events of a game that can be gone back to, the newest first, and the event that is selected.
private func plainHistory(_ history: AppHistory, of state: AppState) -> PlainScreen {
  func told(_ position: Int) -> String {
    sentence(of: history[position].event, in: history.state(after: position))
  }
  let moments = history.indices.reversed().lazy.filter { history[$0].event.isMoment }
  let deal = moments.first { history[$0].event.isDeal }
  return PlainScreen(
    [DialogWords.timeTravel, PlainWords.moments],
    choices: moments.prefix(PlainWords.momentCount).prefix { $0 >= deal ?? $0 }.map { position in
      Item(told(position), .inspector(.playOn(.init(number: history[position].event.number))))
    }, focus: history.position(of: state.inspector).map(told))
}
