import Basics
import MemoryTunes
import Terminal

extension GameState {
  /// The standings, best first.
  var rankedStandings: [Standing] {
    standings.sorted { ($0.place, $0.index) < ($1.place, $1.index) }
  }

  /// A line for each player, best first; without places until all have had their minute.
  func ranking(hasWords: Bool = true, theme: Theme) -> [ResultWords.Line] {
    rankedStandings.map { standing in
      let place = (round?.nextSeat == nil ? "\(standing.place). " : "", theme.quiet)
      let sign = (theme.sign(ofPlayer: standing.index) + " ", theme.player(standing.index))
      let name = (
        everybody.label(at: standing.index).padded(to: 8),
        standing.place == 1 ? theme.strong : theme.text
      )
      let pairs = (standing.pairsLabel, theme.strong)
      let memory = (round == nil ? "  " + standing.memoryLabel : "", theme.quiet)
      return hasWords ? [place, sign, name, pairs, memory] : [place, sign, pairs]
    }
  }
}

extension Standing {
  /// "5", or with a head start of two, "3+2".
  fileprivate var pairsLabel: String {
    headStart > 0 ? "\(pairCount - headStart)+\(headStart)" : "\(pairCount)"
  }

  /// "remembered 5 of 7": of the pairs seen before; "all luck": had seen none before.
  var memoryLabel: String {
    guard chanceCount == 0 else { return tr("remembered \(recallCount) of \(chanceCount)") }
    return pairCount > headStart ? tr("all luck") : ""
  }
}
