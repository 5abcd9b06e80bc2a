import Synchronization
import Testing

/// Expects exactly one failure, containing the words.
@MainActor
func expectFailure(_ words: String, _ body: () async -> Void) async {
  let said = Mutex<[String]>([])
  await withKnownIssue(isolation: MainActor.shared) {
    await body()
  } matching: { issue in
    let words = issue.comments.map(\.rawValue) + [issue.error.map { "\($0)" } ?? ""]
    said.withLock { $0.append(words.joined(separator: "\n")) }
    return true
  }
  let texts = said.withLock(\.self)
  #expect(texts.count == 1)
  #expect(texts.first?.contains(words) == true, "\(texts)")
}
