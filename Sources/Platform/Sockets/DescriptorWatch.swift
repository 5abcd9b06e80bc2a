import Dispatch

public enum DescriptorEvent: Sendable { case readable, writable }

/// Calls `perform` on the main actor whenever the event has happened to a descriptor, until the function that it returns
/// is called.
public typealias DescriptorWatch =
  @MainActor (
    _ descriptor: Int32, _ event: DescriptorEvent, _ perform: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void

/// Watches by means of Dispatch, which on Linux then wakes the program once a second.
@MainActor
public func dispatchWatch(
  _ descriptor: Int32, _ event: DescriptorEvent, _ perform: @escaping @MainActor () -> Void
) -> @MainActor () -> Void {
  // The caller may close its own while Dispatch still looks at this one.
  let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
  guard copy >= 0 else { return {} }
  let source: any DispatchSourceProtocol =
    switch event {
    case .readable: DispatchSource.makeReadSource(fileDescriptor: copy, queue: .main)
    case .writable: DispatchSource.makeWriteSource(fileDescriptor: copy, queue: .main)
    }
  source.setEventHandler { MainActor.assumeIsolated { perform() } }
  source.setCancelHandler { closeDescriptor(copy) }
  source.activate()
  return { source.cancel() }
}

func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }
