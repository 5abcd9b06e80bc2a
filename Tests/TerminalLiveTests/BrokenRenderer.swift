import Terminal

@testable import TerminalLive

/// Mistakes that a renderer can make.
enum BrokenRenderer: CaseIterable {
  case writesOneColumnAside
  case keepsTheFirstStyleOfARun
  case erasesNothing
  case exchangesColors
  case leavesOutRightHalves
  case leavesOutMarks
  case movesTheCursorTooFar
  case resetsNothing
  case dropsTheLastRun
  case keepsThePreviousScreen
  case closesNoLink
  case opensNoLink
  case keepsOldLinks
  case namesNoWindow

  /// Whether the mistake is seen in text, colours or the cursor.
  var isSeenInCells: Bool {
    switch self {
    case .closesNoLink, .opensNoLink, .keepsOldLinks, .namesNoWindow: false
    default: true
    }
  }

  /// What it sends in place of the right bytes.
  func bytes(of difference: ScreenDifference, _ writer: ANSIWriter) -> [UInt8] {
    var difference = difference
    if self != .keepsOldLinks { difference.runs = broken(difference.runs) }
    difference.rewritten = broken(difference.rewritten)
    if self == .movesTheCursorTooFar { difference.cursor.x -= 1 }
    if self == .namesNoWindow { difference.title = nil }
    let text = String(decoding: writer.bytes(of: difference), as: UTF8.self)
    return Array(broken(text).utf8)
  }

  private func broken(_ runs: [ScreenDifference.Run]) -> [ScreenDifference.Run] {
    switch self {
    case .writesOneColumnAside: runs.map { with($0) { $0.start.x = max(0, $0.start.x - 1) } }
    case .erasesNothing: runs.filter { !$0.cells.allSatisfy { $0.text == " " } }
    case .opensNoLink: runs.map { with($0) { $0.link = nil } }
    case .keepsOldLinks: runs.filter { $0.link != nil }
    case .dropsTheLastRun: runs.dropLast()
    default: runs.map { with($0) { $0.cells = broken($0.cells) } }
    }
  }

  private func broken(_ cells: [ScreenCell]) -> [ScreenCell] {
    switch self {
    case .keepsTheFirstStyleOfARun: cells.map { with($0) { $0.look = cells[0].look } }
    case .exchangesColors: cells.map { with($0) { swap(&$0.look.foreground, &$0.look.background) } }
    case .leavesOutRightHalves:
      cells.map { $0.text.displayWidth == 2 ? ScreenCell(" ", $0.look) : $0 }
    case .leavesOutMarks:
      cells.map { $0.isRightHalf ? $0 : ScreenCell($0.text.unicodeScalars.prefix(1), $0.look) }
    default: cells
    }
  }

  private func broken(_ text: String) -> String {
    switch self {
    case .resetsNothing: text.replacing("\u{1B}[0m", with: "")
    case .closesNoLink: text.replacing("\u{1B}]8;;\u{1B}\\", with: "")
    default: text
    }
  }
}

private func with<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
  var value = value
  change(&value)
  return value
}
