import MemoryTunes
import SoundLive
import Testing

@testable import Program

@Suite struct PlaceToneTests {
  @Test(arguments: ["4x4", "10x8", "2x2", "2x8"])
  func `columns go from left to right, and higher rows sound higher`(size: String) throws {
    let grid = try #require(Grid(size))
    let clips = (0..<grid.cardCount).map { Phrase.Place(ofCard: $0, on: grid).clip }
    func tone(_ card: Int) -> Tone? {
      if case .tone(let tone) = clips[card].origin { tone } else { nil }
    }

    #expect(clips[0].pan == -1)
    #expect(clips[grid.columns - 1].pan == 1)
    for card in 0..<grid.cardCount - grid.columns {
      let (upper, lower) = (tone(card), tone(card + grid.columns))
      #expect(upper.map(\.frequency)! > lower.map(\.frequency)!)
      #expect(clips[card].pan == clips[card + grid.columns].pan)
    }
    for (card, next) in zip(clips, clips.dropFirst()) where next.pan != -1 {
      #expect(card.pan < next.pan)
    }
  }
}
