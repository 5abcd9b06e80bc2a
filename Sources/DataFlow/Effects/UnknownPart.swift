/// Stops debug builds at work of a part that the store's reducer does not know: it would not end with it.
func reportUnknownPart(of work: (some Any)?) {
  #if DEBUG
    Mistakes.report(
      """
      \(work.map { "\($0)" } ?? "A pause") belongs to a part that the store's reducer does not know: \
      call reducers that have such parts in `wrapped(by:)`.
      """)
  #endif
}
