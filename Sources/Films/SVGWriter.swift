extension BoardFilm {
  /// An animated SVG: the cards turn as in the game, ending with its result.
  ///
  /// It contains each cover once, no script, and no external references. It follows the reader's preference for
  /// dark or light, and with reduced motion shows only the end. `image` returns the picture of a cover, or of the
  /// back of a card, by its name, as a file in SVG or PNG; nil if there is none.
  public func svg(image: (String) -> [UInt8]?) -> String {
    SVGWriter(self, images: (game.covers.map(\.id) + ["back", "tune"]).map(image)).text
  }
}

/// Builds an SVG; all lengths are in its own units, all times in milliseconds.
private struct SVGWriter {
  private let film: BoardFilm
  /// The images of the covers, of the back of a card, and of a tune.
  private let images: [[UInt8]?]
  private var styles: [String] = []
  private var shapes: [String] = []

  private static let card = 100
  private static let gap = 10
  private static let margin = 24
  private static let lineHeight = 28
  private static let smallestWidth = 520
  private static let turn = 260
  /// The pause between the last flip and the result.
  private static let pause = 900

  private var game: GameState { film.game }
  private var grid: Grid { game.grid }
  private var boardWidth: Int { grid.columns * (Self.card + Self.gap) - Self.gap }
  private var boardHeight: Int { grid.rows * (Self.card + Self.gap) - Self.gap }
  private var width: Int { max(Self.smallestWidth, boardWidth + 2 * Self.margin) }
  private var boardTop: Int { Self.margin + 2 * Self.lineHeight + 12 }
  private var bottom: Int { boardTop + boardHeight + 14 }
  private var height: Int { bottom + (endLines.count + 1) * Self.lineHeight + 10 }
  /// The total time, until the last turn ends.
  private var total: Int { film.length + Self.pause + Self.turn }

  init(_ film: BoardFilm, images: [[UInt8]?]) {
    (self.film, self.images) = (film, images)
    shapes.append("<rect width=\"\(width)\" height=\"\(height)\" rx=\"12\" fill=\"var(--back)\"/>")
    addCards()
    addWords()
  }

