import MemoryTunes
import Terminal

extension Screen {
  /// The help: every key of the screen below.
  static let help = Screen(
    view: .dialog(drawHelp), commands: { _ in helpCommands + [timeTravelCommand] },
    clicks: [.anywhere: close], otherKeys: goBack)
}

private let helpCommands = [
  Command(.turnPage, perform: turnPage), Command(.closeHelp, perform: goBack),
]

/// Turns to the next page; after the last comes the first.
@Sendable private func turnPage(_ situation: Command.Situation) -> AppAction? {
  switch situation.key.listDirection {
  case .down, .right: turnPage(by: 1, in: situation.state)
  case .up, .left: turnPage(by: -1, in: situation.state)
  default: nil
  }
}

/// How many pages there are depends on the size of the screen, so the number of the page is counted modulo
/// one that all likely numbers of pages divide.
private func turnPage(by step: Int, in state: AppState) -> AppAction {
  let modulus = 12
  return .routing(.selectButton((state.routing.selectedButton + step + modulus) % modulus))
}

private func drawHelp(state: AppState, on frame: inout Frame) {
  let theme = state.theme
  // Above the hint line.
  let room = Rectangle(x: 0, y: 0, width: frame.size.width, height: frame.size.height - 1)
  let table = HelpTable(
    helpLines(for: state.routing.previous, in: state), above: state.rules, in: room)
  let pages = table.pages
  let page = state.routing.selectedButton % pages.count
  let panel = Panel(table.place)
  panel.draw(titled: DialogWords.help(page: page, of: pages.count), theme: theme, on: &frame)
  table.draw(pages[page], theme: theme, on: &frame)
  for (row, line) in table.rules.enumerated() {
    frame.write(
      line, x: panel.inside.minX, y: panel.inside.maxY - table.rules.count + row,
      theme.quiet.on(theme.surface))
  }
  frame.addTarget(.anywhere, frame.bounds)
}

/// Keys and their meanings in two columns, on as many pages as they need.
private struct HelpTable {
  /// A command: its keys and its meaning, each in as many lines as they need.
  struct Entry {
    let keys: [String]
    let meaning: [String]

    var height: Int { max(keys.count, meaning.count) }
  }

  /// The box around it.
  let place: Rectangle
  /// The lines of the rules of the game below it; none if there is no room.
  let rules: [String]
  let pages: [[Entry]]

  private let inside: Rectangle
  /// The columns from the keys to the meanings.
  private let indent: Int

  /// Creates a table above the first of these sets of rules for which there is room.
  init(_ hints: [KeyHint], above rules: [[String]], in room: Rectangle) {
    let keysWidth = hints.map(\.keys.displayWidth).max() ?? 0
    let meaningWidth = hints.map(\.meaning.displayWidth).max() ?? 0
    let width = keysWidth + 2 + meaningWidth
    for rules in rules + [[]] where width + 6 <= room.size.width {
      let rulesWidth = rules.map(\.displayWidth).max() ?? 0
      let inner = min(max(42, width, rulesWidth), room.size.width - 6)
      let lines = rules.flatMap { $0.wrapped(to: inner) }
      let height = hints.count + 5 + max(1, lines.count)
      guard height <= room.size.height else { continue }
      place = room.centered(width: inner + 6, height: height)
      inside = Panel(place).inside
      indent = keysWidth + 2
      self.rules = lines
      pages = [hints.map { Entry(keys: [$0.keys], meaning: [$0.meaning]) }]
      return
    }
    // The title of the narrowest page is as wide as this.
    let inner = min(max(width, 30), room.size.width - 4)
    // Keys are read at a glance, meanings are sentences.
    let columnWidth = width <= inner ? keysWidth : min(keysWidth, inner * 2 / 5)
    indent = columnWidth + 2
    self.rules = []
    let entries = hints.map { hint in
      Entry(
        keys: hint.keys.wrapped(to: columnWidth),
        meaning: hint.meaning.wrapped(to: inner - columnWidth - 2))
    }
    pages = Self.pages(of: entries, height: room.size.height - 2)
    let height = pages.map { $0.map(\.height).reduce(0, +) }.max() ?? 0
    place = room.centered(width: inner + 4, height: height + 2)
    inside = place.inset(x: 2, y: 1)
  }

  private static func pages(of entries: [Entry], height: Int) -> [[Entry]] {
    var pages: [[Entry]] = [[]]
    var room = height
    for entry in entries {
      if entry.height > room, room < height {
        pages.append([])
        room = height
      }
      pages[pages.count - 1].append(entry)
      room -= entry.height
    }
    return pages
  }

  func draw(_ page: [Entry], theme: Theme, on frame: inout Frame) {
    var y = inside.minY
    for entry in page {
      for (x, lines, style) in [
        (inside.minX, entry.keys, theme.accent), (inside.minX + indent, entry.meaning, theme.text),
      ] {
        for (row, line) in lines.enumerated() {
          frame.write(line, x: x, y: y + row, style.on(theme.surface))
        }
      }
      y += entry.height
    }
  }
}

/// The keys of a destination, those that work everywhere, and those that work at times; where a key has
/// several meanings, the current one.
func helpLines(for destination: RoutingDestination, in state: AppState) -> [KeyHint] {
  let commands = destination.screen.commands(state)
  let offered = commands.filter { $0.isOffered(in: state) }
  return commands.filter { command in
    command.isOffered(in: state) || !offered.contains { $0.keys == command.keys }
  }.map(\.help) + [.control]
}
