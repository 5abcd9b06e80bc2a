import MemoryTunes
import Terminal

/// What a finished game came to.
struct ResultDialog {
  let result: GameResult
  /// What to say about the costliest slips.
  let slips: [String]
  /// In what the game is better than all before; nil while that is not known.
  let bests: NewBests?
  let theme: Theme
  let buttons: [Button]
  let selected: Int

  /// Draws it with a line for each figure; sentences about slips only as far as there is room.
  func draw(in area: Rectangle, on frame: inout Frame) {
    let isTight = area.size.height < 15
    let padding = isTight ? Size(width: 2, height: 1) : Size(width: 3, height: 2)
    let inner = area.inset(x: padding.width, y: padding.height).size
    let buttonRows = rowCount(of: buttons, width: inner.width)
    let head = [stars, verdict] + newBests + (isTight ? [] : [[]]) + moves + [time, seed]
    let room = inner.height - head.count - buttonRows - 2
    let sentences = isTight ? [] : sentences(width: inner.width, atMost: max(0, room))
    let lines = head + (sentences.isEmpty ? [] : [[]] + sentences)
    let height = lines.count + buttonRows + (isTight ? 2 : 5)
    let place = Rectangle(
      x: area.minX, y: area.minY + max(0, (area.size.height - height) / 2), width: area.size.width,
      height: min(height, area.size.height))
    let inside = place.inset(x: padding.width, y: padding.height)
    Panel(place).draw(titled: title, theme: theme, on: &frame)
    for (row, line) in lines.enumerated() where row < inside.size.height - buttonRows {
      write(line, in: inside.row(row), on: &frame)
    }
    drawButtons(
      buttons, selected: selected, in: inside.rows(lastOf: buttonRows), theme: theme, on: &frame)
  }

  /// Draws it in three lines.
  func drawStrip(in area: Rectangle, on frame: inout Frame) {
    Panel(area).draw(titled: title, theme: theme, on: &frame)
    let inside = area.inset(x: 2, y: 1)
    let figures = stars + [(" ", theme.text)] + verdict + [("   ", theme.text)]
    let space = [(text: "   ", style: theme.text)]
    write(figures + moves[0] + space + time + space + seed, in: inside.row(0), on: &frame)
    let sentences = newBests + sentences(width: inside.size.width, atMost: 1)
    if let sentence = sentences.first { write(sentence, in: inside.row(1), on: &frame) }
    drawButtons(buttons, selected: selected, in: inside.row(2), theme: theme, on: &frame)
  }

  // MARK: Lines

  /// Pieces of text that follow each other.
  private typealias Line = [(text: String, style: Style)]

  private let title = "All pairs found"

  private var stars: Line {
    guard let rating = result.rating else { return [("With hindsight", theme.accent)] }
    let count = rating.rawValue
    return [
      (String(repeating: "★ ", count: count), theme.accent),
      (String(repeating: "☆ ", count: Rating.allCases.count - count), theme.quiet),
    ]
  }

  private var verdict: Line {
    if let hindsight = result.hindsight { return [(hindsight.label, theme.text)] }
    return [(slipCount(result.slips.count), theme.strong)]
  }

  /// "New best: moves, time"; none if there is none.
  private var newBests: [Line] {
    guard let bests, !bests.isEmpty else { return [] }
    let figures = [
      (bests.hasFewestMoves, "moves"), (bests.hasFewestSlips, "slips"),
      (bests.hasShortestTime, "time"),
    ]
    let names = figures.filter(\.0).map(\.1).joined(separator: ", ")
    return [[("New best: \(names)", theme.success)]]
  }

  private var moves: [Line] {
    [
      [("Moves  ", theme.quiet), ("\(result.moves)", theme.strong)],
      [("Perfect memory averages \(perfectMemory(pairs: result.pairs))", theme.quiet)],
    ]
  }

  private var time: Line {
    [("Time   ", theme.quiet), (clock(result.seconds), theme.strong)]
  }

  private var seed: Line {
    [("Seed   ", theme.quiet), ("\(result.seed)", theme.strong)]
  }

  /// The costliest slips, wrapped to whole sentences that fit in this many lines.
  private func sentences(width: Int, atMost count: Int) -> [Line] {
    var lines: [Line] = []
    for sentence in slips {
      let wrapped = sentence.wrapped(to: width)
      guard lines.count + wrapped.count <= count else { break }
      lines += wrapped.map { [($0, theme.text)] }
    }
    return lines
  }

  private func write(_ line: Line, in row: Rectangle, on frame: inout Frame) {
    var x = row.minX
    for piece in line where x < row.maxX {
      frame.write(
        piece.text, x: x, y: row.minY, width: row.maxX - x, piece.style.on(theme.surface))
      x += piece.text.displayWidth
    }
  }
}

extension Rectangle {
  /// The last rows of the rectangle.
  fileprivate func rows(lastOf count: Int) -> Rectangle {
    Rectangle(x: minX, y: maxY - count, width: size.width, height: count)
  }
}

/// "Flawless!", "1 slip", "2 slips".
func slipCount(_ count: Int) -> String {
  switch count {
  case 0: "Flawless!"
  case 1: "1 slip"
  default: "\(count) slips"
  }
}

extension Hindsight {
  /// Why the game does not count.
  var label: String {
    switch self {
    case .timeTravel: "You travelled in time."
    case .hint: "You took a hint."
    case .peek: "You saw the cards first."
    case .sameBoard: "You knew this board."
    case .olderVersion: "Begun in an older version."
    }
  }
}
