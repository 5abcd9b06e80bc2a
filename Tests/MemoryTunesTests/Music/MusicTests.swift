import DataFlowTesting
import Testing

@testable import MemoryTunes

/// What the band plays, as the state says it.
@Suite struct MusicTests {
  /// A beat, a bass, chords and a lead: pairs 0 to 3, whose cards lie side by side.
  private static let board: AppState = {
    let names = ["my-good-side", "too-cool-for-noon", "half-of-yours", "loud-mouth-lullaby"]
    let game = GameState.dealt("A", "A", "B", "B", "C", "C", "D", "D").with {
      $0.request.category = .bundled[0]
      $0.covers = names.map { Cover(id: "pop/\($0)", title: $0, artist: "", artwork: $0) }
    }
    return AppState.playing(game).with {
      $0.settings.isRestored = true
      $0.settings.options.isRemote = false
    }
  }()

  private static let (beat, bass, chords, lead) = (
    "pop/my-good-side", "pop/too-cool-for-noon", "pop/half-of-yours", "pop/loud-mouth-lullaby"
  )

  /// The board after these flips, each of which is complete.
  private static func after(_ cards: Int..., isAnimated: Bool = false) -> AppState {
    cards.reduce(into: board.with { $0.settings.current.isAnimated = isAnimated }) {
      $0.reduce(.flip($1))
    }
  }

