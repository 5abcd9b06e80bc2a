/// The band's music: the piece of the board's category, where each cover has a part, heard once its pair is found.
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
    let (isByEar, pairCount) = (game.request.kind == .ear, game.board.foundPairCount)
    let isBeforeLastPair = game.covers.count > 2 && pairCount == game.covers.count - 1
    let ending = game.rating == .perfect ? Music.Ending.coda : .ending
    let amplitude = Phrase(volume: settings.current.volume).amplitude
    return Music(
      piece: game.request.category, parts: game.parts,
      hasFill: game.isUnderWay && game.sprint == nil && isBeforeLastPair,
      ending: game.isFinished ? ending : nil,
      isPaused: routing.destination == .paused || isByEar && game.board.openCards.count == 1,
      missCount: game.moveCount - pairCount, yieldsToTunes: isByEar,
      amplitude: amplitude * settings.current.music.factor)
  }

  /// Has an audible band for the covers on the board.
  var hasMusic: Bool { hasBand && sound.problem?.isOfOneTune != false }

  /// Has a band for the covers on the board, and the player wants it.
  public var hasBand: Bool {
    settings.isRestored && settings.current.music != .off && settings.current.volume > 0
      && audible == .tunes && game.hasBoard && game.request.source == .bundled
      && game.request.category.beat != nil
  }

  /// The time between covers lighting up: a beat of the band, or enough for a folder's track; nil without music.
  var finaleBeat: Duration? {
    if hasMusic { return game.request.category.beat }
    return game.request.source.isFolder && playsTunes ? Delay.track : nil
  }
}

extension GameState {
  /// The parts heard: of covers found in a row, or lit up, and their guests; of earlier ones, one per necessary role.
  fileprivate var parts: [String] {
    var found = foundCovers
    if isFinished, case .lighting(let count) = show.finale { found = Array(found.prefix(count)) }
    let row = isFinished ? found : pairsInARow.last ?? []
    let guests = guests
    var missing = Role.necessary
    return found.flatMap { cover in
      [covers[cover].id, guests[cover]].compactMap(\.self).filter { id in
        guard let role = Role(ofCover: id, in: request.category) else { return false }
        let isMissing = missing.contains(role)
        missing.removeAll { $0 == role }
        return isMissing || row.contains(cover)
      }
    }
  }

  /// Covers off the board, one for each necessary role that none on it has, by the index of the cover that brings it.
  private var guests: [Int: String] {
    let roles = covers.map { Role(ofCover: $0.id, in: request.category) }
    let missing = Role.necessary.filter { !roles.contains($0) }
    let hosts = roles.indices.filter { roles[$0] != nil }
    return Dictionary(uniqueKeysWithValues: zip(hosts, missing)).compactMapValues {
      Role.covers(with: $0, in: request.category).first
    }
  }
}
