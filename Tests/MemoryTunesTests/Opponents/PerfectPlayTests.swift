import Testing

@testable import MemoryTunes

@Suite struct PerfectPlayTests {
  @Test func `the table agrees with a search through everything that players may do`() throws {
    var search = WholeGameSearch()
    var largestDifference = 0.0
    for pairs in 1...40 {
      for known in 0...pairs {
        let position = try #require(PerfectPlay.largestBoard[pairs: pairs, known: known])
        largestDifference = max(
          largestDifference, abs(position.lead - search.lead(pairs: pairs, known: known)))
      }
    }

    #expect(largestDifference < 1e-9)
  }

  @Test(arguments: [(8, -0.03346), (10, -0.03780), (18, -0.01447)])
  func `who begins is a little behind`(pairs: Int, lead: Double) throws {
    let position = try #require(PerfectPlay.largestBoard[pairs: pairs, known: 0])

    #expect(abs(position.lead - lead) < 0.000_005)
    #expect(position.move == .twoNew)
  }

  @Test func `all moves follow a short rule`() throws {
    for pairs in 1...40 {
      for known in 0...pairs {
        let position = try #require(PerfectPlay.largestBoard[pairs: pairs, known: known])
        #expect(position.move == rule(pairs: pairs, known: known), "\(pairs) pairs, \(known) known")
      }
    }
  }

  private func rule(pairs: Int, known: Int) -> PerfectPlay.Move {
    if known == 0 { return .twoNew }
    if (pairs, known) == (6, 1) || (pairs + known).isMultiple(of: 2) { return .newThenKnown }
    return 3 * known < 2 * (pairs + 1) ? .twoNew : .pass
  }

  @Test func `where passing is best the pairs left are shared by nobody`() throws {
    let position = try #require(PerfectPlay.largestBoard[pairs: 5, known: 4])

    #expect(position == PerfectPlay.Position(lead: 0, move: .pass, newCardMove: .twoNew))
  }

  @Test func `cards whose partners are all known are all won`() throws {
    for pairs in 1...40 {
      let position = try #require(PerfectPlay.largestBoard[pairs: pairs, known: pairs])
      #expect(position.lead == Double(pairs))
    }
  }

  @Test(arguments: [(0, 0), (-1, 0), (41, 0), (8, 9), (8, -1), (.max, .max), (.min, .min)])
  func `other positions are not in the table`(pairs: Int, known: Int) {
    #expect(PerfectPlay.largestBoard[pairs: pairs, known: known] == nil)
  }

  @Test func `a smaller table has the same positions`() {
    let table = PerfectPlay(pairCount: 12)

    for pairs in 1...13 {
      for known in 0...pairs {
        let expected = pairs <= 12 ? PerfectPlay.largestBoard[pairs: pairs, known: known] : nil
        #expect(table[pairs: pairs, known: known] == expected)
      }
    }
  }
}
