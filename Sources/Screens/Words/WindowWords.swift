public let programName = "MemoryTunes"

extension AppState {
  /// The title of the terminal's window: "MemoryTunes · Pop 5/8 · pop-4x4-7k3q"; a duel's says so.
  var windowTitle: String {
    guard routing.base == .game else { return programName }
    let parts = [programName, game.duelLabel, game.request.category.label].compactMap(\.self)
    let category = parts.joined(separator: " · ")
    guard game.isUnderWay || game.isFinished else { return category }
    let code = game.code.map { " · \($0)" } ?? ""
    return "\(category) \(game.shownPairCount)/\(game.covers.count)\(code)"
  }
}
