import MemoryTunes

/// The game, and its current flip.
@Sendable func reviewPage(of state: AppState) -> Page {
  guard let shown = state.reviewed, let record = state.reviewedGame else {
    return Page(lines: state.review.sentences)
  }
  let slip = record.slipFlipCounts.firstIndex(of: state.review.flipCount)
    .map { PlainWords.slip($0 + 1, of: record.slipFlipCounts.count) }
  let place = record.progressLabel(after: state.review.flipCount)
  let lesson = shown.slipOfLastMove.map(shown.lesson)?.text
  let flip =
    [slip, place].compactMap(\.self) + shown.lastFlipSentences + [lesson].compactMap(\.self)
  return Page(
    lines: [record.summary, flip.map(\.spoken).joined(separator: " ")],
    question: slip == nil ? nil : PlainWords.slip)
}
