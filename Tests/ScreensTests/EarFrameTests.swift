import Testing

@testable import Screens

@Suite struct EarFrameTests {
  /// A game by ear with two pairs found, one card silent and the last one heard.
  private static func heard(_ grid: Grid = .standard) -> AppState {
    AppState.dealtByEar(grid).withPairsFound(2).turning(2, 3).hearing(210)
  }

  @Test func `an open card shows how loud its tune is, and a pair that was found is seen`() throws {
    try expectScreen("ear", .board, of: Self.heard())
    try expectScreen("ear-pair", .board, of: AppState.dealtByEar().withPairsFound(2))
  }

  @Test(arguments: sizes)
  func `no screen tells what is on a card that is only heard`(size: Size) throws {
    for grid in ["4x4", "10x8"].compactMap({ Grid($0) }) {
      let heard = Self.heard(grid)
      let flipping = AppState.dealtByEar(grid).animated.flipping(0)
      let back = heard.animated.flipping(heard.places(ofPair: 4)[0])
      let turns = [flipping, back].flatMap { start in
        (0...FlippingCard.stepCount).map { steps in
          (0..<steps).reduce(start) { state, _ in state.after(.turn) }
        }
      }
      let again = (turns + [heard]).map {
        $0.after(.game(.showCard(.init(index: heard.places(ofPair: 2)[0]))))
      }
      let silent = heard.hearing(nil)
      for state in turns + again { expectSecret(of: state, in: size) }
      for destination in RoutingDestination.allCases {
        for state in [heard, silent] { expectSecret(of: state.after(.go(destination)), in: size) }
      }
      expectSecret(of: heard.flipping(heard.places(ofPair: 4)[0]).after(.game(.showHint)), in: size)
      expectSecret(of: heard.after(.set(\.showsCoordinates, true)), in: size)
    }
  }

  @Test(arguments: sizes.prefix(2))
  func `why nothing is heard is said in full`(size: Size) {
    let problems: [SoundProblem] = [
      .libraryMissing(.sndfile), .noDevice, .configurationUnusable("a.conf"), .deviceBusy,
      .deviceLost, .timedOut, .unreadable,
    ]
    for problem in problems {
      let state = Self.heard().after(.set(\.sound, .tunes), .sound(.reported(problem)))
      let shown = text(of: state, in: size)

      #expect(problem.sentences.contains { shown.contains($0) }, "\(problem)")
    }
  }

  /// Checks that a screen shows no picture, label or title of a cover that has not been found.
  private func expectSecret(of state: AppState, in size: Size) {
    let frame = appView(state: state, history: .empty, in: size)
    let text = frame.text
    let game = state.game
    let layout = BoardLayout(grid: game.grid, in: Chrome(in: size, theme: state.theme).content)
    for pair in game.covers.indices
    where game.cards.contains(where: { $0.pair == pair && !$0.isMatched }) {
      let cover = game.covers[pair]
      for secret in [cover.title, cover.artist] {
        #expect(!text.contains(secret), "\(state.routing.path)")
      }
      // The picker shows all covers of a category.
      guard state.routing.base == .game, layout != nil else { continue }
      #expect(!frame.pictures.contains { $0.image == cover.id }, "\(state.routing.path)")
    }
  }

  @Test func `a game by ear is chosen with a category that has tunes`() throws {
    let state = AppState(
      after: .restore {
        ($0.settings.source, $0.settings.kind) = (.folder("~/Music"), .ear)
        $0.category = .bundled[2]
      }, .go(.newGame), .select(NewGameChoice.category.rawValue))

    try expectScreen("new-game-ear", of: state)
    #expect(press(.enter, in: state) == .categories(.change(.init(category: .bundled[3]))))
    #expect(press(.left, in: state) == .categories(.change(.init(category: .bundled[1]))))
  }

