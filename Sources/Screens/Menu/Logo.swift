/// The program's name in large letters.
struct Logo {
  private let lines: [String]
  /// The same for terminals without half blocks; nil if it needs none.
  private let plainLines: [String]?

  /// In half blocks.
  static let standard = Logo(lines: halfBlocks, plainLines: lineArt)
  /// In whole blocks, twice as large.
  static let large = Logo(
    lines: halfBlocks.flatMap { line in
      (["▀", "▄"] as [Character]).map { half in
        line.map { $0 == "█" || $0 == half ? "██" : "  " }.joined()
      }
    }, plainLines: nil)

  var size: Size { Size(width: lines[0].count, height: lines.count) }

  func draw(x: Int, y: Int, theme: Theme, on frame: inout Frame) {
    for (row, line) in lines.enumerated() {
      let style = row < lines.count / 2 ? theme.accent : theme.strong
      if let plainLines {
        frame.write(line, plain: plainLines[row], x: x, y: y + row, style)
      } else {
        frame.write(line, x: x, y: y + row, style)
      }
    }
  }
}

private let halfBlocks = [
  "█▄ ▄█ █▀▀▀ █▄ ▄█ ▄▀▀▄ █▀▀▄ ▀▄ ▄▀",
  "█ ▀ █ █▀▀  █ ▀ █ █  █ █▀█    █  ",
  "▀   ▀ ▀▀▀▀ ▀   ▀  ▀▀  ▀  ▀   ▀  ",
  "▀▀█▀▀ █  █ █▄ █ █▀▀▀ ▄▀▀▀       ",
  "  █   █  █ █ ▀█ █▀▀   ▀▀▄       ",
  "  ▀    ▀▀  ▀  ▀ ▀▀▀▀ ▀▀▀        ",
]

private let lineArt = [
  #"        __         __   __      "#,
  #"|\  /| |__ |\  /| |  | |__) \ / "#,
  #"| \/ | |__ | \/ | |__| |  \  |  "#,
  #"___            __  __           "#,
  #" |  |  | |\ | |__ (__           "#,
  #" |  |__| | \| |__  __)          "#,
]
