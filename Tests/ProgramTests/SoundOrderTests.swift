import SoundLive
import TestSupport

@testable import MemoryTunes
@testable import Program

@Suite struct SoundOrderTests {
  private func orders(
    place: Phrase.Place? = nil, tune: Tune? = nil, sound: Sound? = nil
  ) -> [SoundOrder] {
    SoundEffect.play(Phrase(place: place, tune: tune, sound: sound, volume: 5)).orders(in: "Tunes")
  }

  private static let pair = SoundOrder.add(Clip(path: "Tunes/Sounds/pair.opus"), volume: 0.25)

  @Test func `a place and a tune are one voice, and the sound is over it`() {
    let place = Phrase.Place(ofCard: 1, on: .standard)
    let tune = Clip(path: "Tunes/Pop/fizz.opus")

    #expect(
      orders(place: place, tune: .bundled("pop/fizz"), sound: .pair)
        == [.speak([place.clip, tune], volume: 0.25), Self.pair])
    #expect(orders(place: place) == [.speak([place.clip], volume: 0.25)])
    #expect(orders(sound: .pair) == [Self.pair])
    #expect(SoundEffect.stop.orders(in: "Tunes") == [.stop])
  }

  @Test func `a cover without a track sounds as a flip, unless there is another sound`() {
    var track = Clip(path: "a.png", origin: .foreign)
    #expect(
      orders(tune: .own(artwork: "a.png"), sound: .pair)
        == [.speak([track], volume: 0.25), Self.pair])

    track.substitute = "Tunes/Sounds/flip.opus"
    #expect(orders(tune: .own(artwork: "a.png")) == [.speak([track], volume: 0.25)])
  }

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
