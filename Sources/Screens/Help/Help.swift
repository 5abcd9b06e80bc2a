extension Screen {
  /// The help: every key of the screen below, then the terms of the game.
  static let help = Screen(
    draw: drawHelp, commands: { _ in helpCommands + [timeTravelCommand] },
    page: { Page(lines: ($0.rules.first ?? []) + PlainWords.introduction) },
    clicks: [.more: { _, state in turnPage(by: 1, in: state) }],
    otherKeys: { turnPage($0) ?? goBack($0) })
}

private let helpCommands = [
  Command(.turnPage, controls: .arrows, if: { $0.mode == .drawn }, perform: turnPage), backCommand,
]

/// Turns to the next page, after the last to the first.
@Sendable private func turnPage(_ situation: Command.Situation) -> AppAction? {
  switch situation.key.direction {
  case .down, .right: turnPage(by: 1, in: situation.state)
  case .up, .left: turnPage(by: -1, in: situation.state)
  default: nil
  }
}

/// The number of pages depends on the screen's size: the counter wraps at a multiple of all likely numbers.
private func turnPage(by step: Int, in state: AppState) -> AppAction {
  let modulus = RoutingState.selectionLimit
  return .routing(.select(((state.routing.selection ?? 0) + step + modulus) % modulus))
}

/// Draws a page of the keys and their meanings, with the rules of the game if they fit, or of the terms.
private func drawHelp(of state: AppState, in chrome: Chrome, on frame: inout Frame) {
  let (theme, room) = (chrome.theme, chrome.aboveHints)
  let hints = helpLines(for: state.routing.previous, in: state)
  let padding = room.height < 30 || room.width < 60 ? Size(width: 2, height: 1) : panelPadding
  let space = room.inset(x: padding.width, y: padding.height).size
  // The title of a narrower one would be cut.
  let width = min(max(42, columnWidths(of: hints).reduce(2, +)), space.width)
  let size = Size(width: width, height: space.height)
  var keys = pages(of: hints, in: size, theme: theme)
  let rules = state.rules.map { [""] + $0.flatMap { $0.wrapped(to: width) } }
  if keys.count == 1, let rules = rules.first(where: { keys[0].count + $0.count <= space.height }) {
    keys[0] += rules.map { [($0, theme.quiet)] }
  }
  let all = keys + pages(of: state.explainedTerms, in: size, theme: theme)
  let number = (state.routing.selection ?? 0) % all.count
  let place = room.centered(
    width: width + 2 * padding.width,
    height: (all.map(\.count).max() ?? 0) + 2 * padding.height)
  drawBox(
    place,
    titled: all.count == 1 ? tr("Help") : tr("Help \(number + 1)/\(all.count) · arrows turn pages"),
    theme: theme, on: &frame)
  let inside = place.inset(x: padding.width, y: padding.height)
  for (row, pieces) in all[number].enumerated() {
    frame.write(pieces: pieces.map { ($0, $1.on(theme.surface)) }, in: inside.row(row))
  }
  frame.addTarget(.back, frame.bounds)
  if all.count > 1 { frame.addTarget(.more(0), place.row(0)) }
}

/// The columns that the names and the meanings need.
private func columnWidths(of hints: [KeyHint]) -> [Int] {
  [hints.map(\.keys), hints.map(\.meaning)].map { $0.map(\.displayWidth).max() ?? 0 }
}

/// Keys and their meanings in two columns, or terms and theirs, in pages of rows; an entry is on one of them.
private func pages(of hints: [KeyHint], in size: Size, theme: Theme) -> [[[(String, Style)]]] {
  let widths = columnWidths(of: hints)
  // Names are read at a glance, meanings are sentences.
  let column = widths.reduce(2, +) <= size.width ? widths[0] : min(widths[0], size.width * 2 / 5)
  return hints.reduce(into: []) { pages, hint in
    let names = hint.keys.wrapped(to: column)
    let meanings = hint.meaning.wrapped(to: size.width - column - 2)
    let rows = (0..<max(names.count, meanings.count)).map { row in
      let name = (row < names.count ? names[row] : "").padded(to: column + 1)
      return [(name, theme.accent), (row < meanings.count ? meanings[row] : "", theme.text)]
    }
    if pages.last.map({ $0.count + rows.count > size.height }) ?? true { pages.append([]) }
    pages[pages.count - 1] += rows
  }
}

/// The keys of a destination, also those that work at times; one with several meanings has its current one.
func helpLines(for destination: RoutingDestination, in state: AppState) -> [KeyHint] {
  let isShared = destination == .game && state.game.isShared
  // Not offered on a shared board, and those offered only to players.
  let others: [CommandName] =
    [.hint, .pause, .timeTravel, .newGame]
    + (state.game.isSpectated ? [.moveCursor, .findHidden, .flip, .hear, .look, .skip] : [])
  let commands = destination.screen.commands(state).filter {
    !isShared || !others.contains($0.name)
  }
  let bindings = state.keyBindings(on: destination)
  // Of several with the same keys, the first that is offered, or else the first.
  let offered = commands.filter { $0.isOffered(state) }
  let listed = commands.filter { command in
    let keys = command.keys(in: bindings)
    let earlier = commands.prefix { $0.name != command.name }
    return command.isOffered(state)
      || !(offered + earlier).contains { $0.keys(in: bindings) == keys }
  }
  return listed.compactMap { $0.help(in: bindings) } + [.control]
}
