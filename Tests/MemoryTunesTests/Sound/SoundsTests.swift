import Testing

@testable import MemoryTunes

/// What is heard of an action.
@Suite struct SoundsTests {
  /// A board at a machine with a sound card, not over a network.
  private static func board(
    _ setting: SoundSetting = .auto, isRemote: Bool? = false, players: [Player] = [.anyone]
  ) -> AppState {
    AppState.playing(.dealt("A", "B", "A", "B")).with {
      $0.game.players = players
      $0.settings.isRestored = true
      $0.settings.current.sound = setting
      $0.settings.options.isRemote = isRemote
    }
  }

  @Test func `half the volume is a quarter of the amplitude`() {
    #expect([0, 5, 10].map { Phrase(volume: $0).amplitude } == [0, 0.25, 1])
  }

  private func heard(_ state: AppState, _ actions: [AppAction]) -> [SoundEffect] {
    var state = state
    return actions.flatMap { state.reduce($0).effect?.work ?? [] }.compactMap { work in
      if case .sound(let sound) = work { sound } else { nil }
    }
  }

  private func play(_ cover: String? = nil, _ sound: Sound? = nil) -> SoundEffect {
    .play(Phrase(tune: cover.map(Tune.bundled), sound: sound, volume: 7))
  }

  @Test func `each card plays its tune, and the second says whether it is a pair, or a win`() {
    #expect(heard(Self.board(), [.flip(0), .flip(1)]) == [play("A"), play("B", .noPair)])
    #expect(
      heard(Self.board(), [.flip(0), .flip(2), .flip(1), .flip(3)])
        == [play("A"), play("A", .pair), play("B"), play("B", .win)])
  }

  @Test func `a refused order has a sound unless sound is off`() {
    #expect(Self.board().soundOfRefusal == play(nil, .refusal))
    #expect(Self.board(.off).soundOfRefusal == nil)
  }

  @Test func `with short sounds only, a flip is heard instead of a tune, except by ear`() {
    let board = Self.board(.sounds)
    let byEar = board.with { $0.game.request.kind = .ear }

    #expect(
      heard(board, [.flip(0), .flip(1), .flip(2)])
        == [play(nil, .flip), play(nil, .noPair), play(nil, .flip)])
    #expect(heard(byEar, [.flip(0), .flip(2)]) == [play("A"), play("A", .pair)])
  }

  @Test func `a cover of the collection plays its tune, once it has been found`() {
    let records = Records(games: [.played()], today: 0)
    let covers = (0..<CoverCollection.coverCount).filter { records.collection[$0] != nil }
    func heard(with setting: SoundSetting) -> [SoundEffect] {
      var state = Self.board(setting)
      state.categories.catalogue = ["pop": (0..<20).map { .titled("\($0)") }]
      state.records.content = .records(records)
      return self.heard(state, (-1...CoverCollection.coverCount).map { .records(.hearCover($0)) })
    }

    #expect(covers.count == 8)
    #expect(heard(with: .auto) == covers.map { play("\($0)") })
    #expect(heard(with: .sounds) == [])
  }

  @Test func `a card that is shown again plays its tune alone`() {
    let again = AppAction.game(.showCard(.init(index: 0)))

    #expect(
      heard(Self.board(), [.flip(0), .flip(2), again]) == [play("A"), play("A", .pair), play("A")])
    #expect(heard(Self.board(.sounds), [.flip(0), again]) == [play(nil, .flip)])
  }

  @Test func `whether a card can be heard is known before it is turned`() {
    func isHeard(_ card: Int = 0, _ change: (inout AppState) -> Void = { _ in }) -> Bool {
      let state = Self.board().with(change)
      return state.canHear(card: card, in: state.game)
    }

    #expect(isHeard())
    #expect(!isHeard(-1))
    #expect(!isHeard(4))
    #expect(!isHeard { $0.settings.current.sound = .off })
    #expect(!isHeard { $0.settings.current.sound = .sounds })
    #expect(!isHeard { $0.settings.current.volume = 0 })
    #expect(!isHeard { $0.sound.problem = .noDevice })
    #expect(isHeard { $0.sound.problem = .unreadable })
    #expect(!isHeard { $0.game.request.source = .itunes })
  }

  @Test func `a turn that passes to a computer, or returns to the only person, has a sound`() {
    var alone = Self.board(players: [.anyone, .computer(.echo)])
    #expect(heard(alone, [.flip(0), .flip(1)]) == [play("A"), play("B", .opponent)])
    var several = Self.board(players: [.anyone, .person(name: "Ben"), .computer(.echo)])
    alone.game = alone.game.flipping(0, 1)
    several.game = several.game.flipping(0, 1, 2, 3)
    func miss(_ game: GameState, _ cards: Int...) -> [AppAction] {
      cards.enumerated().map { offset, card in
        .game(
          .computerFlip(
            .init(card: card, request: game.request.id, flip: game.board.flips.count + offset)))
      }
    }

    #expect(heard(alone, miss(alone.game, 2, 3)) == [play("A"), play("B", .turn)])
    #expect(heard(several, miss(several.game, 0, 1)) == [play("A"), play("B", .noPair)])
  }

  @Test func `where a card lies is heard before its tune, if wanted, and always in plain mode`() {
    let board = Self.board()
    for state in [
      board.with { $0.settings.current.soundsPlaces = true },
      board.with { $0.settings.options.mode = .told },
    ] {
      let place = Phrase.Place(ofCard: 3, on: state.game.grid)
      let phrase = Phrase(place: place, tune: .bundled("B"), volume: 7)
      #expect(heard(state, [.flip(3)]).first == .play(phrase))
    }
    #expect(heard(board, [.flip(3)]) == [play("B")])
  }

  @Test func `nothing is heard over a network unless asked for, with sound off, or at the start`() {
    for silent in [
      Self.board(.auto, isRemote: true), Self.board(.auto, isRemote: nil), Self.board(.off),
    ] {
      #expect(heard(silent, [.flip(0), .flip(1), .go(.menu)]) == [])
    }
    #expect(heard(Self.board(.tunes, isRemote: true), [.flip(0)]) == [play("A")])
    let options = LaunchOptions(isRemote: false)
    #expect(heard(AppState(), [.launch(options), .restore(options: options)]) == [])
  }

  @Test func `covers of an own folder play the tracks beside them, and those from iTunes none`() {
    let folder = Self.board().with { $0.game.request.source = .folder("/music") }
    let itunes = Self.board().with { $0.game.request.source = .itunes }

    let artwork = folder.game.cover(at: 0).artwork
    #expect(
      heard(folder, [.flip(0)]) == [.play(Phrase(tune: .own(artwork: artwork), volume: 7))])
    #expect(heard(itunes, [.flip(0)]) == [play(nil, .flip)])
  }

  @Test func `a break and another screen are silent, and a dialog lets the tune end`() {
    let board = Self.board()

    #expect(heard(board, [.flip(0), .go(.help), .go(.game)]) == [play("A")])
    #expect(heard(board, [.flip(0), .go(.paused), .go(.game)]) == [play("A"), .stop])
    #expect(heard(board, [.flip(0), .go(.menu)]) == [play("A"), .stop])
  }

  @Test func `the picker plays a taste of a category once the player stays with it`() {
    var state = AppState().with {
      $0.settings.isRestored = true
      $0.settings.options.isRemote = false
      $0.categories.catalogue = ["pop": [.titled("P")], "electronic": [.titled("E")]]
    }
    let steps = ([.go(.categories), .categories(.select(1))] as [AppAction]).flatMap {
      state.reduce($0).effect?.steps ?? []
    }

    let tastes = steps.compactMap { step -> Effect<AppEffect>.Job? in
      if case .run(let job) = step, case .sound = job.work { job } else { nil }
    }
    #expect(tastes.map(\.work) == [.sound(play("P")), .sound(play("E"))])
    #expect(tastes.allSatisfy { $0.id == .taste && $0.delay == .milliseconds(300) })
  }

  @Test func `the covers that light up play their tunes in the order in which they were found`() {
    var state = Self.board().with {
      ($0.settings.current.isAnimated, $0.settings.current.music) = (true, .off)
    }
    for card in [1, 3, 0, 2] { state.reduce(.flip(card)) }

    #expect(state.game.show.finale == .lighting(0))
    let light = AppAction.game(.advanceFinale)
    #expect(heard(state, [light, light, light]) == [play("B"), play("A")])
    #expect(heard(state, [light, .go(.menu)]) == [play("B"), .stop])
  }

  @Test func `what is switched on or made louder is heard, and what is switched off is silent`() {
    let board = Self.board(.tunes)
    #expect(
      heard(board, [.set(\.volume, 99)])
        == [.play(Phrase(sound: .pair, volume: Settings.maximumVolume))])
    #expect(heard(board, [.set(\.sound, .off), .flip(0)]) == [.stop])
  }

  @Test func `what is muted sounds as before once it is unmuted`() {
    for setting in [.auto, .sounds, .tunes] as [SoundSetting] {
      var state = Self.board(setting)
      for expected in [.off, setting, .off, setting] {
        let sound = state.toggledSound
        state.reduce(.set(\.sound, sound))

        #expect(state.settings.saved.settings.sound == expected)
      }
    }
    var quiet = Self.board(.off)
    #expect(quiet.toggledSound == .auto)
    // Silent by an option, for this run.
    quiet.settings.saved.settings.sound = .sounds
    #expect(quiet.toggledSound == .sounds)
    #expect(Self.board(.off, isRemote: true).toggledSound == .tunes)
    #expect(Self.board(.auto, isRemote: true).toggledSound == .tunes)
  }

  @Test func `why nothing is heard is kept until sound works again`() {
    let silent = Self.board().after(.sound(.reported(.noDevice)))

    #expect(silent.sound.problem == .noDevice)
    #expect(silent.after(.sound(.reported(nil))).sound.problem == nil)
  }
}
