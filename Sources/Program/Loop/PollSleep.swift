#if os(Linux) && !PORTABLE
  import CPlatform
  import Platform

  /// The loop's sleep on Linux: one `poll` for everything, the main queue included.
  @MainActor
  struct LoopSleep {
    private var descriptors: Descriptors

    init(input: Int32) {
      descriptors = Descriptors(
        input: input, signals: signal_descriptor(), mainQueue: main_queue_descriptor())
    }

    /// Sleeps for `milliseconds`, or for ever if negative; then drains the main queue and serves what the loop watches.
    mutating func wait(
      milliseconds: Int32, wantsInput: Bool = true, watching loop: MainLoop? = nil
    ) -> Wakers {
      let watches = loop?.watches.sorted { $0.key < $1.key } ?? []
      var (wakers, ready) = descriptors.wait(
        milliseconds: milliseconds, wantsInput: wantsInput, watching: watches.map(\.value.source))
      if wakers.contains(.work) { main_queue_drain() }
      for (watch, isReady) in zip(watches, ready) where isReady {
        wakers.insert(.work)
        // The work for another one may have ended this one.
        loop?.watches[watch.key]?.perform()
      }
      return wakers
    }
  }

  extension MainLoop {
    /// A descriptor, and what is done when it is ready.
    typealias Watch = (source: pollfd, perform: @MainActor () -> Void)

    /// Watches a descriptor in the sleep of the loop; see `DescriptorWatch`.
    func watch(
      _ descriptor: Int32, _ event: DescriptorEvent, _ perform: @escaping @MainActor () -> Void
    ) -> @MainActor () -> Void {
      nextWatch += 1
      let number = nextWatch
      let events = Int16(event == .readable ? POLLIN : POLLOUT)
      watches[number] = (pollfd(fd: descriptor, events: events, revents: 0), perform)
      return { [weak self] in self?.watches[number] = nil }
    }
  }
#endif
