import Testing

@testable import MemoryTunes
@testable import Screens

/// The last game on the same board, beside the one that is played.
@Suite struct GhostFrameTests {
  private static let sizes = [
    Size(width: 80, height: 24), Size(width: 120, height: 40), Size(width: 100, height: 30),
  ]

  /// A board with a ghost that found a pair with each of its moves.
  private static let dealt: AppState = {
    let solved = AppState.dealt().withPairsFound(8)
    let again = solved.after(
      .game(.deal(.init(repeating: solved.game))), .lay(Array(covers("rock").prefix(8)), request: 2)
    )
    return again.after(
      .game(.setGhost(.init(request: 2, ghost: Ghost(PlayedGame(solved.game, endedAt: 0))))))
  }()

  @Test(arguments: sizes)
  func `the panel says how far it had come after as many moves`(size: Size) {
    let level = Self.dealt.withPairsFound(1)
    let behind = level.turning(1, 2)

    #expect(text(of: level, in: size).contains("You are level"))
    #expect(text(of: behind, in: size).contains("You are behind by 1 pair"))
    #expect(!text(of: AppState.dealt(), in: size).contains("last time"))
    #expect(text(of: Self.dealt.withPairsFound(8), in: size).contains("last time 8"))
  }

  /// The board that `dealt` has, with a rival who found a pair with each move, or only says so.
  private func dealt(against rival: (BoardCode, Board) -> Rival?) throws -> AppState {
    let solved = AppState.dealt().withPairsFound(8).game
    let code = try #require(solved.code)
    let rival = try #require(rival(code, solved.board))
    var state = AppState()
    _ = appReducer(
      state: &state, action: .session(.launch(.init(options: LaunchOptions(rival: rival)))))
    return state.after(
      .restore { $0.settings.isAnimated = false }, .game(.deal(.init(solved.request))), .go(.game),
      .lay(Array(covers("rock").prefix(8))))
  }

  @Test(arguments: sizes)
  func `beside a rival's game it says what they have found, and who won`(size: Size) throws {
    let dealt = try dealt { Rival($0, solved: $1) }
    let behind = dealt.turning(0, 1)
    let third = dealt.places(ofPair: 2)
    let lost = behind.flipping(third[0], third[1]).withPairsFound(8)

    #expect(text(of: dealt, in: size).contains("To beat: a friend’s 8 moves"))
    #expect(text(of: behind, in: size).contains("You are behind by 1 pair"))
    let find = "You are behind by 1 pair; their last is "
    #expect(behind.game.ghostLabels.first?.hasPrefix(find) == true)
    #expect(text(of: lost, in: size).contains("A friend wins by 1 move"))
    #expect(text(of: lost, in: size).contains("A friend: 8 moves, no slips"))
    #expect(text(of: lost, in: size).contains("9 moves"))
    let answer = try #require(lost.game.playedGame?.line(code: lost.game.code))
    #expect(lost.farewell() == "To answer, send this line:\nmemorytunes duel \(answer)")
    #expect(dealt.farewell() == nil)
  }

  @Test func `a rival with a name is called by it, on boards without a panel, too`() throws {
    let dealt = try dealt { Rival($0, by: .person(name: "Anna"), solved: $1) }
    let behind = dealt.turning(0, 1)
    let third = dealt.places(ofPair: 2)
    let lost = behind.flipping(third[0], third[1]).withPairsFound(8)
    let late = behind.flipping(third[0], third[1]).withPairsFound(7)

    #expect(dealt.game.ghostLabels == ["To beat: Anna’s 8 moves", "To beat: 8"])
    #expect(behind.game.ghostLabels.dropFirst() == ["You are behind by 1 pair", "1 behind"])
    #expect(text(of: behind, in: Size(width: 40, height: 12)).contains("1 behind"))
    #expect(late.game.ghostLabels == dealt.game.ghostLabels)
    #expect(lost.game.duelTitle == "Anna wins by 1 move")
    #expect(lost.game.duelSentence == "Anna: 8 moves, no slips")
  }

