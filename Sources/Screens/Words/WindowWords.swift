/// The window's title, and sentences about the window.
public enum WindowWords {
  public static var name: String { "MemoryTunes" }
  static var replay: String { "\(name) · \(tr("replay", in: "window title"))" }
  static var tooSmall: String { tr("Too small") }
  /// Below the sizes, in two lines of about 20 columns.
  static var advice: [String] {
    tr("Enlarge the window,\nor quit with Ctrl-C.").split(separator: "\n").map(String.init)
  }

  /// The size of a window that is too small, in columns and lines: "20×8 now".
  static func now(_ size: Size) -> String { tr("\(size.width)×\(size.height) now") }

  /// The size that it should have: "40×12 needed".
  static func needed(_ size: Size) -> String { tr("\(size.width)×\(size.height) needed") }
}

extension AppState {
  /// The title of the terminal's window: "MemoryTunes · Pop 5/8 · pop-4x4-7k3q"; a duel's says so.
  var windowTitle: String {
    let name = WindowWords.name
    guard routing.base == .game else { return name }
    let parts = [name, game.duelLabel, game.request.category.label].compactMap(\.self)
    let category = parts.joined(separator: " · ")
    let code = game.code.map { " · \($0)" } ?? ""
    switch game.phase {
    case .empty, .loading, .failed: return category
    case .playing, .finished:
      return "\(category) \(game.shownPairCount)/\(game.covers.count)\(code)"
    }
  }
}
