/// A line on which a test and running work hand values to each other, in order.
///
/// A task that is cancelled while it waits on the line hears the end of it.
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

/// Lets everything that can go on without us on the main actor go on.
@MainActor
func settle() async {
  for _ in 0..<100 { await Task.yield() }
}
