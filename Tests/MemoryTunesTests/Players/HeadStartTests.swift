import DataFlowTesting
import Foundation
import Testing

@testable import MemoryTunes

@MainActor @Suite struct HeadStartTests {
  private static let (anna, ben) = (Player.person(name: "Anna"), Player.person(name: "Ben"))

  /// Anna finds three pairs, and Ben, who had two, the last.
  private static let solved = GameState.dealt("A", "B", "A", "B", "C", "C", "D", "D").with {
    ($0.players, $0.headStart) = ([anna, ben], HeadStart(pairCounts: [0, 2]))
  }.flipping(0, 2, 1, 3, 4, 5)

  @Test func `the pairs count as if they had been found`() {
    #expect(Self.solved.scores == [3, 2])
    #expect(Self.solved.standings.map(\.pairCount) == [3, 2])
    #expect(Self.solved.standings.map(\.headStart) == [0, 2])
    #expect(Self.solved.standings.map(\.place) == [1, 2])
  }

  @Test func `a game keeps it, also once it is played, and then moves no rating`() throws {
    let game = Self.solved.flipping(6, 7).with { $0.players = [Self.anna, .computer(.echo)] }
    let saved = try #require(SavedGame(game)).game
    let played = PlayedGame(game, endedAt: 0)

    #expect(saved.headStart == HeadStart(pairCounts: [0, 2]))
    #expect(played.scores == [4, 2])
    #expect(played.isValid)
    #expect(played.duel == nil)
  }

  @Test func `what people are given is dealt to their seats, less what all are given`() {
    func start(_ counts: Int..., opponents: [Opponent] = [], kind: GameKind = .pairs) -> [Int]? {
      let names = ["A", "B", "C"]
      let settings = Settings().with {
        $0.people = zip(names, counts).map { Person(name: $0, face: 0, color: 0, headStart: $1) }
        $0.names = Array(names.prefix(counts.count))
        ($0.person, $0.peopleCount) = ("A", counts.count)
        ($0.opponents, $0.kind) = (opponents, kind)
      }
      let deal = DealAction(for: AppState().with { $0.settings.current = settings })
      return deal.headStart.map { start in
        names.compactMap { name in
          deal.players.firstIndex(of: .person(name: name)).map {
            start.pairCount(ofSeat: $0, among: deal.players.count)
          }
        }
      }
    }

    #expect(start(0, 3, 1) == [0, 3, 1])
    #expect(start(2, 3) == [0, 1])
    #expect(start(2, opponents: [.echo]) == [2])
    #expect(start(2, 2) == nil)
    #expect(start(2) == nil)
    #expect(start(0, 3, kind: .sprint) == nil)
    #expect(DealAction(repeating: Self.solved).headStart == HeadStart(pairCounts: [0, 2]))
  }

  @Test func `that of a single seat, as earlier versions wrote it, is read`() throws {
    func read(_ json: String) throws -> HeadStart {
      try JSONDecoder().decode(HeadStart.self, from: Data(json.utf8))
    }

    #expect(try read(#"{"seat":2,"pairCount":3}"#) == HeadStart(pairCounts: [0, 0, 3]))
    #expect(try read("[0,0,3,0]") == HeadStart(pairCounts: [0, 0, 3]))
    #expect(try read(#"{"seat":9223372036854775807,"pairCount":3}"#).pairCounts.isEmpty)
  }

  @Test(arguments: [
    HeadStart(pairCounts: [0, 0, 1]), HeadStart(pairCounts: []), HeadStart(pairCounts: [4]),
    HeadStart(pairCounts: [-1]), HeadStart(pairCounts: [1, 1]),
    HeadStart(pairCounts: [.max, .max]),
  ])
  func `an impossible one is refused`(headStart: HeadStart) {
    let deal = DealAction(DealRequest(), players: [Self.anna, Self.ben], headStart: headStart)

    #expect(!Self.solved.with { $0.headStart = headStart }.isValid)
    #expect(!PlayedGame(Self.solved, endedAt: 0).with { $0.headStart = headStart }.isValid)
    AppState().store.send(.game(.deal(deal)), .ignored(.noSuchGame))
  }
}
