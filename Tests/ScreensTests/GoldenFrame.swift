import Foundation
import Testing

@testable import Screens

/// The part of a screen that has a golden file of its own.
///
/// Header and hints are in tables, at the sizes at which there is little room.
enum GoldenPart {
  case whole
  /// Everything but header and hints.
  case body
  /// The board; the panel beside it, or the line below it, is in a table, and nothing else is there.
  case board
  /// What is not as on the screen of this state, which is in other goldens: a dialog over it, as a rule.
  case difference(from: AppState)
}

/// Compares a part of a screen, its header and its hints with what was recorded, and that of a large or a small
/// screen where it is laid out in another way; checks each as the function below does.
func expectScreen(
  _ name: String, _ part: GoldenPart = .body, large: GoldenPart? = nil, small: GoldenPart? = nil,
  of state: AppState, history: AppHistory = .empty,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  for (size, part) in zip(sizes, [part, large, small]) {
    try expectScreen(
      name, part, of: state, history: history, in: size, sourceLocation: sourceLocation)
  }
}

/// The same at one size, without a part only header and hints; checks that all can be read in every theme, and
/// at 80×24 that nothing lies over something else at any size.
func expectScreen(
  _ name: String, _ part: GoldenPart?, of state: AppState, history: AppHistory = .empty,
  in size: Size, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  if size == sizes[0] {
    for check in [expectNoOverlaps, expectRoom] {
      check(name, sourceLocation) { appView(state: state, history: history, in: $0) }
    }
  }
  for appearance in Appearance.all {
    expectLegible(
      appView(state: state.wearing(appearance), history: history, in: size),
      "\(name)-\(size.width)x\(size.height)", at: state.routing.destination, as: appearance,
      sourceLocation: sourceLocation)
  }
  let screen = GoldenScreen(
    name: name, frame: appView(state: state, history: history, in: size),
    isPane: state.routing.destination == .inspector, sourceLocation: sourceLocation)
  switch part {
  case .whole: return try screen.expectWhole()
  case .body: try screen.expectBody()
  case .board: try screen.expectBoard(of: state)
  case .difference(let other):
    try screen.expectDifference(from: appView(state: other, history: history, in: size))
  case nil: break
  }
  try screen.expectEdges()
}

/// A screen that is compared part by part with what was recorded in `Golden/`.
struct GoldenScreen {
  let name: String
  let frame: Frame
  let sourceLocation: SourceLocation
  private let header: Rectangle
  private let hints: Rectangle

