/// An order to the sound thread; a volume is the factor of all amplitudes, from 0 to 1.
public enum SoundOrder: Equatable, Sendable {
  /// Plays clips one after the other, as the voice; it starts at once, while the previous one fades in 10 ms.
  case speak([Clip], volume: Double)
  /// Plays a clip over the voice and any others.
  case add(Clip, volume: Double)
  /// Lets the voice fall silent in ten milliseconds.
  case stop
  /// Changes the band's score, below the voice; nil lets it fall silent.
  case band(BandScore?)
  /// Somebody is listening, so the band goes on.
  case listen
}

/// The orders that the sound thread has not yet taken; however long it is stuck, they stay few.
struct SoundInbox {
  /// The most sounds above the voice that may wait.
  static let soundLimit = 8
  /// The time the thread may work on something before it counts as stuck.
  static let patience = Duration.seconds(1)

  private(set) var orders: [SoundOrder] = []
  /// The time the thread began its current work; nil while it sleeps.
  private var busySince: Duration?
  /// The thread was found stuck since it last slept.
  private(set) var isStuck = false
  private(set) var isClosed = false
  var hasThread = false

  /// Adds an order, or drops it if the thread is stuck; returns whether that was just discovered.
  mutating func add(_ order: SoundOrder, at now: Duration) -> Bool {
    guard !isClosed else { return false }
    if let busySince, now - busySince > Self.patience {
      // Old orders are unwanted when the thread is free again, except the band's.
      orders.removeAll { $0.kind != .band }
      if order.kind == .band { orders = [order] }
      defer { isStuck = true }
      return !isStuck
    }
    switch order.kind {
    case .voice, .band, .listening: orders.removeAll { $0.kind == order.kind }
    case .sound: if orders.count(where: { $0.kind == .sound }) >= Self.soundLimit { return false }
    }
    orders.append(order)
    return false
  }

  /// Takes all orders for the thread, which is busy from now on.
  mutating func take(at now: Duration) -> [SoundOrder] {
    defer { orders = [] }
    busySince = now
    return orders
  }

  /// Notes that the thread is about to sleep; returns true if it was stuck.
  mutating func rest() -> Bool {
    defer { isStuck = false }
    busySince = nil
    return isStuck
  }

  mutating func close() {
    isClosed = true
    orders = []
  }
}

extension SoundOrder {
  fileprivate enum Kind { case voice, sound, band, listening }

  fileprivate var kind: Kind {
    switch self {
    case .speak, .stop: .voice
    case .add: .sound
    case .band: .band
    case .listen: .listening
    }
  }
}
