import Artwork
import DataFlow

/// What decides about sounds: a change of it may be heard.
struct Hearing: Equatable {
  private let request: Int
  private let flipCount: Int
  private let showCount: Int
  private let pairCount: Int
  private let turn: Int
  private let isFinished: Bool
  private let finale: Finale
  private let screen: RoutingDestination
  private let isPaused: Bool
  private let selectedCategory: Int
  private let isRestored: Bool
  private let audible: SoundSetting
  private let volume: Int

  init(_ state: AppState) {
    let game = state.game
    request = game.request.id
    flipCount = game.flips.count
    showCount = game.showCount
    pairCount = game.matchedPairCount
    turn = game.turn
    isFinished = game.isFinished
    finale = game.finale
    screen = state.routing.base
    isPaused = state.routing.path.contains(.paused)
    selectedCategory = state.categories.selected
    isRestored = state.settings.isRestored
    audible = state.audible
    volume = state.settings.current.volume
  }
}

extension Hearing {
  /// What is heard of an action, given what there was before it.
  static func effect(after before: Hearing, in state: AppState) -> Effect<AppEffect> {
    let now = Hearing(state)
    guard now != before, now.audible != .off || before.audible != .off else { return .none }
    return now.effect(after: before, in: state)
  }

  private func effect(after before: Hearing, in state: AppState) -> Effect<AppEffect> {
    if audible == .off { return Effect.cancel(.taste).merged(with: .run(.sound(.stop))) }
    guard before.isRestored else { return .none }
    if audible != before.audible || volume != before.volume {
      return .run(.sound(.play(Phrase(sound: .pair, volume: volume))))
    }
    let isNewScreen = screen != before.screen
    if screen == .categories, isNewScreen || selectedCategory != before.selectedCategory {
      return taste(in: state)
    }
    if isNewScreen || request != before.request || (isPaused && !before.isPaused) {
      return Effect.cancel(.taste).merged(with: .run(.sound(.stop)))
    }
    if flipCount > before.flipCount { return flip(after: before, in: state) }
    if showCount > before.showCount { return encore(in: state) }
    if isFinished, finale != before.finale { return medley(in: state) }
    return .none
  }

  /// A tune of the selected category, once the player stays with it.
  private func taste(in state: AppState) -> Effect<AppEffect> {
    let listed = state.categories.listed
    guard state.audible == .tunes, listed.indices.contains(state.categories.selected) else {
      return .none
    }
    let category = listed[state.categories.selected]
    guard let image = state.categories.covers(of: category)?.images.first else {
      return .cancel(.taste)
    }
    let tune = state.categories.shelf == nil ? Tune.bundled(image) : .own(artwork: image)
    let phrase = Phrase(tune: tune, volume: volume)
    return .run(.sound(.play(phrase)), id: .taste, after: .milliseconds(300))
  }

  /// The found tunes, one with each cover that lights up; the next cover waits for it, for 1.2 seconds or,
  /// on large boards, so that all of them take about ten.
  private func medley(in state: AppState) -> Effect<AppEffect> {
    let found = state.game.foundCovers
    // Where nothing can be heard, nothing waits for it.
    guard state.sound.problem == nil, case .lighting(let count) = finale, count > 0,
      count <= found.count,
      let tune = state.tune(of: state.game.covers[found[count - 1]])
    else { return .none }
    let next = max(250, min(1200, 10_000 / found.count))
    return Effect.run(.sound(.play(Phrase(tune: tune, volume: volume))))
      .merged(with: .run(.game(.lightCover), id: .finale, after: .milliseconds(next)))
  }

  /// The tune of the card that is shown again.
  private func encore(in state: AppState) -> Effect<AppEffect> {
    guard let card = state.game.lastShown, let tune = state.tune(of: state.game.cover(at: card))
    else { return .none }
    return .run(.sound(.play(Phrase(tune: tune, volume: volume))))
  }

  /// The card that has been opened, and what came of it.
  private func flip(after before: Hearing, in state: AppState) -> Effect<AppEffect> {
    let game = state.game
    guard let card = game.lastOpened else { return .none }
    let tune = state.tune(of: game.cover(at: card))
    let sound: Sound? =
      if isFinished {
        .win
      } else if pairCount > before.pairCount {
        .pair
      } else if turn != before.turn, game.player.opponent != nil {
        .opponent
      } else if game.openCards.count == 2 {
        .noPair
      } else {
        tune == nil ? .flip : nil
      }
    return .run(.sound(.play(Phrase(tune: tune, sound: sound, volume: volume))))
  }
}

extension AppState {
  /// Whether the tune of a card is heard when the card is turned, as far as that is known: of a cover from a
  /// folder, not before its track is looked for.
  public func canHear(card: Int) -> Bool {
    audible != .off && settings.current.volume > 0 && sound.problem?.isOfOneTune != false
      && game.cards.indices.contains(card) && tune(of: game.cover(at: card)) != nil
  }

  /// The tune that is heard when a card with this cover is opened; nil if none is.
  fileprivate func tune(of cover: Cover) -> Tune? {
    audible == .tunes || game.request.kind == .ear ? cover.tune(from: game.request.source) : nil
  }
}

extension EffectID {
  /// A taste of a category.
  static let taste: Self = "taste"
}