  @Test func `neither what is read about a card by ear nor its event tells its cover`() {
    let state = Self.heard()
    let card = state.places(ofPair: 3)[0]

    #expect(
      text(of: state.after(.go(.info))).contains("A tune: find its pair to see its cover."))
    #expect(
      sentence(of: .init(number: 1, milliseconds: 0, kind: .action(.flip(card))), in: state)
        == "\(Grid.standard.coordinate(ofCard: card).uppercased()): a tune.")
  }

  @Test func `pictures are prepared without regard to the open card`() {
    let begun = AppState.dealtByEar()
    let size = sizes[0]

    #expect(
      upcomingPictures(state: begun, in: size)
        == upcomingPictures(state: begun.flipping(3), in: size))
    #expect(Set(upcomingPictures(state: begun, in: size).map(\.rectangle.size.width)).count == 4)
  }

  @Test(arguments: [AppState.dealt(), .dealtByEar()], sizes)
  func `the pictures of the finale are prepared before the last pair`(dealt: AppState, size: Size) {
    func needs(_ picture: Picture) -> String {
      "\(picture.image) \(picture.rectangle.size) \(picture.isDimmed)"
    }
    var state = dealt.withPairsFound(7).animated
    let prepared = Set(upcomingPictures(state: state, in: size).map(needs))
    state = state.withPairsFound(8).still
    for _ in 1...8 {
      state = state.after(.game(.advanceFinale))

      #expect(prepared.isSuperset(of: appView(state: state, in: size).pictures.map(needs)))
    }
    #expect(state.game.show.finale == .lighting(8))
  }

  @Test func `a card whose tune is over shows a note`() {
    let heard = Self.heard()
    let silent = heard.hearing(nil)

    func notes(in state: AppState) -> Int {
      appView(state: state, history: .empty, in: sizes[0]).pictures.count { $0.image == "tune" }
    }
    // The other open card; and then both, and one of them large.
    #expect(notes(in: heard) == 1)
    #expect(notes(in: silent) == 3)
  }

  @Test(arguments: [(5, 2), (4, 2), (6, 3), (8, 4), (16, 8), (32, 16), (1, 1)])
  func `a meter fills its card, however small, and moves with the level`(width: Int, height: Int)
    throws
  {
    func card(_ meter: Meter) -> Frame {
      let size = Size(width: width + 2, height: height + 2)
      var frame = Frame(size: size)
      drawMeter(
        meter, on: Rectangle(x: 1, y: 1, width: width, height: height), theme: .dark, on: &frame)
      return frame
    }
    let begun = AppState.dealtByEar().flipping(0)
    let silent = card(try #require(begun.game.show.meter))
    let loud = card(try #require(begun.hearing(255).game.show.meter))

    #expect(silent.text.contains("▁") && !silent.text.contains("█"))
    #expect(height == 1 || loud.text.contains("█"))
    for frame in [silent, loud] {
      for point in frame.border {
        #expect(frame[point].map { frame.character(of: $0.glyph) } == " ")
      }
    }
  }
}

extension AppState {
  /// A board of Rock covers for a game by ear, not animated, before the first flip.
  fileprivate static func dealtByEar(_ grid: Grid = .standard) -> AppState {
    let fillers = covers("metal") + covers("rap")
    return AppState.dealt(Grid("2x2") ?? grid).after(
      .deal(grid: grid, kind: .ear), .lay(covers("rock"), fillers: fillers, request: 2))
  }

  /// The same while the card that was turned last is this loud; nil once its tune is over.
  fileprivate func hearing(_ level: Int?) -> AppState {
    let step = (game.show.meter?.step ?? 0) + 1
    return after(.game(.meter(.init(level: level, step: step, flip: game.board.flips.count))))
  }
}

extension Frame {
  fileprivate var border: [Point] {
    (0..<size.width).flatMap { [Point(x: $0, y: 0), Point(x: $0, y: size.height - 1)] }
      + (0..<size.height).flatMap { [Point(x: 0, y: $0), Point(x: size.width - 1, y: $0)] }
  }
}
