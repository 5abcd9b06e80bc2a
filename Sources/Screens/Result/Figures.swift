let figuresCommand = Command(
  .figures, if: { !$0.isWordless && !$0.details.isEmpty }, action: .routing(.go(.figures)))

extension AppState {
  var details: [String] {
    guard routing.base != .records else { return records.records?.details ?? [] }
    let isTold = mode == .told && !isWordless
    let untold = isTold ? ResultWords(of: self, theme: theme).sentences(about: game).more : []
    return untold + resultDetails
  }
}