  var text: String {
    let seconds = Double(total) / 1000
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" \
      aria-labelledby="title desc">
      <title id="title">\(game.filmHeading.escaped)</title>
      <desc id="desc">\(summary.joined(separator: " ").escaped)</desc>
      <style>
      svg{--back:#121018;--sleeve:#262433;--ink:#eee;--quiet:#8d89a6;--warm:#ffd75f;--found:#5fd7af}
      @media (prefers-color-scheme:light){svg{--back:#f6f2e8;--sleeve:#e6e0d0;--ink:#262626;--quiet:#544f48;--warm:#8f4a00;\
      --found:#006b48}}
      text{font:17px system-ui,sans-serif;fill:var(--ink)}
      .quiet{fill:var(--quiet)}.warm{fill:var(--warm)}.bold{font-weight:bold}.code{font-family:monospace}
      .title{font-size:14px}.found{stroke:var(--found);stroke-width:3}
      .up,.down{transform-box:fill-box;transform-origin:center}
      .hidden{transform:scaleX(0)}
      .up,.down,.found,.strip,.end{animation:\(seconds)s linear backwards}
      @media (prefers-reduced-motion:reduce){.up,.down,.found,.strip,.end{animation:none!important}}
      \(styles.joined(separator: "\n"))
      </style>
      \(shapes.joined(separator: "\n"))
      </svg>

      """
  }

  private var summary: [String] { game.filmResult.isEmpty ? [game.filmScore] : game.filmResult }

  private mutating func addCards() {
    let symbols = images.enumerated().map { index, image in
      "<symbol id=\"i\(index)\" viewBox=\"0 0 100 100\">\(picture(image))</symbol>"
    }
    shapes.append("<defs>" + symbols.joined(separator: "\n") + "</defs>")
    for index in game.cards.indices { addCard(index) }
  }

  private func picture(_ image: [UInt8]?) -> String {
    guard let image else { return "<rect width=\"100\" height=\"100\" fill=\"#6e6a82\"/>" }
    let format = image.first == 0x89 ? "png" : "svg+xml"
    let data = Data(image).base64EncodedString()
    return "<image width=\"100\" height=\"100\" href=\"data:image/\(format);base64,\(data)\"/>"
  }

  private mutating func addCard(_ index: Int) {
    let card = game.cards[index]
    let (row, column) = index.quotientAndRemainder(dividingBy: grid.columns)
    let x = (width - boardWidth) / 2 + column * (Self.card + Self.gap)
    let y = boardTop + row * (Self.card + Self.gap)
    let isByEar = game.request.kind == .ear
    func use(_ image: Int) -> String { "<use href=\"#i\(image)\" width=\"100\" height=\"100\"" }
    func side(_ name: String, isHidden: Bool) -> String {
      "class=\"\(name)\(isHidden ? " hidden" : "")\" style=\"animation-name:\(name.prefix(1))\(index)\""
    }
    let (down, up) = (
      side("down", isHidden: card.face != .hidden), side("up", isHidden: card.face == .hidden)
    )
    var shape = "\(use(game.covers.count)) \(down)/>"
    shape +=
      card.showsTitle
      ? "<g \(up)>\(title(of: index))</g>"
      : "\(use(isByEar ? game.covers.count + 1 : card.pair)) \(up)/>"
    let turns = film.turns[index]
    addTurns(turns, of: index)
    if let found = turns.last(where: { $0.face == .matched }) {
      // By ear, a cover is seen once its pair is found.
      let frame = "<rect x=\"-3\" y=\"-3\" width=\"106\" height=\"106\" rx=\"3\" fill=\"none\""
      for part in (isByEar ? [use(card.pair)] : []) + [frame] {
        shape += "\(part) class=\"found\" style=\"animation-name:m\(index)\"/>"
      }
      addSwitch("m\(index)", at: found.time + Self.turn)
    }
    shapes.append("<g transform=\"translate(\(x) \(y))\">\(shape)</g>")
  }

  private func title(of index: Int) -> String {
    let lines = game.cover(at: index).shownTitle.wrapped(to: 11).prefix(4)
    let top = 56 - 9 * lines.count
    let text = lines.enumerated().map { words($1.escaped, x: 50, y: top + 18 * $0, "title") }
    return "<rect width=\"100\" height=\"100\" fill=\"var(--sleeve)\"/>\(text.joined())"
  }

  /// The back closes, then the face opens, or the other way round.
  private mutating func addTurns(_ turns: [BoardFilm.Turn], of index: Int) {
    var (up, down) = (["0%{transform:scaleX(0)}"], ["0%{transform:none}"])
    var (isUp, last) = (false, 0)
    for turn in turns where (turn.face != .hidden) != isUp {
      isUp.toggle()
      let start = max(last, turn.time)
      let (middle, end) = (start + Self.turn / 2, start + Self.turn)
      last = end
      let (closed, open) = ("{transform:scaleX(0)}", "{transform:none}")
      let opening = ["\(percent(middle))\(closed)", "\(percent(end))\(open)"]
      let closing = ["\(percent(start))\(open)", "\(percent(middle))\(closed)"]
      up += isUp ? opening : closing
      down += isUp ? closing : opening
    }
    styles.append("@keyframes u\(index){\(up.joined())}")
    styles.append("@keyframes d\(index){\(down.joined())}")
  }

  private func percent(_ time: Int) -> String {
    // Thousandths of a percent.
    let share = min(100_000, time * 100_000 / total)
    return share.isMultiple(of: 1000) ? "\(share / 1000)%" : decimal(share) + "%"
  }

  private mutating func addSwitch(_ name: String, at time: Int) {
    styles.append(
      "@keyframes \(name){0%,\(percent(time)){opacity:0}\(percent(time + Self.turn)){opacity:1}}")
  }

  private mutating func addWords() {
    shapes.append(words(fitted(game.filmHeading), x: width / 2, y: Self.margin + 14, "bold"))
    addStrip("t", film.titles, y: boardTop - Self.lineHeight - 10, style: "warm")
    addStrip("s", film.scores, y: bottom, style: "")
    let end = endLines.enumerated().map { index, line in
      words(
        fitted(line.text), x: width / 2, y: bottom + (index + 1) * Self.lineHeight + 17, line.style)
    }
    shapes.append("<g class=\"end\" style=\"animation-name:end\">" + end.joined() + "</g>")
    addSwitch("end", at: film.length + Self.pause)
  }

  /// A line around a place.
  private func words(_ text: String, x: Int, y: Int, _ style: String) -> String {
    "<text x=\"\(x)\" y=\"\(y)\" text-anchor=\"middle\" class=\"\(style)\">\(text)</text>"
  }

  private var endLines: [(text: String, style: String)] {
    game.filmResult.enumerated().map { ($1, $0 == 0 ? "warm bold" : "") }
      + [game.filmCommand.map { ($0, "quiet code") }].compactMap(\.self)
  }

  /// Lines of text that take turns in the same place.
  private mutating func addStrip(
    _ name: String, _ lines: [BoardFilm.Caption], y: Int, style: String
  ) {
    guard !lines.isEmpty else { return }
    let step = Self.lineHeight
    shapes.append(
      "<svg y=\"\(y)\" width=\"\(width)\" height=\"\(step)\"><g class=\"strip\" "
        + "style=\"animation-name:\(name);animation-timing-function:step-end;"
        + "transform:translateY(-\((lines.count - 1) * step)px)\">"
        + lines.enumerated().map { index, line in
          words(fitted(line.text), x: width / 2, y: index * step + 18, style)
        }.joined() + "</g></svg>")
    let stops = lines.enumerated().map { index, line in
      "\(index == 0 ? "0%" : percent(line.time)){transform:translateY(-\(index * step)px)}"
    }
    styles.append("@keyframes \(name){\(stops.joined())}")
  }

  private func fitted(_ text: String) -> String { text.fitted(to: width * 2 / 17).escaped }
}

extension String {
  /// The text, cleaned and escaped for XML content or attributes.
  var escaped: String {
    cleaned.reduce(into: "") { text, character in
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      default: text.append(character)
      }
    }
  }
}
