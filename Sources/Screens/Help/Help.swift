extension Screen {
  /// The help: every key of the screen below, then the terms of the game.
  static let help = Screen(
    draw: drawHelp, commands: { _ in helpCommands + [timeTravelCommand] },
    page: { Page(lines: ($0.rules.first ?? []) + PlainWords.introduction) },
    clicks: [.more: { _, state in turnPage(by: 1, in: state) }], otherKeys: goBack)
}

private let helpCommands = [
  Command(.turnPage, perform: turnPage), Command(.closeHelp, perform: goBack),
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

private func drawHelp(of state: AppState, in chrome: Chrome, on frame: inout Frame) {
  let theme = chrome.theme
  let table = HelpTable(
    helpLines(for: state.routing.previous, in: state), above: state.rules,
    terms: state.explainedTerms, in: chrome.aboveHints)
  let count = table.pages.count
  let number = (state.routing.selection ?? 0) % count
  let page = table.pages[number]
  let panel = Panel(table.place)
  panel.draw(
    titled: count == 1 ? tr("Help") : tr("Help \(number + 1)/\(count) · arrows turn pages"),
    theme: theme, on: &frame)
  var rest = table.inside
  for entry in page.entries {
    frame.write(entry.name, in: rest, theme.accent.on(theme.surface))
    frame.write(entry.meaning, in: rest.dropping(left: page.indent), theme.text.on(theme.surface))
    rest = rest.dropping(top: entry.height)
  }
  frame.write(page.rules, in: panel.inside.bottom(page.rules.count), theme.quiet.on(theme.surface))
  frame.addTarget(.back, frame.bounds)
  if count > 1 { frame.addTarget(.more(0), table.place.row(0)) }
}

/// Keys and their meanings in two columns, then terms and theirs, on as many pages as they need.
private struct HelpTable {
  /// The entries shown at once.
  struct Page {
    let entries: [Entry]
    /// The columns from the left column to the right one.
    let indent: Int
    /// The lines of the rules of the game below them; none if there is no room.
    var rules: [String] = []

    var height: Int { entries.map(\.height).reduce(0, +) }
  }

  /// A command or a term and its meaning, each in as many lines as they need.
  struct Entry {
    let name: [String]
    let meaning: [String]

    var height: Int { max(name.count, meaning.count) }
  }

  /// The box around it.
  let place: Rectangle
  let pages: [Page]
  let inside: Rectangle

  /// Creates a table above the first set of rules that fits.
  init(_ hints: [KeyHint], above rules: [[String]], terms: [KeyHint], in room: Rectangle) {
    let keysWidth = hints.map(\.keys.displayWidth).max() ?? 0
    let meaningWidth = hints.map(\.meaning.displayWidth).max() ?? 0
    let width = keysWidth + 2 + meaningWidth
    for rules in rules + [[]] where width + 6 <= room.width {
      let rulesWidth = rules.map(\.displayWidth).max() ?? 0
      let inner = min(max(42, width, rulesWidth), room.width - 6)
      let lines = rules.flatMap { $0.wrapped(to: inner) }
      let height = hints.count + 5 + max(1, lines.count)
      guard height <= room.height else { continue }
      let terms = Self.pages(of: terms, width: inner, height: room.height - 4)
      place = room.centered(
        width: inner + 6, height: max(height, 4 + (terms.map(\.height).max() ?? 0)))
      inside = Panel(place).inside
      var keys = Self.pages(of: hints, width: inner, height: hints.count)
      keys[0].rules = lines
      pages = keys + terms
      return
    }
    // The title of the narrowest page is as wide as this.
    let inner = min(max(width, 30), room.width - 4)
    let height = room.height - 2
    pages =
      Self.pages(of: hints, width: inner, height: height)
      + Self.pages(of: terms, width: inner, height: height)
    place = room.centered(width: inner + 4, height: 2 + (pages.map(\.height).max() ?? 0))
    inside = place.inset(x: 2, y: 1)
  }

  private static func pages(of hints: [KeyHint], width: Int, height: Int) -> [Page] {
    let namesWidth = hints.map(\.keys.displayWidth).max() ?? 0
    let isWide = namesWidth + 2 + (hints.map(\.meaning.displayWidth).max() ?? 0) <= width
    // Names are read at a glance, meanings are sentences.
    let columnWidth = isWide ? namesWidth : min(namesWidth, width * 2 / 5)
    var pages: [[Entry]] = []
    var room = 0
    for hint in hints {
      let entry = Entry(
        name: hint.keys.wrapped(to: columnWidth),
        meaning: hint.meaning.wrapped(to: width - columnWidth - 2))
      if pages.isEmpty || entry.height > room && room < height {
        pages.append([])
        room = height
      }
      pages[pages.count - 1].append(entry)
      room -= entry.height
    }
    return pages.map { Page(entries: $0, indent: columnWidth + 2) }
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
  let bindings = state.keyBindings
  let offered = commands.filter { $0.isOffered(state) }.map { $0.keys(in: bindings) }
  return commands.filter { command in
    let keys = command.keys(in: bindings)
    let hasLost = keys.isEmpty && !command.name.row.controls.isEmpty
    return !hasLost && (command.isOffered(state) || !offered.contains(keys))
  }.map { KeyHint($0.name.keysInHelp($0.keys(in: bindings)), $0.name.row.help.text) } + [.control]
}
