import Testing

@testable import SoundLive

@Suite struct SoundInboxTests {
  private var inbox = SoundInbox()

  @Test mutating func `orders are taken in their order, a newer voice in place of an older`() {
    for order in [SoundOrder.speak("a"), .add("flip"), .stop, .speak("b"), .add("pair")] {
      let isNewlyStuck = inbox.add(order, at: .zero)
      #expect(!isNewlyStuck)
    }

    let taken = [inbox.take(at: .zero), inbox.take(at: .zero)]
    #expect(taken == [[.add("flip"), .speak("b"), .add("pair")], []])
  }

  @Test mutating func `no more than eight sounds wait`() {
    for number in 0..<100 { _ = inbox.add(.add("\(number)"), at: .zero) }

    let taken = inbox.take(at: .zero)
    #expect(taken == (0..<8).map { .add("\($0)") })
  }

  @Test
  mutating func
    `orders to a thread that is busy for more than a second are dropped, which is told once`()
  {
    _ = inbox.take(at: .zero)

    let tellings = [1000, 1001, 2000].map { inbox.add(.speak("a"), at: .milliseconds($0)) }
    #expect(tellings == [false, true, false])
    let wasStuck = [inbox.rest(), inbox.rest()]
    #expect(wasStuck == [true, false])
    #expect(inbox.orders == [])

    let isNewlyStuck = inbox.add(.speak("b"), at: .seconds(9))
    #expect(!isNewlyStuck && inbox.orders == [.speak("b")])
  }

  @Test mutating func `what the band plays is never dropped, and only the last of it is kept`() {
    let score = BandScore(piece: "pop", parts: [], volume: 1)
    _ = inbox.take(at: .zero)
    for order in [SoundOrder.band(score), .listen, .add("flip"), .listen, .band(nil)] {
      _ = inbox.add(order, at: .zero)
    }
    #expect(inbox.orders == [.listen, .add("flip"), .band(nil)])

    // From now on the thread is stuck.
    _ = inbox.add(.speak("a"), at: .seconds(2))
    #expect(inbox.orders == [.band(nil)])
    _ = inbox.add(.band(score), at: .seconds(2))
    _ = inbox.add(.listen, at: .seconds(2))
    #expect(inbox.orders == [.band(score)])
  }

  @Test mutating func `a closed inbox takes nothing`() {
    _ = inbox.add(.speak("a"), at: .zero)
    inbox.close()

    let isNewlyStuck = inbox.add(.speak("b"), at: .zero)
    #expect(!isNewlyStuck && inbox.isClosed && inbox.orders == [])
  }
}
