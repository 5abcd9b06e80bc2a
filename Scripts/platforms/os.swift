// What DataFlow uses of Apple's module os, in its place.

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  public init(uncheckedState: State) {}
  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result {
    preconditionFailure()
  }
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result {
    preconditionFailure()
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  public init(initialState: State) {}
}
