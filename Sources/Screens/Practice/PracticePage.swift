import MemoryTunes

@Sendable func practicePage(of state: AppState) -> Page {
  guard let shown = state.practised, let round = state.practice.round, round.step != .over
  else {
    // Without the line that only has marks.
    return Page(lines: state.practice.sentences.filter { $0.contains(where: \.isLetter) })
  }
  let label = round.labels(on: shown).first ?? ""
  switch round.step {
  case .showing: return Page(lines: [label] + shown.lastFlipSentences.prefix(1), question: "")
  case .asking, .over:
    var page = Page(
      lines: [round.origin, label] + state.practisedMoves,
      question: PlainWords.card)
    page.focus = shown.grid.coordinate(ofCard: round.cursor)
    return page
  case .answered: return Page(lines: [label], question: PlainWords.goOn)
  }
}
