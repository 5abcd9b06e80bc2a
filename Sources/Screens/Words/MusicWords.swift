extension Role {
  /// The cover's role in the band: "bass".
  fileprivate var label: String {
    switch self {
    case .beat: tr("beat", in: "role in the band")
    case .bass: tr("bass", in: "role in the band")
    case .chords: tr("chords", in: "role in the band")
    case .lead: tr("lead", in: "role in the band")
    case .counter: tr("second melody", in: "role in the band")
    case .arpeggio: tr("arpeggio", in: "role in the band")
    case .pad: tr("slow chords", in: "role in the band")
    case .voice: tr("voice", in: "role in the band")
    case .fills: tr("fills", in: "role in the band")
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

  /// The newcomer's role, from long to short: "joins the band: bass", "♪ bass".
  var bandLabels: [String] {
    guard let label = newcomer?.role.label else { return [] }
    return [tr("joins the band: \(label)"), "♪ \(label)"]
  }
}