  @Test func `a duel is named where it is resumed or given up, and in the title`() throws {
    let played = try dealt { Rival($0, by: .person(name: "Anna"), solved: $1) }.withPairsFound(2)

    #expect(
      played.windowTitle
        == "MemoryTunes · duel with Anna · Rock 2/8 · \(played.game.code, default: "")")
    #expect(text(of: played.after(.go(.menu))).contains("Resume 2 of 8 · duel with Anna"))
    let asked = played.after(.go(.menu), .go(.confirmation))
    #expect(text(of: asked).contains("Give up this game? 2 of 8 · duel with"))
    let unnamed = try dealt { Rival($0, by: .anyone, solved: $1) }
    #expect(unnamed.windowTitle.hasPrefix("MemoryTunes · duel with a friend · Rock 0/8"))
  }

  @Test func `of two games with as many moves, the one with fewer slips wins`() throws {
    let clean = AppState.dealt().turning(0, 1, 2, 3).withPairsFound(8).game.board
    let dealt = try dealt { code, _ in Rival(code, by: .anyone, solved: clean) }
    let slipped = dealt.turning(0, 1).flipping(dealt.places(ofPair: 0)[1]).turning(2)

    #expect(slipped.withPairsFound(8).game.duelTitle == "A friend wins by 1 slip")
    #expect(dealt.turning(0, 1, 2, 3).withPairsFound(8).game.duelTitle == "A draw")
  }

  @Test func `beside a claim there is only the number of moves`() throws {
    let dealt = try dealt { code, _ in try? Rival(claim: "\(code):9") }
    let played = dealt.withPairsFound(1)
    let won = dealt.withPairsFound(8)

    #expect(played.game.ghostLabels == ["To beat: a friend’s 9 moves, only claimed", "To beat: 9"])
    #expect(won.game.duelTitle == "You win by 1 move")
    #expect(won.game.duelSentence == "A friend: 9 moves")
  }
}

/// Each tip comes when it is needed, in a game before any cover has been found.
@Suite struct FirstGameTests {
  /// Four by four, after these games.
  private func board(after games: [PlayedGame] = []) -> AppState {
    AppState.dealt().after(
      .records(
        .summarized(
          RecordsSummary(games: games, collection: CoverCollection(games: games), time: 0))))
  }

  private func tip(_ state: AppState) -> String? { state.firstGameTips.first }

  @Test func `a card is flipped, a pair has a tune, a slip is told, each once`() {
    let start = board()
    let (a, b, c) = (start.places(ofPair: 0), start.places(ofPair: 1), start.places(ofPair: 2))

    #expect(tip(start) == "Space flips a card. Find two of a kind.")
    #expect(tip(start.flipping(a[0])) == tip(start))
    let missed = start.flipping(a[0], b[0])
    #expect(tip(missed) == nil)
    let slipped = missed.flipping(a[1], c[0])
    #expect(tip(slipped) == "A slip: you had seen a pair. Slips cost stars: 4 left.")
    #expect(tip(slipped.flipping(b[1])) == nil)
    #expect(tip(slipped.flipping(b[1], c[1])) == nil)
    let found = start.flipping(a[0], a[1])
    #expect(tip(found)?.hasPrefix("Each pair") == true)
    #expect(tip(found.flipping(b[0], b[1])) == nil)
  }

