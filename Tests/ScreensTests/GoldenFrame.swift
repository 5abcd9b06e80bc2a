import Foundation
import MemoryTunes
import Terminal
import Testing

@testable import Screens

/// Compares a frame with its text form in `Golden/`.
///
/// The text has the characters, with a letter for each image, then the styles, one letter each with
/// its meaning below. `RECORD=1 swift test` rewrites the files and fails, so that a recording run
/// cannot be mistaken for a passing test.
func expectGolden(
  _ frame: Frame, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Golden/\(name).txt")
  let picture = Drawing(of: frame).text
  if ProcessInfo.processInfo.environment["RECORD"] != nil {
    try picture.write(to: file, atomically: true, encoding: .utf8)
    Issue.record("recorded \(name)", sourceLocation: sourceLocation)
    return
  }
  let expected = (try? String(contentsOf: file, encoding: .utf8)) ?? "nothing recorded"
  let difference = "\(name) looks different:\n\(picture)"
  #expect(picture == expected, Comment(rawValue: difference), sourceLocation: sourceLocation)
}

/// Compares a screen with its golden frame, and checks that it can be read in every theme; at 80×24 also
/// that nothing on it lies over something else at other sizes.
func expectScreen(
  _ name: String, of state: AppState, history: AppHistory = .empty, in size: Size,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  if size == sizes[0] {
    expectNoOverlaps(on: name, sourceLocation: sourceLocation) {
      appView(state: state, history: history, in: $0)
    }
  }
  let name = "\(name)-\(size.width)x\(size.height)"
  for appearance in Appearance.all {
    expectLegible(
      appView(state: state.wearing(appearance), history: history, in: size), name,
      at: state.routing.destination, as: appearance, sourceLocation: sourceLocation)
  }
  try expectGolden(
    appView(state: state, history: history, in: size), name, sourceLocation: sourceLocation)
}

/// A frame as text.
private struct Drawing {
  let text: String

  init(of frame: Frame) {
    var styles = Legend<Style>(letters: "abcdefghijklmnopqrstuvwxyz")
    var images = Legend<String>(letters: "ABCDEFGHIJKLMNOPQRSTUVWXYZÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞ")
    var characters: [String] = []
    var colors: [String] = []
    for y in 0..<frame.size.height {
      var (line, colorLine) = ("", "")
      for x in 0..<frame.size.width {
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
    let edge = String(repeating: "─", count: frame.size.width)
    text =
      (["┌\(edge)┐"] + characters + ["└\(edge)┘"] + images.lines { $0 } + [""]
      + ["┌\(edge)┐"] + colors + ["└\(edge)┘"] + styles.lines(of: describe) + [
        "cursor \(frame.cursor.map { "\($0.x),\($0.y)" } ?? "parked"), "
          + "targets: \(frame.targetList)", "",
      ]).joined(separator: "\n")
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
  let marks: [(Style.Attributes, String)] = [
    (.bold, "bold"), (.dim, "dim"), (.reverse, "reverse"),
  ]
  return
    (["\(describe(style.foreground)) on \(describe(style.background))"]
    + marks.filter { style.attributes.contains($0.0) }.map(\.1)).joined(separator: ", ")
}

private func describe(_ color: Color) -> String {
  guard let (red, green, blue) = color.components else { return "standard" }
  return "#" + [red, green, blue].map { String(format: "%02x", $0) }.joined()
}

extension Frame {
  /// What can be clicked, by kind: "card 0 1 2, hint 0".
  fileprivate var targetList: String {
    let kinds = Dictionary(grouping: clickAreas.map(\.target), by: \.kind.name)
    return kinds.keys.sorted().map { kind in
      "\(kind) \((kinds[kind] ?? []).map { "\($0.number)" }.joined(separator: " "))"
    }.joined(separator: ", ")
  }
}
