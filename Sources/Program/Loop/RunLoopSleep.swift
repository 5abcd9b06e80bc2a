#if !os(Linux) || PORTABLE
  import CPlatform
  import Foundation
  import Platform

  /// The loop's sleep on every system: a run loop drains the main queue, to which Dispatch adds ready descriptors.
  @MainActor
  struct LoopSleep {
    private var descriptors: Descriptors
    private let signalAlarm: Alarm
    private var inputAlarm: Alarm?

    init(input: Int32) {
      let signals = signal_descriptor()
      descriptors = Descriptors(input: input, signals: signals)
      (signalAlarm, inputAlarm) = (Alarm(on: signals), Alarm(on: input))
    }

    /// Sleeps for at most `milliseconds`, or without limit if that is negative; then drains the main queue.
    mutating func wait(milliseconds: Int32, wantsInput: Bool, watching _: MainLoop) -> Wakers {
      signalAlarm.set()
      if wantsInput { inputAlarm?.set() }
      let end =
        milliseconds < 0 ? .distantFuture : Date(timeIntervalSinceNow: Double(milliseconds) / 1000)
      _ = RunLoop.main.run(mode: .default, before: end)
      let wakers = descriptors.wait(milliseconds: 0, wantsInput: wantsInput).wakers
      if wakers.contains(.endOfInput) {
        inputAlarm?.stop()
        inputAlarm = nil
      }
      return wakers.isEmpty && Date.now < end ? .work : wakers
    }
  }

  extension MainLoop {
    /// Watches a descriptor by the main queue, which the run loop drains; see `DescriptorWatch`.
    func watch(
      _ descriptor: Int32, _ event: DescriptorEvent, _ perform: @escaping @MainActor () -> Void
    ) -> @MainActor () -> Void {
      dispatchWatch(descriptor, event, perform)
    }
  }

  /// Wakes the run loop when a descriptor can be read: once each time it is set, not again for the same bytes.
  @MainActor
  private final class Alarm {
    private let source: any DispatchSourceRead
    private var isSet = false

    init(on descriptor: Int32) {
      source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
      source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.ring() } }
    }

    func set() {
      guard !isSet else { return }
      isSet = true
      source.resume()
    }

    private func ring() {
      isSet = false
      source.suspend()
    }

    func stop() {
      source.cancel()
      set()
    }
  }
#endif
