/// A screen, or a dialog over one: how it looks, and what keys and clicks do there.
struct Screen: Sendable {
  /// Draws it on the blank frame, or a dialog over the screen below; nil for time travel, which stands beside it.
  var draw: (@Sendable (AppState, Chrome, inout Frame) -> Void)? = drawPage
  /// The commands, in the order of lookup and display.
  var commands: @Sendable (AppState) -> [Command] = { _ in
    listCommands + [backCommand] + commonCommands
  }
  /// Its texts and choices; nil if they are not in the state.
  var page: @Sendable (AppState) -> Page? = { _ in nil }
  /// The actions for clicks outside its page's items, by kind; they receive the target's number.
  var clicks: [Target.Kind: @Sendable (Int, AppState) -> AppAction?] = [:]
  /// The action that types a character or pasted text; nil where characters are commands.
  var type: @Sendable (String, AppState) -> AppAction? = { _, _ in nil }
  /// The action for keys without a command.
  var otherKeys: @Sendable (Command.Situation) -> AppAction? = { _ in nil }
}

extension RoutingDestination {
  var screen: Screen {
    switch self {
    case .menu: .menu
    case .newGame: .newGame
    case .people: .people
    case .person: .person
    case .categories: .categories
    case .settings, .accessibility, .terminal: .settings
    case .sources: .sources
    case .keys: .keys
    case .game: .game
    case .finished: .finished
    case .ceremony: .ceremony
    case .figures: .figures
    case .share: .share
    case .help: .help
    case .paused: .paused
    case .records: .records
    case .review: .review
    case .practice: .practice
    case .confirmation: .confirmation
    case .hint: .hint
    case .timeTravel: .timeTravel
    case .deletion: .deletion
    case .prompt: .prompt
    case .together: .together
    case .info: .info
    case .inspector: .inspector
    }
  }
}
