import MemoryTunes

extension GameState {
  /// Why computers missed pairs in the last three cases, in the order of their moves.
  var lapseLessons: [Lesson] {
    let moves = Playthrough(
      pairs: cards.map(\.pair), flips: flips, playerCount: players.count)?.moves
    return lapses.suffix(3).compactMap { lapse in
      guard let moves, moves.indices.contains(lapse.move - 1) else { return nil }
      let name = label(ofPlayer: moves[lapse.move - 1].player)
      let place = grid.coordinate(ofCard: lapse.card)
      return switch lapse.kind {
      case .forgotten:
        Lesson(text: "Move \(lapse.move): \(name) had forgotten \(place).", cards: [lapse.card])
      case .confused(let other):
        Lesson(
          text:
            "Move \(lapse.move): \(name) mistook \(grid.coordinate(ofCard: other)) for \(place).",
          cards: [other, lapse.card])
      }
    }
  }
}
