import MemoryTunes

/// Commands to review a game flip by flip or move by move, share it, and play its board again.
let reviewCommands = [
  Command(.stepFlip, if: \.showsFlips) { step(by: 1, in: $0) },
  Command(.stepMove, if: \.showsFlips) { step(by: 2, in: $0) },
  Command(.stepToEnds, if: \.showsFlips) { step(by: .max, in: $0) },
  Command(
    .showSlip, if: { $0.reviewedGame?.slipFlipCounts.isEmpty == false }, perform: showSlip),
  Command(
    .playAgain, if: { $0.reviewedGame?.canBeDealtAgain == true }, action: .review(.playAgain)),
  Command(.share, if: { $0.reviewedGame?.canBeShared == true }, action: .routing(.go(.share))),
  backCommand,
]

extension AppState {
  fileprivate var showsFlips: Bool { reviewedGame?.flips.isEmpty == false }
}

/// Shows the next slip, after the last one the first.
@Sendable private func showSlip(_ situation: Command.Situation) -> AppAction? {
  let (review, counts) = (
    situation.state.review, situation.state.reviewedGame?.slipFlipCounts ?? []
  )
  let next = counts.first { $0 > review.flipCount } ?? counts.first
  return next == review.flipCount ? nil : next.map { .review(.show($0)) }
}

/// Shows the board this many flips later or earlier, within the game.
private func step(by size: Int, in situation: Command.Situation) -> AppAction? {
  let review = situation.state.review
  guard let count = review.game?.flips.count else { return nil }
  let isBack = [.up, .left, .first].contains(situation.key.listDirection)
  let step = min(size, count)
  let target = min(max(0, review.flipCount + (isBack ? -step : step)), count)
  return target == review.flipCount ? nil : .review(.show(target))
}
