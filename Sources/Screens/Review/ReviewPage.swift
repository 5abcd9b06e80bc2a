import MemoryTunes

@Sendable func reviewPage(of state: AppState) -> Page {
  guard let shown = state.reviewed, let played = state.reviewedGame else {
    return Page(lines: state.review.sentences)
  }
  let slip = played.slipFlipCounts.firstIndex(of: state.review.flipCount)
    .map { PlainWords.slip($0 + 1, of: played.slipFlipCounts.count) }
  let place = played.progressLabel(after: state.review.flipCount)
  let lesson = shown.slipOfLastMove.map(shown.lesson)?.text
  let flip =
    [slip, place.capitalizedFirst].compactMap(\.self) + shown.lastFlipSentences
    + [lesson].compactMap(\.self)
  return Page(
    lines: [played.summary, flip.map(\.spoken).joined(separator: " ")],
    question: slip == nil ? nil : PlainWords.slip)
}
