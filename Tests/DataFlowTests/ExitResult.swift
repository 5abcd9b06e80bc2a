import Testing

extension ExitTest.Result? {
  func says(_ words: String) -> Bool {
    String(decoding: self?.standardErrorContent ?? [], as: UTF8.self).contains(words)
  }
}