  /// The hints of a pane are in the last row.
  init(name: String, frame: Frame, isPane: Bool, sourceLocation: SourceLocation = #_sourceLocation)
  {
    (self.name, self.frame, self.sourceLocation) = (name, frame, sourceLocation)
    let chrome = Chrome(in: frame.size, theme: .dark)
    header = frame.bounds.row(chrome.headerRow)
    hints = frame.bounds.row(isPane ? frame.size.height - 1 : chrome.hintRow)
  }

  /// Compares header and hints of a screen that has little room for them, as far as there are any.
  func expectEdges() throws {
    guard minimumSize.width...80 ~= frame.size.width else { return }
    for (table, row) in [("headers", header), ("hints", hints)]
    where row.points.contains(where: { !isBlank($0) }) {
      try expect(Drawing(of: frame, in: row).lines, "\(table)-\(frame.size.width)", section: name)
    }
  }

  func expectWhole() throws { try expectFile(frame.bounds) }

  func expectBody() throws { try expectFile(extent { !isBlank($0) }) }

  func expectBoard(of state: AppState) throws {
    let layout = boardLayout(of: state, in: Chrome(in: frame.size, theme: .dark))
    guard let layout, let panel = layout.panel ?? layout.caption else { return try expectBody() }
    let rest = inner.filter {
      !isBlank($0) && !layout.board.contains($0) && !panel.contains($0)
    }
    #expect(rest.isEmpty, "\(name) is more than board and panel", sourceLocation: sourceLocation)
    try expectFile(layout.board)
    try expect(Drawing(of: frame, in: panel).text, "panels-\(size)", section: name)
  }

  func expectDifference(from other: Frame) throws {
    try expectFile(extent { frame.look(at: $0) != other.look(at: $0) })
  }

  private var size: String { "\(frame.size.width)x\(frame.size.height)" }

  /// The cells that are neither header nor hints.
  private var inner: [Point] {
    frame.bounds.points.filter { !header.contains($0) && !hints.contains($0) }
  }

  private func isBlank(_ point: Point) -> Bool {
    guard let cell = frame[point] else { return true }
    return cell.glyph == .scalar(" ") && cell.style.background == frame.style.background
      && !cell.style.attributes.contains(.reverse)
  }

  /// The smallest rectangle with all these cells between header and hints.
  private func extent(of isIncluded: (Point) -> Bool) -> Rectangle {
    let points = inner.filter(isIncluded)
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return Rectangle(x: 0, y: 0, width: 0, height: 0) }
    return Rectangle(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// Compares a part with its file; there is none for nothing.
  private func expectFile(_ area: Rectangle) throws {
    guard area.size.height > 0 else { return }
    try expect(Drawing(of: frame, in: area).text, "\(name)-\(size)")
  }

  private func expect(_ text: String, _ file: String, section: String? = nil) throws {
    try expectGolden(text, file, section: section, of: name, sourceLocation: sourceLocation)
  }
}

/// Compares a text with a file, or with the section of one under a title.
///
/// `RECORD=1 swift test --filter ScreensTests` records all of them again, and fails, so that a recording run
/// cannot be mistaken for a passing test.
func expectGolden(
  _ text: String, _ file: String, section: String? = nil, of name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = goldenFolder.appending(path: "\(file).txt")
  if ProcessInfo.processInfo.environment["RECORD"] != nil {
    try recording.withLock {
      _ = removedGoldens
      try (section.map { goldenTable(goldenSections(of: file).merging([$0: text]) { $1 }) } ?? text)
        .write(to: file, atomically: true, encoding: .utf8)
    }
    Issue.record("recorded \(name)", sourceLocation: sourceLocation)
    return
  }
  let recorded =
    section.map { goldenSections(of: file)[$0] } ?? (try? String(contentsOf: file, encoding: .utf8))
  #expect(
    text == recorded ?? "nothing recorded",
    "\(name) looks different from \(file.lastPathComponent):\n\(text)",
    sourceLocation: sourceLocation)
}

let goldenFolder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")

/// The parts of a table by their titles; empty if there is no such table.
func goldenSections(of file: URL) -> [String: String] {
  guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [:] }
  let sections = ("\n" + text).split(separator: "\n# ").flatMap { section in
    let (titles, rest) = (section.prefix { $0 != "\n" }, section.drop { $0 != "\n" }.dropFirst())
    let text = rest.last == "\n" ? String(rest) : rest + "\n"
    return titles.split(separator: ", ").map { (String($0), text) }
  }
  return Dictionary(sections) { $1 }
}

/// A table with the titles of equal parts above one of them.
private func goldenTable(_ sections: [String: String]) -> String {
  let titles = Dictionary(grouping: sections.keys.sorted()) { sections[$0] ?? "" }
  return titles.map { "# \($1.joined(separator: ", "))\n\($0)" }.sorted().joined()
}

private let recording = NSLock()

/// What was recorded before, removed once: what nothing shows any more does not stay.
private let removedGoldens: Void = {
  let files = try? FileManager.default.contentsOfDirectory(
    at: goldenFolder, includingPropertiesForKeys: nil)
  for file in files ?? [] { try? FileManager.default.removeItem(at: file) }
}()

extension Frame {
  /// What a cell shows, wherever it is drawn.
  fileprivate struct Look: Equatable {
    let character: Character?
    let picture: Picture?
    let style: Style
  }

  fileprivate func look(at point: Point) -> Look? {
    self[point].map { cell in
      var picture: Picture?
      if case .picture(let number) = cell.glyph { picture = pictures[number] }
      return Look(character: character(of: cell.glyph), picture: picture, style: cell.style)
    }
  }
}

/// A part of a frame as text: the characters, with a letter for each image, then the styles, one letter each
/// with its meaning below; rows with the same styles are only counted.
private struct Drawing {
  private var characters: [String] = []
  private var colors: [String] = []
  private var styles = Legend<Style>(letters: "abcdefghijklmnopqrstuvwxyz")
  private var images = Legend<String>(
    letters: "ABCDEFGHIJKLMNOPQRSTUVWXYZÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞ")
  private let width: Int
  /// Where it is, the cursor, and what can be clicked.
  private let facts: String

