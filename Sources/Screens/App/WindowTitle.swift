import MemoryTunes

extension AppState {
  /// What the terminal's window is called: "MemoryTunes · Pop 5/8".
  var windowTitle: String {
    let name = "MemoryTunes"
    guard routing.base == .game else { return name }
    let category = "\(name) · \(game.request.category.label)"
    switch game.phase {
    case .empty, .loading, .failed: return category
    case .playing: return "\(category) \(game.shownPairCount)/\(game.covers.count)"
    case .finished: return "\(category) \(game.covers.count)/\(game.covers.count) · finished"
    }
  }
}
