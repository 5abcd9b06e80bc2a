import Artwork
import MemoryTunes

extension Role {
  /// What the cover with this role does in the band: "bass".
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
  /// Who has just joined the band: "Bass: Velvet Undertow."; nil if nobody has, or there is none.
  var bandSentence: String? {
    guard music != nil, !game.isFinished, let move = game.board.moves.last, move.isMatch else {
      return nil
    }
    let cover = game.cover(at: move.first)
    return Role(ofCover: cover.id, in: game.request.category).map { role in
      "\(role.label.capitalizedFirst): \(cover.shownArtist)."
    }
  }
}
