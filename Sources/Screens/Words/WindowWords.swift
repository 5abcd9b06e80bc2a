/// The window's title, and sentences about the window.
public enum WindowWords {
  public static var name: String { "MemoryTunes" }
}

extension AppState {
  /// The title of the terminal's window: "MemoryTunes · Pop 5/8 · pop-4x4-7k3q"; a duel's says so.
  var windowTitle: String {
    let name = WindowWords.name
    guard routing.base == .game else { return name }
    let parts = [name, game.duelLabel, game.request.category.label].compactMap(\.self)
    let category = parts.joined(separator: " · ")
    guard game.isUnderWay || game.isFinished else { return category }
    let code = game.code.map { " · \($0)" } ?? ""
    return "\(category) \(game.shownPairCount)/\(game.covers.count)\(code)"
  }
}
