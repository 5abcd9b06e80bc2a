import Terminal

/// The program's name in half blocks: 32 columns, 6 rows.
private let logo = [
  "█▄ ▄█ █▀▀▀ █▄ ▄█ ▄▀▀▄ █▀▀▄ ▀▄ ▄▀",
  "█ ▀ █ █▀▀  █ ▀ █ █  █ █▀█    █  ",
  "▀   ▀ ▀▀▀▀ ▀   ▀  ▀▀  ▀  ▀   ▀  ",
  "▀▀█▀▀ █  █ █▄ █ █▀▀▀ ▄▀▀▀       ",
  "  █   █  █ █ ▀█ █▀▀   ▀▀▄       ",
  "  ▀    ▀▀  ▀  ▀ ▀▀▀▀ ▀▀▀        ",
]

/// The same for terminals without half blocks.
private let plainLogo = [
  #"        __         __   __      "#,
  #"|\  /| |__ |\  /| |  | |__) \ / "#,
  #"| \/ | |__ | \/ | |__| |  \  |  "#,
  #"___            __  __           "#,
  #" |  |  | |\ | |__ (__           "#,
  #" |  |__| | \| |__  __)          "#,
]

let logoSize = Size(width: 32, height: logo.count)

/// Draws the program's name in large letters.
func drawLogo(x: Int, y: Int, theme: Theme, on frame: inout Frame) {
  for (row, (line, plain)) in zip(logo, plainLogo).enumerated() {
    frame.write(line, plain: plain, x: x, y: y + row, row < 3 ? theme.accent : theme.strong)
  }
}
