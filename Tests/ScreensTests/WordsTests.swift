import Testing

@testable import Screens

@Suite struct PlayerWordsTests {
  @Test func `a moment of a game among several names the player, the place and the cover`() {
    var game = InspectedGame(AppState.dealt(to: [.person(name: "Anna"), .person(name: "Ben")]))
    game.play(.flip(0))
    let title = game.state.game.cover(at: 0).shownTitle

    #expect(
      sentence(of: game.history[0].event, in: game.history.state(after: 0))
        == "Anna flips A1: \(title).")
  }

  private static func winner(in game: GameState) -> String {
    game.winnerLabel(in: game.standings)
  }

  @Test func `after a game against a computer, only the player's own slips are told`() {
    let dealt = AppState.dealt(to: [.anyone, .computer(.echo)])
    let (first, second) = (dealt.places(ofPair: 0), dealt.places(ofPair: 1))
    let third = dealt.places(ofPair: 2)
    func computer(_ card: Int, flip: Int) -> AppAction {
      .game(.computerFlip(.init(card: card, request: 2, flip: flip)))
    }

    let state = dealt.flipping(first[0], second[0]).after(
      computer(first[1], flip: 2), computer(third[0], flip: 3)
    ).flipping(second[1], third[1])

    #expect(state.game.slips.map(\.move) == [2, 3])
    #expect(state.game.slipLessons.map { $0.text.prefix(20) } == ["Move 3: you had seen"])
    let friends = AppState.dealt(to: [.anyone, .anyone])
    #expect(friends.flipping(first[0], second[0], first[1], third[0]).game.slipLessons == [])
  }

  @Test(
    arguments: [
      (.anyone, "Your turn", "You win!"), (.person(name: "Anna"), "Anna’s turn", "Anna wins!"),
      (.person(name: "You"), "You’s turn", "You wins!"),
      (.person(name: "I"), "I’s turn", "I wins!"),
    ] as [(Player, String, String)])
  func `only a person without a name is spoken to`(player: Player, turn: String, winner: String) {
    let begun = AppState.dealt(to: [player, .computer(.echo)])

    #expect(begun.game.turnLabel == turn)
    #expect(Self.winner(in: begun.withPairsFound(8).game) == winner)
  }

  @Test(arguments: [
    (["Anna", "Ben"], [4, 4], "A draw"), (["Anna", "Ben", "Cem"], [3, 3, 2], "Anna and Ben win!"),
    (["Anna", "Ben"], [5, 3], "Anna wins!"),
  ])
  func `who share the first place win together, and all of them draw`(
    names: [String], pairCounts: [Int], winners: String
  ) {
    var state = AppState.dealt(to: names.map { .person(name: $0) })
    let places = (0..<8).map(state.places(ofPair:))
    var found = 0
    for count in pairCounts {
      for pair in found..<found + count { state = state.flipping(places[pair][1], places[pair][0]) }
      found += count
      if found < 8 { state = state.flipping(places[found][0], places[found + 1][0]) }
    }

    #expect(Self.winner(in: state.game) == winners)
  }

  @Test(arguments: [
    (0, "0 pairs", "no slips", "Flawless!"), (1, "1 pair", "1 slip", "1 slip"),
    (2, "2 pairs", "2 slips", "2 slips"),
  ])
  func `one thing is one, and several are several`(
    count: Int, pairs: String, slips: String, verdict: String
  ) {
    #expect(Screens.pairs(count) == pairs)
    #expect(Screens.slips(count) == slips)
    #expect(slipCount(count) == verdict)
  }
}

@Suite struct MusicWordsTests {
  /// A board of a bass and of fills, after two flips.
  private static func board(_ setting: MusicSetting = .full, isMatch: Bool = true) -> AppState {
    let names = ["too-cool-for-noon", "zest-wishes"]
    let covers = names.map {
      Cover(id: "pop/\($0)", title: $0, artist: "Band of \($0)", album: "Album", artwork: $0)
    }
    let state = AppState(
      after: .restore {
        $0.settings.isAnimated = false
        ($0.settings.sound, $0.settings.music) = (.tunes, setting)
      }, .deal(.bundled[0], grid: .choices[0]), .go(.game), .lay(covers))
    let bass = state.game.covers.firstIndex { $0.id == "pop/too-cool-for-noon" } ?? 0
    let cards = state.places(ofPair: bass)
    let other = state.places(ofPair: 1 - bass)[0]
    return isMatch ? state.flipping(cards[0], cards[1]) : state.flipping(other, cards[0])
  }

  @Test func `the cover of a pair says what it plays, in place of its album`() {
    for (state, labels) in [
      (Self.board(), ["joins the band: bass", "♪ bass"]),
      // Without a pair or a band, nobody joins.
      (Self.board(isMatch: false), []), (Self.board(.off), []),
    ] {
      #expect(state.caption(of: state.game).aside == (labels.isEmpty ? ["from “Album”"] : labels))
      #expect(state.bandLabels == labels)
    }
    let silent = Self.board().after(.sound(.reported(.noDevice)))
    #expect(silent.caption(of: silent.game).aside == ["from “Album”"])
  }

  @Test func `the cover of the last pair joins, too`() {
    let state = Self.board()
    let last = state.game.cards.indices.filter { state.game.cards[$0].face == .hidden }
    let solved = state.flipping(last[0], last[1])

    #expect(solved.game.isFinished)
    #expect(solved.bandLabels.first == "joins the band: fills")
  }