  init(of frame: Frame, in area: Rectangle) {
    width = area.size.width
    facts =
      (area == frame.bounds ? "" : "at \(area.minX),\(area.minY), ")
      + "cursor \(frame.cursor(in: area)), targets: \(frame.targetList(in: area))"
    for y in area.minY..<area.maxY {
      var (line, colorLine) = ("", "")
      for x in area.minX..<area.maxX {
        guard let cell = frame[Point(x: x, y: y)] else { continue }
        switch cell.glyph {
        case .scalar, .cluster:
          line.append(frame.character(of: cell.glyph) ?? "?")
          colorLine.append(styles.letter(for: cell.style))
        case .continuation:
          colorLine.append(styles.letter(for: cell.style))
        case .picture(let number):
          let picture = frame.pictures[number]
          let letter = images.letter(for: picture.image)
          line.append(picture.isDimmed ? Character(letter.lowercased()) : letter)
          colorLine.append("░")
        }
      }
      characters.append("│\(line)│")
      colors.append("│\(colorLine)│")
    }
  }

  var text: String {
    let edge = String(repeating: "─", count: width)
    let (top, bottom) = ("┌\(edge)┐", "└\(edge)┘")
    let pictures = images.lines { $0 }.joined(separator: "; ")
    let drawn = [top] + characters + [bottom, pictures, top] + counted(colors) + [bottom]
    return (drawn + styles.lines(of: describe) + [facts, ""]).joined(separator: "\n")
  }

  /// Rows, those that are as the one above only counted.
  private func counted(_ rows: [String]) -> [String] {
    var rest = rows[...]
    var counted: [String] = []
    while let row = rest.first {
      let count = rest.prefix { $0 == row }.count
      counted.append(count == 1 ? row : "\(row) ×\(count)")
      rest = rest.dropFirst(count)
    }
    return counted
  }

  /// The same without edges, and with all explanations in one line.
  var lines: String {
    let legend = images.lines { $0 } + styles.lines(of: describe) + [facts]
    return (characters + colors + [legend.joined(separator: "; "), ""]).joined(separator: "\n")
  }
}

/// Gives each new value the next letter.
private struct Legend<Value: Hashable> {
  private let letters: [Character]
  private var values: [Value] = []

  init(letters: String) { self.letters = Array(letters) }

  mutating func letter(for value: Value) -> Character {
    if let index = values.firstIndex(of: value) { return letters[index % letters.count] }
    values.append(value)
    return letters[(values.count - 1) % letters.count]
  }

  func lines(of describe: (Value) -> String) -> [String] {
    values.enumerated().map { "\(letters[$0.offset % letters.count]) \(describe($0.element))" }
  }
}

private func describe(_ style: Style) -> String {
  let marks: [(Style.Attributes, String)] = [(.bold, "bold"), (.dim, "dim"), (.reverse, "reverse")]
  return
    (["\(describe(style.foreground)) on \(describe(style.background))"]
    + marks.filter { style.attributes.contains($0.0) }.map(\.1)).joined(separator: ", ")
}

private func describe(_ color: Color) -> String {
  guard let (red, green, blue) = color.components else { return "standard" }
  return "#" + [red, green, blue].map { String(format: "%02x", $0) }.joined()
}

extension Frame {
  fileprivate func cursor(in area: Rectangle) -> String {
    guard let cursor else { return "parked" }
    return area.contains(cursor) ? "\(cursor.x),\(cursor.y)" : "elsewhere"
  }

  /// What can be clicked, by kind: "card 0 1 2, hint 0".
  fileprivate func targetList(in area: Rectangle) -> String {
    let targets = clickAreas.filter { $0.rectangle.points.contains(where: area.contains) }
      .map(\.target)
    let kinds = Dictionary(grouping: targets, by: \.kind.name)
    return kinds.keys.sorted().map { kind in
      "\(kind) \((kinds[kind] ?? []).map { "\($0.number)" }.joined(separator: " "))"
    }.joined(separator: ", ")
  }
}
