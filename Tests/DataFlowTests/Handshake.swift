/// A channel on which a test and running work exchange values, in order.
///
/// A task that is cancelled while it waits receives nil.
struct Handshake<Value: Sendable>: Sendable {
  let values: AsyncStream<Value>
  private let continuation: AsyncStream<Value>.Continuation

  init() {
    (values, continuation) = AsyncStream.makeStream()
  }

  func give(_ value: Value) {
    continuation.yield(value)
  }

  func take() async -> Value? {
    for await value in values { return value }
    return nil
  }
}

/// Lets everything that is ready on the main actor run.
@MainActor
func settle() async {
  for _ in 0..<100 { await Task.yield() }
}
