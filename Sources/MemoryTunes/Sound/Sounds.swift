/// The sounds of one action's events; `state` is the one after all of them.
func sounds(of events: [AppEvent], in state: AppState) -> Effect<SoundEffect> {
  var sounds = Sounds(state: state)
  for event in events { sounds.hear(event) }
  return sounds.effect
}

/// Combines the sounds of one action: at most one tune, and one short sound over it.
private struct Sounds {
  let state: AppState
  private(set) var effect = Effect<SoundEffect>.none
  var phrase: Phrase? {
    didSet { effect = phrase.map { .run(.play($0)) } ?? .none }
  }

  mutating func hear(_ event: AppEvent) {
    switch event {
    case .settingChanged(.sound), .settingChanged(.volume):
      if state.audible == .off { silence() } else { phrase = phrase(sound: .pair) }
    case _ where state.audible == .off || !state.settings.isRestored: break
    case .left: if state.routing.base == .categories { taste() } else { silence() }
    case .categorySelected: if state.routing.base == .categories { taste() }
    case .coverHeard(let number):
      guard state.audible == .tunes else { return }
      phrase = state.categories.bundledCover(number).map { phrase(tune: .bundled($0.id)) }
    case .puzzleAnswered(let isRight): phrase = phrase(sound: isRight ? .pair : .noPair)
    case .shown(.paused), .began: silence()
    case .shown(.ceremony): phrase = phrase(sound: .win)
    case .dealt:
      // The next board of a sprint.
      if state.game.sprint?.boardCount ?? 0 > 0 { silence() }
    case .flipped(let card, _):
      let tune = state.tune(of: state.game.cover(at: card), in: state.game)
      phrase = phrase(tune: tune, sound: tune == nil ? .flip : nil, card: card)
    case .pair: phrase?.sound = .pair
    case .noPair: phrase?.sound = .noPair
    case .passed(let player):
      // Only a person who waited for a computer, or for somebody elsewhere, needs to hear it.
      if state.game.players[player].opponent != nil {
        phrase?.sound = .opponent
      } else if state.game.onlyPerson == player || state.isSharing && state.game.isMovedHere {
        phrase?.sound = .turn
      }
    case .ended: phrase?.sound = .win
    case .cardShown(let card):
      if let tune = state.tune(of: state.game.cover(at: card), in: state.game) {
        phrase = phrase(tune: tune, card: card)
      }
    case .lit(let cover):
      guard state.playsTunes, !state.hasMusic,
        let tune = state.tune(of: state.game.covers[cover], in: state.game)
      else { return }
      phrase = phrase(tune: tune)
    case .restored, .hinted, .ticked, .settingChanged, .shown, .covered, .closed, .nextGameChosen,
      .friendRemoved, .said, .presenceChanged, .raceWon, .noticed:
      break
    }
  }

  private func phrase(tune: Tune? = nil, sound: Sound? = nil, card: Int? = nil) -> Phrase {
    Phrase(
      place: card.flatMap(place), tune: tune, sound: sound, volume: state.settings.current.volume)
  }

  private func place(ofCard card: Int) -> Phrase.Place? {
    state.mode == .told || state.settings.current.soundsPlaces
      ? Phrase.Place(ofCard: card, on: state.game.grid) : nil
  }

  private mutating func silence() { effect = Effect.cancel(.taste).merged(with: .run(.stop)) }

  /// A tune of the selected category, once the player stays with it.
  private mutating func taste() {
    guard state.audible == .tunes, let category = state.categories.selectedCategory else { return }
    guard let image = state.categories.covers(of: category)?.images.first else {
      effect = .cancel(.taste)
      return
    }
    let tune = state.categories.shelf == nil ? Tune.bundled(image) : .own(artwork: image)
    effect = .run(.play(phrase(tune: tune)), id: .taste, after: .milliseconds(300))
  }
}

extension AppState {
  /// The sound for an order that plain mode refuses; nil if sound is off.
  public var soundOfRefusal: SoundEffect? {
    audible == .off ? nil : .play(Phrase(sound: .refusal, volume: settings.current.volume))
  }
}
