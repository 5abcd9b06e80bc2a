import Testing

@testable import MemoryTunes

@Suite struct PerfectPlayTests {
  /// The search tries everything: players may also leave a known pair, or begin with a known card.
  @Test(arguments: [
    // Who begins is a little behind.
    (8, known: 0, lead: -0.033_459_873_459_87), (10, 0, -0.037_798_073_959_06),
    (18, 0, -0.014_468_356_196_19), (40, 0, -0.006_325_169_036_96),
    (40, 1, 0.006_325_169_036_96), (40, 2, 0.019_307_827_192_58), (39, 13, 0.235_950_561_398_26),
    (25, 8, 0.013_729_623_532_95), (7, 0, 0.052_813_852_813_85), (7, 1, 0.052_813_852_813_85),
    (7, 2, 0.026_262_626_262_63), (7, 3, 0.229_437_229_437_23), (7, 4, 0.095_238_095_238_10),
    (7, 5, 0.984_126_984_126_98), (6, 1, 0.001_731_601_731_60),
  ])
  func `leads are those of an exhaustive search`(pairs: Int, known: Int, lead: Double) throws {
    let position = try #require(PerfectPlay.largestBoard[pairs: pairs, known: known])

    #expect(abs(position.lead - lead) < 1e-9)
  }

  @Test func `all moves follow a short rule, and with all partners known all are won`() throws {
    for pairs in 1...40 {
      for known in 0...pairs {
        let position = try #require(PerfectPlay.largestBoard[pairs: pairs, known: known])
        #expect(position.move == rule(pairs: pairs, known: known), "\(pairs) pairs, \(known) known")
        if known == pairs { #expect(position.lead == Double(pairs)) }
      }
    }
  }

  private func rule(pairs: Int, known: Int) -> PerfectPlay.Move {
    if known == 0 { return .twoNew }
    if (pairs, known) == (6, 1) || (pairs + known).isMultiple(of: 2) { return .newThenKnown }
    return 3 * known < 2 * (pairs + 1) ? .twoNew : .pass
  }

  @Test func `where passing is best the pairs left are shared by nobody`() {
    #expect(
      PerfectPlay.largestBoard[pairs: 5, known: 4]
        == PerfectPlay.Position(lead: 0, move: .pass, newCardMove: .twoNew))
  }

  @Test(arguments: [(0, 0), (-1, 0), (41, 0), (8, 9), (8, -1), (.max, .max), (.min, .min)])
  func `other positions are not in the table`(pairs: Int, known: Int) {
    #expect(PerfectPlay.largestBoard[pairs: pairs, known: known] == nil)
  }
}
