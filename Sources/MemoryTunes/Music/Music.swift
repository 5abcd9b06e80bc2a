import Artwork

/// What the band plays: it is read off the state, as a frame is.
///
/// Each category with bundled covers has a piece of music, and each of its covers a part in it. A part is
/// heard once its pair has been found.
public struct Music: Equatable, Sendable {
  /// How the piece ends.
  public enum Ending: String, CaseIterable, Sendable {
    case ending
    /// After a game without a slip.
    case coda
  }

  /// The category whose piece is played.
  public var piece: Category
  /// The ids of the covers whose parts are heard.
  public var parts: [String] = []
  /// Whether one pair is left, which is announced.
  public var hasFill = false
  /// How the piece ends, after it has been heard twice more; nil while it goes on.
  public var ending: Ending?
  /// Whether it waits, to go on from where it was.
  public var isPaused = false
  /// The number of moves that found no pair; each hushes the band.
  public var missCount = 0
  /// Whether tunes are heard alone.
  public var yieldsToTunes = false
  /// The factor of all amplitudes, from 0 to 1.
  public var amplitude: Double
}

/// How loud the band is.
public enum MusicSetting: String, CaseIterable, Codable, Sendable {
  case off
  case quiet
  case full

  /// The factor of amplitudes, beside that of the volume.
  fileprivate var factor: Double {
    switch self {
    case .off: 0
    case .quiet: 0.4
    case .full: 1
    }
  }
}

extension AppState {
  /// What the band plays; nil if it is silent.
  public var music: Music? {
    guard hasMusic, routing.base == .game else { return nil }
    var music = Music(piece: game.request.category, amplitude: musicAmplitude)
    music.parts = game.parts
    music.hasFill =
      game.isUnderWay && game.sprint == nil && game.covers.count > 2
      && game.matchedPairCount == game.covers.count - 1
    if game.isFinished { music.ending = game.rating == .perfect ? .coda : .ending }
    music.missCount = game.moveCount - game.matchedPairCount
    music.yieldsToTunes = game.request.kind == .ear
    let isListening = game.request.kind == .ear && game.board.openCards.count == 1
    music.isPaused = routing.destination == .paused || isListening
    return music
  }

  /// Whether there is a band for the covers on the board, and it can be heard.
  var hasMusic: Bool { hasBand && sound.problem?.isOfOneTune != false }

  /// Whether there is a band for the covers on the board, and it is wanted.
  public var hasBand: Bool {
    settings.isRestored && settings.current.music != .off && settings.current.volume > 0
      && audible == .tunes && game.hasBoard && game.request.source == .bundled
      && game.request.category.beat != nil
  }

  /// The time between two covers that light up on a solved board: a beat of the band, or long enough to hear a
  /// track from a folder; nil without music.
  var finaleBeat: Duration? {
    if hasMusic { return game.request.category.beat }
    return game.request.source.isFolder && playsTunes ? Delay.track : nil
  }

  private var musicAmplitude: Double {
    Phrase(volume: settings.current.volume).amplitude * settings.current.music.factor
  }
}

extension GameState {
  /// The covers whose parts are heard: those found in a row, of a solved board those that have lit up; and those
  /// who sit in with them.
  ///
  /// Of those found before the last slip, only one stays for each role that no piece can do without.
  fileprivate var parts: [String] {
    var found = foundCovers
    if isFinished, case .lighting(let count) = show.finale { found = Array(found.prefix(count)) }
    let row = isFinished ? found : pairsInARow.last ?? []
    let guests = guests
    var missing = Role.necessary
    return found.flatMap { cover in
      ([covers[cover].id] + (guests[cover] ?? [])).filter { id in
        guard let role = Role(ofCover: id, in: request.category) else { return false }
        let isMissing = missing.contains(role)
        missing.removeAll { $0 == role }
        return isMissing || row.contains(cover)
      }
    }
  }

  /// Covers that are not on the board, by the index of the cover that brings them: one for each role that
  /// no piece can do without and that no cover on the board has.
  private var guests: [Int: [String]] {
    let category = request.category
    let roles = covers.map { Role(ofCover: $0.id, in: category) }
    let missing = Role.necessary.filter { !roles.contains($0) }
    let hosts = roles.indices.filter { roles[$0] != nil }
    var guests: [Int: [String]] = [:]
    for (host, role) in zip(hosts, missing) {
      guests[host] = Role.covers(with: role, in: category).prefix(1).map(\.self)
    }
    return guests
  }
}
