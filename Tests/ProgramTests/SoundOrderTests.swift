import MemoryTunes
import SoundLive
import Testing

@testable import Program

/// The orders to the sound thread for what the game plays.
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
    var track = Clip(path: "a.png", origin: .foreign, segment: .fromTheMiddle)
    #expect(
      orders(tune: .own(artwork: "a.png"), sound: .pair)
        == [.speak([track], volume: 0.25), Self.pair])

    track.substitute = "Tunes/Sounds/flip.opus"
    #expect(orders(tune: .own(artwork: "a.png")) == [.speak([track], volume: 0.25)])
  }
}