  @Test func `plain mode tells who joins, but not to those who want to hear little`() {
    func lines(_ talk: TalkSetting) -> [String] {
      let state = Self.board().after(.set(\.talk, talk))
      return Telling(events: [.flipped(card: 0, player: 0), .pair], state: state)
        .lines
    }

    #expect(lines(.normal).last == "Joins the band: bass.")
    #expect(lines(.full).last == "Joins the band: bass.")
    #expect(lines(.brief).last?.hasSuffix("Pair!") == true)
  }
}

/// What a game can still win or lose is said while it is played.
@Suite struct StakesTests {
  /// The labels of a 4×4 game after flips of pair 0 (0 and 1), pair 1 (2 and 3), and so on.
  private func game(after flips: Int...) -> GameState {
    let state = AppState.dealt()
    let places = (0..<8).flatMap(state.places(ofPair:))
    return flips.reduce(state) { $0.flipping(places[$1]) }.game
  }

  @Test func `a slip that cost a star says how many are left`() {
    #expect(game(after: 0, 2).rowLabel == nil)
    let slipped = game(after: 0, 2, 1, 4)
    #expect(slipped.rowLabel == "A slip, 4 stars left")
    #expect(slipped.hasLostStar)
    #expect(!game(after: 0, 2, 1, 4, 6).hasLostStar)
    #expect(game(after: 0, 2, 1, 4, 3, 6).rowLabel == "A slip, 3 stars left")
    #expect(game(after: 0, 2, 1, 4, 3, 6, 5, 8).rowLabel == "A slip")
  }

  @Test func `pairs found without a slip between are counted, after a slip from there`() {
    #expect(game(after: 0, 1, 2, 3).rowLabel == "2 pairs, no slip")
    #expect(game(after: 0, 2, 1, 4, 0, 1, 2, 3).rowLabel == "2 pairs, no slip")
  }

  @Test func `stars are left to one player who knows no more than the flips`() {
    #expect(game(after: 0, 2, 1, 4).ratingAhead == .excellent)
    #expect(AppState.dealt(to: [.anyone, .computer(.echo)]).game.ratingAhead == nil)
    let state = AppState.dealt()
    let (a, b) = (state.places(ofPair: 0), state.places(ofPair: 1))
    let hinted = state.flipping(a[0], b[0]).flipping(a[1]).after(.game(.showHint))
    #expect(hinted.game.ratingAhead == nil)
  }

  @Test(arguments: [
    (Goal.Aim.cleanStart(moves: 6), "Goal: no slip for 4 moves"),
    (.firstPair(withinMoves: 3), "Goal: a pair in 1 move"),
    (.allPairs(withinMoves: 8), "Goal: all pairs in 6 moves"),
    (.cleanEnd(pairs: 2), "Goal: last 2 pairs, no slip"),
  ])
  func `a goal counts down the moves that are left`(aim: Goal.Aim, label: String) throws {
    let boards = (0..<100).compactMap { (seed: UInt64) in
      var generator = SeededGenerator(seed: seed)
      return Board(pairs: [0, 0, 1, 1, 2, 2, 3, 3].shuffled(by: &generator))
    }
    var board = try #require(boards.first { Goal(of: $0)?.aim == aim })
    let firsts = (0..<4).map { pair in board.pairs.firstIndex(of: pair) ?? 0 }
    for card in firsts { _ = board.flip(card) }

    #expect(Goal(of: board)?.label == label)
  }
}

@Suite struct ItemTests {
  private func item(_ index: Int?, isCircle: Bool = true) -> Item {
    let values = (0...2).map { (index: Int) in
      Item.Value(text: "\(index)", action: .select(index))
    }
    return Item(label: "Volume", values: values, valueIndex: index, isCircle: isCircle)
  }

  @Test(
    arguments: [
      (0, 1, true, 1), (2, 1, true, 0), (0, -1, true, 2), (2, 1, false, 2), (0, -1, false, 0),
      (nil, 1, true, 0),
    ] as [(Int?, Int, Bool, Int)])
  func `its values follow each other, in a circle or to their ends`(
    index: Int?, step: Int, isCircle: Bool, next: Int
  ) {
    #expect(item(index, isCircle: isCircle).change(by: step) == .select(next))
  }

  @Test func `choosing it takes the next value, unless it opens something; it is told with it`() {
    var opening = item(0)
    opening.act = .go(.keys)
    var told = Item(label: "Volume", value: "7")
    told.toldValue = "7 of 10"

    #expect([item(0), opening].map(\.choose) == [.select(1), .go(.keys)])
    #expect(
      [Item(label: "Volume", value: "7"), told, Item("Quit", nil)].map(\.told) == [
        "Volume: 7.", "Volume: 7 of 10.", "Quit.",
      ])
  }
}

@Suite struct WindowTitleTests {
  @Test func `the window tells how far the game is, once a second card has turned`() {
    let game = AppState.dealt()
    let flipping = game.animated.withPairsFound(1)

    for (state, title) in [
      (AppState(), "MemoryTunes"), (game, "MemoryTunes · Rock 0/8 · rock-4x4-0007"),
      (flipping, "MemoryTunes · Rock 0/8 · rock-4x4-0007"),
      (flipping.still, "MemoryTunes · Rock 1/8 · rock-4x4-0007"),
      (game.withPairsFound(8), "MemoryTunes · Rock 8/8 · rock-4x4-0007"),
      (game.withPairsFound(5).after(.go(.menu)), "MemoryTunes"),
      (game.withPairsFound(5).after(.go(.help)), "MemoryTunes · Rock 5/8 · rock-4x4-0007"),
    ] { #expect(appView(state: state, in: sizes[0]).title == title) }
  }
}
