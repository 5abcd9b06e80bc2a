/// Something that keys do; its raw value is its name in files.
///
/// A command of a screen answers to the keys of one control or of several: moving in a list to those of
/// ``up`` and ``down``.
public enum Control: String, CaseIterable, Codable, CodingKeyRepresentable, Sendable {
  case left, right, up, down, next, previous, first, last
  case flip, choose, back, quit, erase
  case help, mute
  case timeTravel = "time-travel"
  case records
  case newGame = "new-game"
  case player, category, settings
  case hint, pause, coordinates, cover
  case share, slips, again, tally
  case find, add, rename, delete
  case contrast, pictures
  case events, faster, slower
}

extension Control {
  /// Where controls mean something; two may only share a key if they have no place in common.
  enum Place {
    case menu, newGame, people, settings, categories, board, result, review, timeTravel, replay
  }

  /// The places where it means something; nil for all.
  private var places: [Place]? {
    switch self {
    case .left, .right, .up, .down, .next, .previous, .first, .last, .flip, .choose, .back, .quit,
      .erase, .help, .mute, .timeTravel:
      nil
    case .records: [.menu, .result]
    case .newGame: [.menu, .newGame, .board, .result]
    case .player, .category, .settings: [.menu]
    case .contrast, .pictures: [.settings]
    case .hint, .pause, .coordinates, .cover: [.board]
    case .tally: [.result]
    case .share, .slips: [.result, .review]
    case .again: [.review]
    case .find, .add: [.categories]
    case .rename, .delete: [.categories, .people]
    case .events: [.timeTravel]
    case .faster, .slower: [.replay]
    }
  }

  /// Whether a key cannot mean both this and another control.
  func excludes(_ other: Control) -> Bool {
    guard self != other else { return false }
    guard let places, let others = other.places else { return true }
    return places.contains(where: others.contains)
  }

  /// The key that it always has, so that every screen can be reached and left; nil if it has none.
  public var fixedKey: KeyName? {
    switch self {
    case .left: "left"
    case .right: "right"
    case .up: "up"
    case .down: "down"
    case .choose: "enter"
    case .back: "escape"
    default: nil
    }
  }
}
