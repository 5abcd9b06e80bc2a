// What DataFlow uses of the module Synchronization, in its place: it is built on each system's C library.

public struct AtomicUpdateOrdering: Sendable {
  public static var relaxed: Self { Self() }
}

public struct Mutex<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
  public init(_: consuming sending Value) {}
  public borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    preconditionFailure()
  }
}

public struct Atomic<Value: Sendable>: ~Copyable, Sendable {
  public init(_: Value) {}
  public func load(ordering: AtomicUpdateOrdering) -> Value { preconditionFailure() }
}

extension Atomic where Value == UInt64 {
  @discardableResult
  public func wrappingAdd(
    _: UInt64, ordering: AtomicUpdateOrdering
  ) -> (oldValue: UInt64, newValue: UInt64) {
    (0, 0)
  }
}
