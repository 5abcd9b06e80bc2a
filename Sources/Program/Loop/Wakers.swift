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
  private var sources: [pollfd]
  /// Others that wake the loop, and after ``wait(milliseconds:wantsInput:)`` what has happened to them.
  var watched: [pollfd] = []
  /// Nil once input has ended.
  private var input: Int32?

  /// The main queue has a descriptor on some systems only.
  init(input: Int32, signals: Int32, mainQueue: Int32? = nil) {
    self.input = input
    sources = ([input, signals] + (mainQueue.map { [$0] } ?? [])).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
  }

  /// Waits until one can be read; without limit if the milliseconds are negative.
  mutating func wait(milliseconds: Int32, wantsInput: Bool = true) -> Wakers {
    // `poll` skips a negative one; otherwise every turn would report that input can be read, or has ended.
    sources[0].fd = wantsInput ? input ?? -1 : -1
    var all = sources + watched
    let count = poll(&all, nfds_t(all.count), milliseconds)
    (sources, watched) = (Array(all.prefix(sources.count)), Array(all.dropFirst(sources.count)))
    guard count > 0 else {
      for index in watched.indices { watched[index].revents = 0 }
      return []
    }
    var wakers: Wakers = []
    for (source, waker) in zip(sources, [.input, .signal, .work] as [Wakers])
    where source.revents != 0 { wakers.insert(waker) }
    if wakers.contains(.input), hasEnded(sources[0]) {
      input = nil
      wakers.insert(.endOfInput)
    }
    return wakers
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
