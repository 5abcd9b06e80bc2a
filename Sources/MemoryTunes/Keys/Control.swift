/// A function of keys, which a screen's commands take in ones or several; its raw value is its name in files.
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

  /// A place where controls apply; two may only share a key if they have no place in common.
  enum Place {
    case menu, newGame, people, settings, categories, board, result, review, daily, friends,
      timeTravel,
      replay
  }

  private var places: [Place]? {
    switch self {
    case .records: [.menu, .result]
    case .newGame: [.menu, .newGame, .board, .result]
    case .player, .category, .settings: [.menu]
    case .contrast, .pictures: [.settings]
    case .hint, .pause, .coordinates, .cover: [.board]
    case .tally: [.result]
    case .share: [.result, .review, .daily]
    case .slips: [.result, .review]
    case .again: [.review]
    case .find, .add: [.categories]
    case .rename: [.categories, .people]
    case .delete: [.categories, .people, .friends]
    case .events: [.timeTravel]
    case .faster, .slower: [.replay]
    default: nil
    }
  }

  func excludes(_ other: Control) -> Bool {
    guard self != other else { return false }
    guard let places, let others = other.places else { return true }
    return places.contains(where: others.contains)
  }

  /// The key it always has, so every screen can be reached and left; nil if it has none.
  public var fixedKey: KeyName? {
    let isAlwaysThere = [.left, .right, .up, .down, .choose, .back].contains(self)
    return isAlwaysThere ? KeyLayout.standard.keys(of: self).first : nil
  }
}
