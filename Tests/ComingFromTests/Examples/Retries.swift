import DataFlow

/// Something that is requested until it arrives.
struct Retries: Equatable {
  var failures = 0
  var result: String?
}

enum RetryAction: Equatable {
  case fetch
  case failed
  case fetched(String)
}

func retryReducer(state: inout Retries, action: RetryAction) -> Outcome<String> {
  switch action {
  case .fetch:
    return .handled(.run("fetch"))
  case .failed:
    state.failures += 1
    return .handled(.run("fetch"))
  case .fetched(let result):
    state.result = result
    return .handled()
  }
}

extension Performer<RetryAction, String> {
  private struct Failure: Error {}

  /// Fails a number of times, then works.
  static func failing(times: Int) -> Self {
    var failuresLeft = times
    return Self { _, send in
      failuresLeft -= 1
      if failuresLeft >= 0 { throw Failure() }
      send(.fetched("Blue"))
    } recover: { _, _ in
      .failed
    }
  }
}
