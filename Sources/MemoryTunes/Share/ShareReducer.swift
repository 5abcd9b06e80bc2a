import DataFlow

/// Keeps whether the text has been copied.
func shareReducer(state: inout ShareState, action: ShareAction) -> Outcome<ShareEffect> {
  switch action {
  case .copied(let isCopied):
    state.isCopied = isCopied
    return .handled()
  }
}

extension Reason {
  public static let nothingIsShared: Self = "no text is on the screen"
}
