import Testing

@testable import Screens

@Suite struct TellingTests {
  /// The coordinates of a card, of one that is no pair with it, and of its partner.
  private func places(in game: ToldGame) -> (first: String, miss: String, partner: String) {
    let partner = game.state.game.board.partners[0]
    let names = [0, partner == 1 ? 2 : 1, partner].map(Grid.standard.coordinate(ofCard:))
    return (names[0], names[1], names[2])
  }

  private func told(_ game: ToldGame, _ orders: String...) -> [String] {
    var game = game
    return orders.flatMap { order in
      game.say(order)
      return game.lines
    }
  }

  @Test(arguments: TalkSetting.allCases)
  func `how much is said of a card and a move is a setting`(talk: TalkSetting) {
    let game = ToldGame(talk: talk)
    let (first, miss, partner) = places(in: game)
    let lines = told(game, first, miss, partner, first)

    let cover = game.state.game.cover(at: 0)
    let missed = game.state.game.cover(at: miss == "b1" ? 1 : 2)
    switch talk {
    case .brief:
      #expect(lines[0] == "A1: \(cover.title).")
      #expect(lines[1].hasSuffix(": \(missed.title). No pair."))
      #expect(lines[3].hasSuffix(": \(cover.title). Pair!"))
    case .normal:
      #expect(lines[0] == "A1: \(cover.title), by \(cover.artist).")
      #expect(lines[1].hasSuffix(": \(missed.title), by \(missed.artist). No pair."))
      #expect(lines[3].hasSuffix(", by \(cover.artist). Pair! 1 of 8 pairs, 2 moves."))
    case .full:
      #expect(lines[0] == "Row 1, column 1: \(cover.title), by \(cover.artist).")
      #expect(lines[1].hasSuffix(". No pair. 0 of 8 pairs, 1 move."))
      #expect(lines[3].hasSuffix(", by \(cover.artist). Pair! 1 of 8 pairs, 2 moves."))
    }
  }

  @Test func `a slip is told briefly, too`() throws {
    let game = ToldGame(talk: .brief)
    let partner = try #require(game.state.game.board.partners.first)
    let others = (1..<16).filter { $0 != partner }
    let orders = [0, others[0], partner, others[1]].map(Grid.standard.coordinate(ofCard:))

    let lines = told(game, orders[0], orders[1], orders[2], orders[3])

    #expect(lines[1].hasSuffix(". No pair."))
    #expect(lines[3].hasSuffix(". No pair. A slip, 4 stars left."))
  }

  @Test(arguments: [false, true])
  func `a hint without a card of this move is answered with what to do first`(hasMissed: Bool) {
    var game = ToldGame()
    if hasMissed { game.say("a1 \(places(in: game).miss)") }
    game.say("hint")

    #expect(game.lines == ["Flip a card."])
  }

  @Test func `who turns and whose turn it is are told where several play, but not a lone person`() {
    let game = ToldGame(players: [.person(name: "Anna"), .person(name: "Ben")])
    let lines = told(game, "a1", places(in: game).miss)

    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("Anna flips A1: ") || lines[0].hasPrefix("Anna flips a1: "))
    #expect(lines[2] == "Ben's turn.")
    let alone = ToldGame(players: [.person(name: "Anna"), .computer(.fuzz)])
    #expect(told(alone, "a1").first?.hasPrefix("A1: ") == true)
  }

  @Test func `an open card cannot be flipped again, but after a miss it begins the next move`() {
    let game = ToldGame()
    let miss = places(in: game).miss

    #expect(told(game, "a1", "a1").last?.hasPrefix("A1: open, ") == true)
    #expect(told(game, "a1", miss, miss).last == told(game, miss).last)
  }

  @Test func `players of one name have numbers`() {
    let players: [Player] = [.computer(.fuzz), .person(name: "fuzz"), .anyone, .computer(.fuzz)]

    #expect(players.indices.map(players.label(at:)) == ["Fuzz 1", "fuzz 2", "You", "Fuzz 3"])
    #expect(players.turnLabel(at: 3) == "Fuzz 3’s turn")
  }

  @Test func `names of any length are told shortened`() {
    let long = covers("rock").prefix(8).enumerated().map { index, cover in
      Cover(
        id: cover.id, title: "\(index) " + String(repeating: "la ", count: 10_000),
        artist: String(repeating: "x", count: 10_000), artwork: cover.artwork)
    }
    let game = AppState(after: .deal(), .lay(long), .flip(0)).game

    #expect(game.cardSentence(0).count < 200)
    #expect(infoLines(of: game).allSatisfy { $0.count <= 80 })
  }

  @Test func `by ear no card is named before its pair is found`() {
    let game = ToldGame(.ear)
    let (first, miss, partner) = places(in: game)
    let lines = told(game, first, miss, partner, first)

    #expect(lines[0] == "A1: a tune.")
    #expect(lines[1] == "\(miss.capitalizedFirst): a tune. No pair.")
    #expect(lines[2] == "\(partner.capitalizedFirst): a tune.")
    #expect(lines[3].contains(game.state.game.cover(at: 0).title))
  }

  @Test func `nothing is told where the game is drawn`() {
    var state = AppState.dealt()
    guard case .handled(let effect) = appReducer(state: &state, action: .flip(0)) else {
      Issue.record("not flipped")
      return
    }
    for case .run(let job) in effect.steps {
      if case .tell = job.work { Issue.record("told") }
    }
  }

  @Test func `a hint and a setting are told, and a notice is on the screen`() {
    var game = ToldGame()
    let (_, miss, partner) = places(in: game)
    game.say("a1")
    game.perform(.game(.showHint))
    #expect(game.lines.last == "Not seen.")
    for order in [miss, partner, "hint", "yes"] { game.say(order) }
    #expect(game.lines == ["Seen at a1."])
    game.perform(.notices(.show(.init(.eventForgotten))))
    #expect(
      plainScreen(state: game.state, history: .empty).lines.last
        == "That event is no longer in the history: choose a later one.")
    game.say("mute")
    #expect(game.lines == ["Sound: off."])
  }
}

@Suite struct SpokenTests {
  @Test(arguments: [
    ("Anna’s turn", "Anna's turn."), ("4×4 Pop · 8 pairs", "4 by 4 Pop, 8 pairs."),
    ("Cards seen 1–2 flips before", "Cards seen 1 to 2 flips before."),
    ("1.20 × perfect memory", "1.20 times perfect memory."), ("Skill  71/99", "Skill 71 of 99."),
    ("★ ★ ★ ★ ☆ ", "4 of 5 stars."), ("★ 7 golden: from memory.", "star 7 golden: from memory."),
    ("1. ● Anna     5  remembered 5 of 7", "1. Anna 5 remembered 5 of 7."),
    ("Rating 1621 → 1417, ±80", "Rating 1621 to 1417, plus or minus 80."),
    ("Sibelius’ “Öffnet …”", "Sibelius' \"Öffnet...\""), ("Text:", "Text:"), ("♪", ""), ("", ""),
    ("12 moves, 00:48", "12 moves, 48 seconds."),
    ("01:00, 1:01:02", "1 minute, 1 hour 1 minute 2 seconds."), ("00:00.", "0 seconds."),
    ("4:3, 9999:00", "4:3, 9999:00."), ("\u{1B}[31mred\u{7}\n", "[31mred."),
  ])
  func `signs become words, and a line a sentence`(text: String, spoken: String) {
    #expect(text.spoken == spoken)
  }
}