  @Test func `a slip is told once, by the tip or by the move`() {
    func told(_ state: AppState) -> String {
      let (a, b, c) = (state.places(ofPair: 0), state.places(ofPair: 1), state.places(ofPair: 2))
      let slipped = state.flipping(a[0], b[0], a[1], c[0])
      return Telling(events: [.noPair], state: slipped).lines.joined(separator: " ")
    }

    #expect(
      told(board()).hasSuffix("No pair. A slip: you had seen a pair. Slips cost stars: 4 left."))
    #expect(
      told(.dealt()).hasSuffix(
        "No pair. A slip, 4 stars left. You had seen both cards of \"rock song 2\"."))
  }

  @Test func `nobody is told twice: not after a found cover, nor before that is known`() throws {
    let pairs = AppState.dealt().game.board.pairs
    let first = try #require(pairs.lastIndex(of: pairs[0]))
    let played = PlayedGame(
      id: 1, endedAt: 0,
      request: DealRequest(
        category: .bundled[2], grid: .standard, source: .bundled, seed: 7, deck: Deck.current),
      pairCount: 1, moveCount: 1, slipCount: 0, seconds: 1, pairs: pairs,
      flips: [Flip(card: 0, seconds: 0), Flip(card: first, seconds: 0)])

    let table = AppState.dealt(to: [.person(name: "Ann"), .person(name: "Bob")]).after(
      .records(.summarized(RecordsSummary(games: [], time: 0))))

    // Pictures only has no tips, nor have several players.
    for state in [
      board(after: [played]), .dealt(), board().after(.set(\.isWordless, true)), table,
    ] { #expect(state.firstGameTips == []) }
  }

  @Test func `the goal of a board comes after the first game, which tells what a slip is`() {
    func heading(of state: AppState) -> String { appView(state: state, in: sizes[0]).rowText(2) }

    #expect(!heading(of: board()).contains("GOAL"))
    #expect(heading(of: .dealt()).contains("GOAL"))
  }

  @Test func `a first game says nothing of its goal, drawn or told, until it is reached`() {
    let solved = board().withPairsFound(8)
    let missed = (0..<7).reduce(board()) { state, pair in
      let (one, other) = (state.places(ofPair: pair), state.places(ofPair: pair + 1))
      return state.flipping(one[0], other[0], one[1], other[0], one[0], one[1])
    }.withPairsFound(8)
    func goals(of state: AppState) -> [Goal.State?] {
      let told = state.after(.session(.launch(.init(options: .init(mode: .told)))))
      return [state, told].map { ResultWords(of: $0).goal?.state }
    }

    #expect(solved.isFirstResult && missed.isFirstResult)
    #expect(goals(of: solved) == [.reached, .reached])
    #expect(missed.game.goal?.state == .missed)
    #expect(goals(of: missed) == [nil, nil])
    let goal = solved.game.goal?.sentence ?? ""
    #expect(!goal.isEmpty && solved.game.introduction().contains(goal))
    #expect(!solved.game.introduction(isFirstGame: true).contains(goal))
  }

  @Test func `slips are asked for from the figures of a result, not of the records`() {
    func offers(_ base: RoutingDestination) -> Bool {
      let state = AppState.dealt().after(.go(base), .go(.figures))
      return Screen.figures.commands(state).contains { $0.name == .showSlip }
    }

    #expect(offers(.finished))
    #expect(!offers(.records))
  }

  @Test func `a goal that cannot be reached any more is not shown before the result`() {
    func places(_ pair: Int) -> [Int] { AppState.dealt().places(ofPair: pair) }
    func slipping(_ state: AppState, between first: Int, _ second: Int) -> AppState {
      state.flipping(places(first)[0], places(second)[0]).flipping(
        places(first)[1], places(second)[0])
    }
    func finding(_ pairs: Range<Int>, in state: AppState) -> AppState {
      pairs.reduce(state) { $0.flipping(places($1)[0], places($1)[1]) }
    }
    let begun = finding(0..<3, in: .dealt())
    let missed = slipping(finding(3..<6, in: slipping(begun, between: 3, 4)), between: 6, 7)

    #expect(begun.goalAhead(in: begun.game)?.state == .open)
    #expect(missed.game.goal?.state == .missed)
    #expect(missed.goalAhead(in: missed.game) == nil)
  }

  @Test(arguments: sizes)
  func `the tip stands in the line of hints, beside the way back`(size: Size) {
    let frame = appView(state: board(), in: size)
    let hints = (size.height - 3..<size.height).map { frame.rowText($0) }

    #expect(hints.contains { $0.contains("Find two of a kind.") && $0.contains("menu") })
  }
}
