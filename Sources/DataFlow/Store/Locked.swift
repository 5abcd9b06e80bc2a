#if canImport(Darwin)
  import os
#else
  import Synchronization
#endif

/// A value that any thread may use, one at a time.
package struct Locked<Value: Sendable>: ~Copyable, Sendable {
  #if canImport(Darwin)
    // Note: systems before macOS 15 and iOS 18 have no `Mutex`.
    private let lock: OSAllocatedUnfairLock<Value>
  #else
    private let lock: Mutex<Value>
  #endif

  package init(_ value: Value) {
    #if canImport(Darwin)
      lock = OSAllocatedUnfairLock(uncheckedState: value)
    #else
      lock = Mutex(value)
    #endif
  }

  package func withLock<Result: Sendable>(_ use: (inout Value) -> Result) -> Result {
    #if canImport(Darwin)
      lock.withLockUnchecked(use)
    #else
      lock.withLock { use(&$0) }
    #endif
  }
}

/// A number that any thread may read and raise.
@usableFromInline
struct SharedCount: ~Copyable, Sendable {
  // `raise` raises it by 1, and returns it.
  #if canImport(Darwin)
    private let count = OSAllocatedUnfairLock(initialState: UInt64(0))
    @usableFromInline var value: UInt64 { count.withLock { $0 } }

    func raise() -> UInt64 {
      count.withLock {
        $0 &+= 1
        return $0
      }
    }
  #else
    @usableFromInline let count = Atomic<UInt64>(0)
    @inlinable var value: UInt64 { count.load(ordering: .relaxed) }

    func raise() -> UInt64 { count.wrappingAdd(1, ordering: .relaxed).newValue }
  #endif
}
