import Basics
import Testing

@Suite struct SeededGeneratorTests {
  @Test func `the bits are SplitMix64's`() {
    var generator = SeededGenerator(seed: 1_234_567)

    let bits = (0..<5).map { _ in generator.next() }

    #expect(
      bits == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test func `numbers are below their bound, and none is favoured`() {
    var (small, large) = (SeededGenerator(seed: 1_234_567), SeededGenerator(seed: 1_234_567))
    let bound = 1 << 62 + 1

    #expect((0..<12).map { _ in small.number(below: 6) } == [3, 1, 3, 1, 5, 0, 3, 1, 0, 2, 2, 0])
    // The seed's fifth draw is above three times the bound, so the sixth takes its place.
    #expect(
      (0..<5).map { _ in large.number(below: bound) } == [
        6_457_827_717_110_365_317 % bound, 3_203_168_211_198_807_973, 594_119_895_343_594_613,
        4_593_380_528_125_082_431, 7_804_594_928_223_864_054 % bound,
      ])
  }

  @Test func `a seed gives one order, one element or none has but one`() {
    var generator = SeededGenerator(seed: 1_234_567)
    var other = SeededGenerator(seed: 42)
    var third = SeededGenerator(seed: 0)

    #expect(Array(0..<10).shuffled(by: &generator) == [2, 0, 6, 1, 4, 5, 3, 8, 9, 7])
    #expect(Array("ABCDEFGH").shuffled(by: &other) == Array("DBGCEAHF"))

    #expect([7].shuffled(by: &third) == [7])
    #expect([Int]().shuffled(by: &third).isEmpty)
    #expect(third.next() == 0xE220_A839_7B1D_CDAF)
  }
}
