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

  private static let pair = SoundOrder.add(
    .bundled(path: "Tunes/Sounds/pair.opus"), volume: 0.25)

  @Test func `a place and a tune are one voice, and the sound is over it`() {
    let place = Phrase.Place(ofCard: 1, on: .standard)
    let tune = Clip.bundled(path: "Tunes/Pop/fizz.opus")

    #expect(
      orders(place: place, tune: .bundled("pop/fizz"), sound: .pair)
        == [.speak([.tone(place.tone), tune], volume: 0.25), Self.pair])
    #expect(orders(place: place) == [.speak([.tone(place.tone)], volume: 0.25)])
    #expect(orders(sound: .pair) == [Self.pair])
    #expect(SoundEffect.stop.orders(in: "Tunes") == [.stop])
  }

  @Test func `a cover without a track sounds as a flip, unless there is another sound`() {
    #expect(
      orders(tune: .own(artwork: "a.png"), sound: .pair)
        == [.speak([.foreign(path: "a.png", substitute: nil)], volume: 0.25), Self.pair])
    #expect(
      orders(tune: .own(artwork: "a.png")) == [
        .speak([.foreign(path: "a.png", substitute: "Tunes/Sounds/flip.opus")], volume: 0.25)
      ])
  }

  @Test(arguments: ["4x4", "10x8", "2x2", "2x8"])
  func `columns go from left to right, and higher rows sound higher`(size: String) throws {
    let grid = try #require(Grid(size))
    let tones = (0..<grid.cardCount).map { Phrase.Place(ofCard: $0, on: grid).tone }

    #expect(tones[0].pan == -1)
    #expect(tones[grid.columns - 1].pan == 1)
    for (upper, lower) in zip(tones, tones.dropFirst(grid.columns)) {
      #expect(upper.frequency > lower.frequency)
      #expect(upper.pan == lower.pan)
    }
    for (card, next) in zip(tones, tones.dropFirst()) where next.pan != -1 {
      #expect(card.pan < next.pan)
    }
  }
}
