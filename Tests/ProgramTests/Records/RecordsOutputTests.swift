import Foundation
import Screens
import Testing

@testable import Program

@Suite struct RecordsOutputTests {
  private let games: [PlayedGame] = {
    let plain = PlayedGame(
      id: 0xAB, endedAt: 1_795_378_445,
      request: DealRequest(category: .bundled[2], grid: .standard, source: .bundled, seed: .max),
      day: 20_780, moveCount: 14, slipCount: 2, seconds: 63, pairs: [0, 0],
      flips: [Flip(card: 1, seconds: 0), Flip(card: 0, seconds: 2)])
    let own = PlayedGame(
      id: .max, endedAt: -1,
      request: DealRequest(
        category: Category(id: "own-1", name: "=SUM(\"a\",1)"),
        grid: Grid(columns: 10, rows: 8) ?? .standard, source: .folder("/a, b"), seed: 0,
        kind: .titles, deck: 2),
      players: [.person(name: "Ann"), .computer(.echo), .person(name: "Ben")], pairCount: 3,
      moveCount: 4_000_000_000, slipCount: 114, seconds: 100_000, hindsight: .timeTravel)
    return [plain, own]
  }()

  @Test func `the list begins with the newest game and ends with the totals`() {
    #expect(
      recordList(of: games, limit: 20)
        == """
              date (UTC)   grid  moves  slips      time  stars  game
        1969-12-31 23:59   10x8  4000000000         27:46:40         =SUM("a",1), titles
                           Ann, Echo, Ben; given up; with hindsight
        2026-11-22 20:14    4x4     14      2     01:03  ★★★    Rock
                           daily board of 23 November 2026
        2 games, 27:47:43 in all, 1 given up, 1 with hindsight.
        """)
  }

  @Test func `in plain mode the list is sentences`() {
    #expect(
      recordList(
        of: games + [played(by: [.anyone, .computer(.echo)])], limit: 20, isPlain: true)
          == """
          2026-11-22 20:14 UTC: 2 by 2 Pop, Echo 2, You 0.
          1969-12-31 23:59 UTC: 10 by 8 =SUM("a",1), titles, given up, 3 pairs, with hindsight.
          2026-11-22 20:14 UTC: 4 by 4 Rock, 14 moves, 2 slips, 1 minute 3 seconds, 3 stars, daily board of 23 November 2026.
          3 games, 27:47:52 in all, 1 given up, 1 with hindsight.
          """)
  }

  @Test func `the totals count the games that are not listed, too`() {
    let list = recordList(of: Array(repeating: games[0], count: 3), limit: 1)

    #expect(list.split(separator: "\n").count == 4)
    #expect(list.hasSuffix("\n3 games, 03:09 in all."))
  }

  /// A game of 2×2 in which the first two players slip once each, and the second one finds both pairs.
  private func played(by players: [MemoryTunes.Player]) -> PlayedGame {
    PlayedGame(
      id: 1, endedAt: 1_795_378_445,
      request: DealRequest(
        category: .bundled[0], grid: Grid("2x2") ?? .standard, source: .bundled, seed: 1),
      players: players, moveCount: 5, slipCount: 2, seconds: 9, pairs: [0, 0, 1, 1],
      flips: [0, 2, 1, 3, 0, 2, 1, 0, 3, 2].enumerated().map { Flip(card: $1, seconds: $0) })
  }

  @Test func `the list says who found how many pairs, and whose the slips are`() {
    #expect(
      recordList(of: [played(by: [.anyone, .computer(.echo)])], limit: 1)
        == """
              date (UTC)   grid  moves  slips      time  stars  game
        2026-11-22 20:14    2x2      5            00:09         Pop
                           You, 0 pairs, 1 slip; Echo, 2 pairs, 1 slip
        1 game, 00:09 in all.
        """)
  }

  @Test func `no line is longer than 80 columns`() {
    var game = played(
      by: ["Abcdefghijklmnop", "Qrstuvwxyzabcdef", "日本語日本語日本", "ABCDEFGHIJKLMNOP"].map {
        .person(name: $0)
      })
    game.request.category = Category(id: "own-1", name: "A category with a long name, and 日本語")
    (game.request.kind, game.day, game.hindsight) = (.titles, 20_780, .sameBoard)

    let lines = recordList(of: [game], limit: 1).split(separator: "\n")

    #expect(lines.allSatisfy { String($0).displayWidth <= 80 }, "\(lines)")
  }

  @Test func `JSON has all members of all games`() throws {
    #expect(
      try json(of: games)
        == """
        [
        {"category":"rock","category_name":"Rock",\
        "code":"daily-2026-11-23","columns":4,"day":"2026-11-23","deck":1,\
        "ended_at":"2026-11-22T20:14:05Z",\
        "flips":[{"card":1,"seconds":0},{"card":0,"seconds":2}],"given_up":false,"hindsight":null,\
        "id":"00000000000000ab","kind":"pairs","luck":50,"moves":14,"names":[""],"opponents":[],"pairs":[0,0],\
        "pairs_found":8,"players":1,"rows":4,"scores":[],\
        "seconds":63,"seed":"18446744073709551615","skill":99,"slips":2,"source":"bundled"},
        {"category":"own-1","category_name":"=SUM(\\"a\\",1)","code":null,"columns":10,\
        "day":null,"deck":2,"ended_at":"1969-12-31T23:59:59Z","flips":[],"given_up":true,\
        "hindsight":"timeTravel","id":"ffffffffffffffff","kind":"titles","luck":null,"moves":4000000000,\
        "names":["Ann","Ben"],"opponents":["echo"],"pairs":[],"pairs_found":3,"players":3,"rows":8,"scores":[],\
        "seconds":100000,"seed":"0","skill":null,"slips":114,"source":"/a, b"}
        ]
        """)
    #expect(try json(of: []) == "[]")
  }

  @Test func `CSV has a header, and no field is a formula`() {
    #expect(
      csv(of: games) == """
        id,ended_at,category,category_name,columns,rows,source,seed,kind,players,moves,slips,seconds,\
        hindsight,given_up,deck,day,code,pairs_found,names,opponents,scores,skill,luck\r
        00000000000000ab,2026-11-22T20:14:05Z,rock,Rock,4,4,bundled,18446744073709551615,pairs,1,14,2,\
        63,,false,1,2026-11-23,daily-2026-11-23,8,,,,99,50\r
        ffffffffffffffff,1969-12-31T23:59:59Z,own-1,"'=SUM(""a"",1)",10,8,"/a, b",0,titles,3,\
        4000000000,114,100000,timeTravel,true,2,,,3,"Ann, Ben",echo,,,\r\n
        """)
  }

  @Test func `pairs come in the order of turns; who plays alone has skill and luck`() throws {
    let several = played(by: [.anyone, .computer(.fuzz)])
    #expect(csv(of: [several]).hasSuffix(",2,,fuzz,\"0, 2\",,\r\n"))
    #expect(try json(of: [several]).contains("\"scores\":[0,2]"))
    let game = played(by: [.anyone])
    var (other, abandoned) = (game, game)
    other.hindsight = .sameBoard
    abandoned.pairCount = 1

    #expect(csv(of: [game]).hasSuffix(",2,,,,60,23\r\n"))
    for game in [other, abandoned, played(by: [.anyone, .person(name: "Ann")])] {
      #expect(csv(of: [game]).hasSuffix(",,\r\n"))
      let text = try json(of: [game])
      #expect(text.contains("\"luck\":null") && text.contains("\"skill\":null"))
    }
  }

  @Test(arguments: ["+1", "-1", "@a", "=a", "\ta"])
  func `a name that begins like a formula is a text`(name: String) {
    var game = games[0]
    game.request.category = Category(id: "own-1", name: name)

    #expect(csv(of: [game]).contains(",'\(name),"))
  }
}

