/// The band's music, derived from the state like a frame.
///
/// Each category with bundled covers has a piece of music, and each of its covers a part in it. A part is
/// heard once its pair has been found.
public struct Music: Equatable, Sendable {
  public enum Ending: String, CaseIterable, Sendable {
    case ending
    /// After a game without a slip.
    case coda
  }

  public var piece: Category
  /// The ids of the covers whose parts are heard.
  public var parts: [String] = []
  /// Announces the last pair.
  public var hasFill = false
  /// The ending, after two more repeats; nil while the piece goes on.
  public var ending: Ending?
  /// Is paused, to resume from the same place.
  public var isPaused = false
  /// The number of moves without a pair; each hushes the band.
  public var missCount = 0
  /// Falls silent during tunes.
  public var yieldsToTunes = false
  /// The factor of all amplitudes, from 0 to 1.
  public var amplitude: Double
}

public enum MusicSetting: String, CaseIterable, Codable, Sendable {
  case off
  case quiet
  case full

  /// The factor of amplitudes, on top of the volume's.
  fileprivate var factor: Double {
    switch self {
    case .off: 0
    case .quiet: 0.4
    case .full: 1
    }
  }
}

extension AppState {
  public var music: Music? {
    guard hasMusic, routing.base == .game else { return nil }
    var music = Music(
      piece: game.request.category,
      amplitude: Phrase(volume: settings.current.volume).amplitude * settings.current.music.factor)
    music.parts = game.parts
    music.hasFill =
      game.isUnderWay && game.sprint == nil && game.covers.count > 2
      && game.board.foundPairCount == game.covers.count - 1
    if game.isFinished { music.ending = game.rating == .perfect ? .coda : .ending }
    music.missCount = game.moveCount - game.board.foundPairCount
    music.yieldsToTunes = game.request.kind == .ear
    let isListening = game.request.kind == .ear && game.board.openCards.count == 1
    music.isPaused = routing.destination == .paused || isListening
    return music
  }

  /// Has an audible band for the covers on the board.
  var hasMusic: Bool { hasBand && sound.problem?.isOfOneTune != false }

  /// Has a band for the covers on the board, and the player wants it.
  public var hasBand: Bool {
    settings.isRestored && settings.current.music != .off && settings.current.volume > 0
      && audible == .tunes && game.hasBoard && game.request.source == .bundled
      && game.request.category.beat != nil
  }

  /// The time between covers lighting up on a solved board: a beat of the band, or long enough for a track from a
  /// folder; nil without music.
  var finaleBeat: Duration? {
    if hasMusic { return game.request.category.beat }
    return game.request.source.isFolder && playsTunes ? Delay.track : nil
  }
}

extension GameState {
  /// The covers whose parts are heard: those found in a row, or on a solved board those lit up, and their guests.
  ///
  /// Of those found before the last slip, only one stays for each necessary role.
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

  /// Covers off the board, by the index of the cover that brings them: one for each necessary role that no cover
  /// on the board has.
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
