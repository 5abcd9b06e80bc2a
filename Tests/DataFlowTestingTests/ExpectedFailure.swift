import Synchronization
import Testing

/// Expects exactly one failure, containing the words; returns all that it says.
@MainActor @discardableResult
func expectFailure(_ words: String, _ body: () async throws -> Void) async rethrows -> String {
  let said = Mutex<[String]>([])
  try await withKnownIssue(isolation: MainActor.shared) {
    try await body()
  } matching: { issue in
    let words = issue.comments.map(\.rawValue) + [issue.error.map { "\($0)" } ?? ""]
    said.withLock { $0.append(words.joined(separator: "\n")) }
    return true
  }
  let texts = said.withLock(\.self)
  #expect(texts.count == 1)
  #expect(texts.first?.contains(words) == true, "\(texts)")
  return texts.first ?? ""
}