@Suite struct ShareTests {
  private func game(_ id: UInt64, day: Int? = nil, isGivenUp: Bool = false) -> PlayedGame {
    PlayedGame(
      id: id, endedAt: 0,
      request: DealRequest(
        category: .bundled[2], grid: Grid("2x2") ?? .standard, source: .bundled, seed: id),
      day: day, pairCount: isGivenUp ? 1 : 2, moveCount: 2, slipCount: 0, seconds: 9,
      pairs: [0, 0, 1, 1],
      flips: (0..<4).map { Flip(card: $0, seconds: 0) })
  }

  private func text(
    of games: [PlayedGame], daily: String? = nil, isPlain: Bool = false
  ) throws -> String {
    let daily = daily.flatMap { CalendarDate($0) }
    let shared = Shared.game(try ShareCommand.game(of: games, daily: daily))
    return isPlain ? shared.plainText : shared.text
  }

  @Test func `the last game that was finished is told, in plain mode in sentences`() throws {
    let games = [game(1), game(2), game(3, isGivenUp: true)]

    let line = try #require(game(2).line(code: game(2).code))
    #expect(
      try text(of: games) == """
        MemoryTunes · Rock 2×2
        ★★★★★, 2 moves, no slips
        Goal reached: no slip for 4 moves
        🟩🟩
        memorytunes duel \(line)
        """)
    let told = try text(of: games, isPlain: true)
    #expect(told.hasPrefix("MemoryTunes, Rock 2 by 2. 5 of 5 stars, 2 moves, no slips. "))
    #expect(told.hasSuffix("\nPP\nmemorytunes duel \(line)"))
  }

  @Test func `of the board of a day, the first game is told`() throws {
    let games = [game(1, day: 20_780), game(2, day: 20_780), game(3)]

    let daily = try text(of: games, daily: "2026-11-23")
    #expect(daily.contains("\nmemorytunes duel daily-2026-11-23:2."))
    #expect(try text(of: games).contains("\nmemorytunes duel rock-2x2-0003:2."))
  }

  @Test(arguments: [nil, "2026-11-23"])
  func `a daily board says how many there are in a row`(daily: String?) throws {
    let games = [game(1, day: 20_779), game(2, day: 20_780)]

    #expect(
      try text(of: games, daily: daily).contains("★★★★★, 2 moves, no slips, 2 in a row\n"))
  }

  @Test func `without a game to tell, it says why`() {
    let givenUp = [game(1, day: 20_780, isGivenUp: true), game(2, day: 20_780)]

    for games in [[], [givenUp[0]]] {
      let failure = #expect(throws: Complaint.self) { try text(of: games) }
      #expect(failure?.sentence == "There is nothing to share: finish a game first.")
    }
    for games in [[game(1)], givenUp] {
      let failure = #expect(throws: Complaint.self) {
        try text(of: games, daily: "2026-11-23")
      }
      #expect(
        failure?.sentence
          == "There is nothing to share: you have not finished the board of 23 November 2026.")
    }
  }
}
