import Testing

extension ExitTest.Result? {
  /// Whether the process has written the words to standard error.
  func says(_ words: String) -> Bool {
    String(decoding: self?.standardErrorContent ?? [], as: UTF8.self).contains(words)
  }
}
