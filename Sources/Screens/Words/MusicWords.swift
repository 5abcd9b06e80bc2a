import Artwork
import MemoryTunes

extension Role {
  /// The cover's role in the band: "bass".
  fileprivate var label: String {
    switch self {
    case .beat: "beat"
    case .bass: "bass"
    case .chords: "chords"
    case .lead: "lead"
    case .counter: "second melody"
    case .arpeggio: "arpeggio"
    case .pad: "slow chords"
    case .voice: "voice"
    case .fills: "fills"
    }
  }
}

extension AppState {
  /// The cover that has joined the band with the last move; nil if none has.
  var newcomer: (cover: Cover, role: Role)? {
    guard hasBand, game.hasBoard, let move = game.board.moves.last, move.isMatch else {
      return nil
    }
    let cover = game.cover(at: move.first)
    return Role(ofCover: cover.id, in: game.request.category).map { (cover, $0) }
  }

  /// The newcomer's role, from long to short.
  var bandLabels: [String] {
    guard let label = newcomer?.role.label else { return [] }
    return ["joins the band: \(label)", "joins in: \(label)", "♪ \(label)"]
  }

  /// The newcomer to the band: "Bass: Velvet Undertow."; nil if there is none.
  var bandSentence: String? {
    newcomer.map { cover, role in
      game.matchedPairCount == 1
        ? "\(cover.shownArtist) starts the band: \(role.label)."
        : "\(role.label.capitalizedFirst): \(cover.shownArtist.ended)"
    }
  }
}
