#if os(Linux) && !PORTABLE
  import CPlatform

  /// The loop's sleep on Linux: one `poll` for everything, the main queue included.
  @MainActor
  struct LoopSleep {
    private var descriptors: Descriptors

    init(input: Int32) {
      descriptors = Descriptors(
        input: input, signals: signal_descriptor(), mainQueue: main_queue_descriptor())
    }

    /// Sleeps for at most `milliseconds`, or without limit if that is negative; then drains the main
    /// queue.
    mutating func wait(milliseconds: Int32, wantsInput: Bool = true) -> Wakers {
      let wakers = descriptors.wait(milliseconds: milliseconds, wantsInput: wantsInput)
      if wakers.contains(.work) { main_queue_drain() }
      return wakers
    }
  }
#endif
