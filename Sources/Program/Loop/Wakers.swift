import Platform

/// The reasons the loop woke; empty if only time has passed.
struct Wakers: OptionSet {
  let rawValue: Int

  static let input = Wakers(rawValue: 1)
  static let endOfInput = Wakers(rawValue: 2)
  static let signal = Wakers(rawValue: 4)
  static let work = Wakers(rawValue: 8)
}

/// The descriptors that can be read when the loop has something to do.
struct Descriptors {
  private let sources: [pollfd]
  private var hasInputEnded = false

  /// The main queue has a descriptor on some systems only.
  init(input: Int32, signals: Int32, mainQueue: Int32? = nil) {
    sources = [input, signals, mainQueue].compactMap(\.self).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
  }

  /// Waits until something happens to one, or to some of the others; without limit if the milliseconds are negative.
  mutating func wait(
    milliseconds: Int32, wantsInput: Bool = true, watching others: [pollfd] = []
  ) -> (wakers: Wakers, ready: [Bool]) {
    var all = sources + others
    // `poll` skips a negative one; otherwise every turn would report that input can be read, or has ended.
    if !wantsInput || hasInputEnded { all[0].fd = -1 }
    let hasAny = poll(&all, nfds_t(all.count), milliseconds) > 0
    let ready = all.map { hasAny && $0.revents != 0 }
    var wakers: Wakers = []
    for (isReady, waker) in zip(ready.prefix(sources.count), [.input, .signal, .work] as [Wakers])
    where isReady { wakers.insert(waker) }
    if wakers.contains(.input), hasEnded(all[0]) {
      hasInputEnded = true
      wakers.insert(.endOfInput)
    }
    return (wakers, Array(ready.dropFirst(sources.count)))
  }
}

/// Readable with nothing to read means that input has ended.
private func hasEnded(_ source: pollfd) -> Bool {
  var available: Int32 = 0
  return source.revents & Int16(POLLIN) == 0
    || ioctl(source.fd, bytesToRead, &available) != 0 || available == 0
}

#if canImport(Darwin)
  /// `FIONREAD`, a macro that Swift does not import.
  private let bytesToRead: UInt = 0x4004_667F
#else
  private let bytesToRead = UInt(FIONREAD)
#endif
