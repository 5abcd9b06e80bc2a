import CPseudoTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A moment on the monotonic clock, in nanoseconds.
public typealias Moment = UInt64

/// The current moment.
public func now() -> Moment { pseudo_terminal_time() }

extension Moment {
  /// The moment `milliseconds` from now.
  public static func inMilliseconds(_ milliseconds: Int) -> Moment {
    now() + UInt64(milliseconds) * 1_000_000
  }
}

/// Sleeps for a while; the output of programs stays unread.
public func rest(milliseconds: Int) {
  let end = Moment.inMilliseconds(milliseconds)
  while now() < end { _ = poll(nil, 0, Int32((end - now() + 999_999) / 1_000_000)) }
}
