import CNcurses
import Foundation
import TestSupport

@testable import TerminalLive

/// The real terminal code in front of a screen in memory.
///
/// It takes over the process: the standard output, the environment, the locale, ncurses. So each test
/// that has one runs in a process of its own.
@MainActor
final class DrawnScreen {
  let terminal: NcursesTerminal
  var model: ScreenModel
  private(set) var terminals: TwoTerminals
  private let size: Size
  private let line: Line
  private lazy var palette = Palette(depth: encoder.depth)

  /// Takes over a terminal of the type that `environment` names.
  init(
    width: Int = 20, height: Int = 4, _ environment: [String: String] = truecolor,
    isASCII: Bool = false, depth: ColorDepth? = nil, images: [String: PixelImage?] = [:],
    pixels: PixelProtocol? = nil
  ) throws {
    size = Size(width: width, height: height)
    model = ScreenModel(size: size)
    terminals = TwoTerminals(size: size)
    line = try Line()
    dup2(line.terminal, STDOUT_FILENO)
    // A socket has no size that ncurses could ask for.
    setenv("COLUMNS", "\(width)", 1)
    setenv("LINES", "\(height)", 1)
    terminal = NcursesTerminal(
      resources: resources, environment: environment, loadImage: { name, _ in images[name] ?? nil })
    terminal.input.traits.cellSize = PixelSize(
      width: PictureModel.cell.width, height: PictureModel.cell.height)
    try terminal.adopt(
      .init(
        depth: depth, isASCII: isASCII, images: pixels.map(ImageChoice.pixels) ?? .blocks))
    // Nothing answers here.
    terminal.input.askedAt = .now - .seconds(3)
    receive()
  }

  func close() {
    terminal.close()
    receive()
  }

  func frame(_ style: Style = Style(), _ draw: (inout Frame) -> Void = { _ in }) -> Frame {
    var frame = Frame(size: size, style: style)
    draw(&frame)
    return frame
  }

  /// Draws a frame and returns the writes that the terminal received for it.
  @discardableResult
  func draw(_ frame: Frame) -> [String] {
    model.written = []
    terminal.draw(frame)
    return receive()
  }

  @discardableResult
  private func receive() -> [String] {
    var packets: [String] = []
    while let packet = line.packet() { packets.append(packet) }
    model.receive(packets.joined())
    terminals.receive(packets.joined())
    return packets
  }

  /// Expects the terminal to show a frame without pictures, and to have understood all it received.
  @discardableResult
  func expectToShow(_ frame: Frame, sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
    let flaws = zip(model.rows, cells(of: frame)).enumerated().flatMap { y, rows in
      zip(rows.0, rows.1).enumerated().compactMap { x, cells in
        cells.0.visible == cells.1.visible ? nil : "(\(x), \(y)) is \(cells.0), not \(cells.1)"
      }
    }
    let text = (flaws.prefix(3) + model.unknown).joined(separator: "\n")
    // A process of its own reports nothing but this comment.
    #expect(text.isEmpty, "\(text)", sourceLocation: sourceLocation)
    return text.isEmpty
  }

  /// Expects two interpreters of what was drawn to show what they would after a full redraw for terminals
  /// of xterm's family.
  func expectToBeAsRedrawn(sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
    guard terminal.environment["TERM"]?.hasPrefix("xterm") == true else { return true }
    guard let screen = terminal.screen else { return false }
    var encoder = screen.encoder
    let flaw = terminals.flaw(beside: redrawn(screen.shown, &encoder))
    #expect(flaw == nil, "\(flaw ?? "")", sourceLocation: sourceLocation)
    return flaw == nil
  }

  private var encoder: ScreenEncoder {
    terminal.screen?.encoder ?? ScreenEncoder(depth: .mono, charset: .ascii)
  }

  private func cells(of frame: Frame) -> [[ScreenModel.Cell]] {
    (0..<size.height).map { y in
      (0..<size.width).map { x in
        let cell = frame.cells[y * size.width + x]
        var model = ScreenModel.Cell()
        let character = frame.character(of: cell.glyph)
        model.text =
          encoder.charset == .unicode
          ? character.map(String.init) ?? ""
          : String(character.map { encoder.charset.shown($0).character } ?? " ")
        model.look = look(of: cell.style)
        let start = Point(x: cell.glyph == .continuation ? x - 1 : x, y: y)
        if encoder.supportsLinks {
          model.link = frame.links.last { $0.rectangle.contains(start) }?.address ?? ""
        }
        return model
      }
    }
  }

  private func look(of style: Style) -> ScreenModel.Look {
    var look = ScreenModel.Look()
    let sent = palette.look(of: style)
    look.foreground = Int(sent.foreground)
    look.background = Int(sent.background)
    if sent.attributes.contains(.bold) { look.attributes.insert(1) }
    if style.attributes.contains(.dim), look.foreground < 0, showsDim(onColor: look.background >= 0)
    {
      look.attributes.insert(2)
    }
    if style.attributes.contains(.reverse) { look.attributes.insert(7) }
    return look
  }
}

/// Whether the terminal shows text dim, perhaps with a colour behind it (`no_color_video`).
@MainActor
private func showsDim(onColor: Bool) -> Bool {
  termattrs() & curses_attributes(false, true, false) != 0
    && !(onColor && max(0, tigetnum("ncv")) & 16 != 0)
}

extension ScreenModel.Cell {
  /// The cell without what cannot be seen of it: a blank one shows a single colour.
  var visible: Self {
    guard text == " " else { return self }
    var cell = self
    if look.attributes.contains(7) {
      cell.look = .init(foreground: look.foreground, attributes: [7])
    } else {
      cell.look = .init(background: look.background)
    }
    return cell
  }
}

/// A terminal that supports links.
let konsole = truecolor.merging(["KONSOLE_VERSION": "220401"]) { $1 }
let truecolor = ["TERM": "xterm-256color", "COLORTERM": "truecolor"]
