/// A reply while covers are fetched; the last one is `covers` or `failed`.
public enum FetchReply: Equatable, Codable, Sendable {
  case progress(CoverProgress)
  case covers([Cover])
  case failed(FetchFailure)

  /// Has valid numbers in reply to an order for `count` covers.
  func isPossible(for count: Int) -> Bool {
    switch self {
    case .progress(.fetching(let done, let total)): done >= 0 && done <= total && total <= count
    case .covers(let covers): covers.count <= count
    case .progress(.searching), .failed: true
    }
  }
}
