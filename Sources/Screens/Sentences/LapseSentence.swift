import MemoryTunes

extension GameState {
  /// Why computers missed pairs in the last three cases, in the order of their moves.
  var lapseLessons: [Lesson] {
    lapses.suffix(3).map { lapse in
      let name = label(ofPlayer: playerIndex(inTurn: board.moves[lapse.move - 1].turn))
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