  @Test func `the band is silent before the first pair, and each pair adds its part`() {
    let amplitude = Phrase(volume: 7).amplitude
    #expect(Self.board.music == Music(piece: .bundled[0], amplitude: amplitude))
    let music = Self.after(2, 3, 6, 7).music
    #expect(
      music == Music(piece: .bundled[0], parts: [Self.bass, Self.lead], amplitude: amplitude))
  }

  @Test func `a miss hushes it, and one pair left is announced`() {
    let music = Self.after(0, 2, 4, 5, 0, 1, 2, 3).music

    #expect(music?.missCount == 1)
    #expect(music?.hasFill == true)
    #expect(music?.parts == [Self.chords, Self.beat, Self.bass])
    #expect(Self.after(0, 1, 2, 3).music?.hasFill == false)
  }

  @Test func `a slip sends the band back to one part for each role that it needs, until the end`() {
    // Both cards of the slip have partners that were seen.
    #expect(Self.after(6, 7, 0, 1).music?.parts == [Self.lead, Self.beat])
    #expect(Self.after(6, 7, 0, 1, 2, 4, 5, 3).music?.parts == [Self.beat])
    #expect(Self.after(6, 7, 0, 1, 2, 4, 5, 3, 2, 3).music?.parts == [Self.beat, Self.bass])
  }

  @Test func `a solved board plays the piece to an ending, or after no slip to a coda`() {
    let flawless = Self.after(0, 1, 2, 3, 4, 5, 6, 7).music
    #expect(flawless?.ending == .coda)
    #expect(flawless?.parts == [Self.beat, Self.bass, Self.chords, Self.lead])
    // The partner of the second card is known, and missed.
    let slipped = Self.after(0, 2, 1, 4, 0, 1, 2, 3, 4, 5, 6, 7)
    #expect(slipped.game.rating != .perfect)
    #expect(slipped.music?.ending == .ending)
  }

  @Test func `on a solved board those play that have lit up`() {
    var state = Self.after(6, 7, 0, 1, 2, 3, 4, 5, isAnimated: true)
    var heard = [state.music?.parts.count]
    for _ in 0..<5 {
      state.reduce(.game(.advanceFinale))
      heard.append(state.music?.parts.count)
    }

    #expect(heard == [0, 1, 2, 3, 4, 4])
  }

  @Test(
    arguments: [
      { $0.settings.current.music = .off }, { $0.settings.current.volume = 0 },
      { $0.settings.current.sound = .sounds }, { $0.settings.current.sound = .off },
      { $0.settings.options.isRemote = true }, { $0.settings.options.isRemote = nil },
      { $0.sound.problem = .noDevice }, { $0.game.request.source = .folder("/music") },
      { $0.game.request.source = .itunes },
      { $0.game.request.category = Category(id: "own-1", name: "Polka") },
      { $0.routing.path = [] }, { $0.settings.isRestored = false }, { $0.game = GameState() },
    ] as [@Sendable (inout AppState) -> Void])
  func `without a band there is no music`(change: @Sendable (inout AppState) -> Void) {
    #expect(Self.after(0, 1).with(change).music == nil)
  }

  @Test func `neither a dialog nor a tune that cannot be read ends it, and a break pauses it`() {
    let state = Self.after(0, 1).with { $0.sound.problem = .unreadable }

    #expect(state.after(.go(.help)).music?.isPaused == false)
    #expect(state.after(.go(.paused)).music?.isPaused == true)
    #expect(state.after(.go(.paused)).music?.parts == [Self.beat])
  }

  @Test func `quiet music is at two fifths`() {
    let state = Self.after(0, 1).with {
      ($0.settings.current.music, $0.settings.current.volume) = (.quiet, 10)
    }

    #expect(state.music?.amplitude == 0.4)
  }

  @Test func `by ear it plays only between moves, and not below a tune`() {
    let state = Self.after(0, 1).with { $0.game.request.kind = .ear }

    #expect(state.music?.yieldsToTunes == true)
    #expect(state.music?.isPaused == false)
    #expect(state.after(.flip(2)).music?.isPaused == true)
    #expect(state.after(.flip(2), .flip(4)).music?.isPaused == false)
  }

  @Test func `covers of other categories have no part`() {
    var state = Self.after(0, 1, 2, 3)
    state.game.covers[0] = Cover(id: "rock/sorry-neighbours", title: "", artist: "", artwork: "")

    // Nor does the board have a beat: one sits in with the first cover that has a part.
    #expect(state.music?.parts == [Self.bass, Self.beat])
  }

  @Test(arguments: Category.bundled)
  func `every bundled cover has one role, and every role is taken`(category: Category) throws {
    let count = try #require(Deck(version: Deck.current)?.coverCounts[category.id])
    let names = Role.allCases.flatMap { Role.covers(with: $0, in: category) }

    #expect(names.count == count)
    #expect(Set(names).count == count)
    #expect(Role.allCases.allSatisfy { !Role.covers(with: $0, in: category).isEmpty })
    #expect(Role.necessary.allSatisfy { Role.covers(with: $0, in: category).count >= 4 })
    #expect(category.beat != nil)
  }

  @Test(arguments: Category.bundled)
  func `whatever a board of eight pairs has, it has a beat, a bass and chords`(category: Category) {
    let all = Role.allCases.flatMap { Role.covers(with: $0, in: category) }
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<100 {
      var state = Self.board
      let covers = all.shuffled(by: &generator).prefix(8)
      state.game.request.category = category
      state.game.covers = covers.map { Cover(id: $0, title: "", artist: "", artwork: "") }
      state.game.board = .of((0..<8).flatMap { [$0, $0] })
      state.game.request.grid = .standard
      for pair in Array(0..<8).shuffled(by: &generator) {
        state.reduce(.flip(2 * pair))
        state.reduce(.flip(2 * pair + 1))
      }
      let parts = state.music?.parts ?? []

      #expect(Set(parts).isSuperset(of: covers))
      #expect(Set(parts).count == parts.count)
      let roles = parts.compactMap { Role(ofCover: $0, in: category) }
      #expect(Role.necessary.allSatisfy(roles.contains))
    }
  }

  @Test func `a solved board lights up to the beats of the piece, or track by track`() {
    var state = Self.after(0, 1)
    #expect(state.gameSettings.beat == .nanoseconds(25_600 * 1_000_000_000 / 48_000))
    #expect(state.gameSettings.hasBand)
    state.game.request.source = .folder("/music")
    #expect(state.gameSettings.beat == .milliseconds(1500))
    #expect(!state.gameSettings.hasBand)
    state.settings.current.sound = .off
    #expect(state.gameSettings.beat == nil)
  }

  @Test func `a sprint has no fill, and its band begins anew with each board`() {
    var state = Self.after(0, 1, 2, 3, 4, 5)
    state.game.sprint = Sprint(batch: CoverBatch(covers: state.game.covers), seed: 7)

    #expect(state.music?.hasFill == false)
    #expect(state.music?.parts.count == 3)
  }
}

/// Covers of a solved board that move to their parts.
@MainActor @Suite struct DanceTests {
  private nonisolated static let settings = GameSettings(beat: .milliseconds(500), hasBand: true)

  private nonisolated static func rules(
    state: inout GameState, action: GameAction
  ) -> Outcome<AppEffect> {
    MemoryTunesTests.rules(state: &state, action: action, settings: settings)
  }

  /// Solved a moment ago, in a category with a piece: first B, then A.
  private static let solved = GameState.dealt("A", "B", "A", "B").with {
    $0.request.category = .bundled[0]
    for card in [1, 3, 0, 2] { _ = rules(state: &$0, action: .flip(card)) }
  }

  /// The same once the first cover has lit up.
  private static let dancing = solved.with { _ = rules(state: &$0, action: .advanceFinale) }

  private static func levels(of covers: String..., step: Int) -> Effect<AppEffect> {
    .run(.game(.dance(covers: covers, step: step)), id: .dance, after: .milliseconds(100))
  }

  @Test func `with music, covers light up with its beats, a little before the second one`() {
    let game = TestStore(initialState: Self.solved, reducer: Self.rules)

    game.send(
      .advanceFinale, .handled(.merge(.nextBeat(after: 380), Self.levels(of: "B", step: 1)))
    ) {
      $0.show.finale = .lighting(1)
      $0.show.dance = Dance()
    }
    game.send(.advanceFinale, .handled(.nextBeat(after: 500))) { $0.show.finale = .lighting(2) }
  }

  @Test func `those dance whose parts are loud, as long as the piece lasts`() {
    let state = Self.dancing.with { _ = Self.rules(state: &$0, action: .advanceFinale) }
    let game = TestStore(initialState: state, reducer: Self.rules)

    for (step, levels, dancing) in [(1, [255, 40], [1]), (2, [0, 200], [0])] {
      let next = Self.levels(of: "B", "A", step: step + 1)
      game.send(.dance(.init(levels: levels, step: step)), .handled(next)) {
        $0.show.dance = Dance(step: step, levels: levels)
      }
      #expect(game.state.dancingCovers == dancing)
    }
    game.send(.dance(.init(levels: [], step: 2)), .ignored(.lateReply))
    for levels in [[1, 2, 3], [256], [-1]] {
      game.send(.dance(.init(levels: levels, step: 3)), .ignored(.impossibleLevel))
    }
  }

  @Test func `the dance ends with the piece`() {
    var state = Self.dancing
    var steps = 0
    while state.show.dance != nil, steps < 1000 {
      steps += 1
      _ = Self.rules(state: &state, action: .dance(.init(levels: [], step: steps)))
    }

    // Twice four bars of four beats at 112.5 a minute.
    #expect(steps == 170)
  }

  @Test func `whoever leaves the board ends the dance, and a new deal does`() {
    var state = Self.dancing
    var left = state

    left.leaveBoard()
    #expect(left.show.dance == nil)
    #expect(left.pending(Self.settings).delays(of: .dance) == [])
    let deal = Self.rules(state: &state, action: .deal(.init(state.request)))
    #expect(deal.effect?.cancelled.contains(.dance) == true)
    #expect(state.show.dance == nil)
  }

  @Test func `after a rewind the dance goes on`() {
    let pending = Self.dancing.pending(Self.settings)

    #expect(pending.steps.contains(Self.levels(of: "B", step: 1).steps[0]))
  }

  @Test func `tracks from a folder are heard one after the other, each for a while`() {
    var state = Self.solved.with { $0.request.source = .folder("/music") }
    let settings = GameSettings(beat: .milliseconds(1500))

    #expect(
      MemoryTunesTests.rules(state: &state, action: .advanceFinale, settings: settings)
        == .handled(.nextBeat(after: 1380)))
    #expect(state.show.dance == nil)
    #expect(state.dancingCovers == [1])
  }
}
