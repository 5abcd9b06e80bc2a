import ArtworkLive
import Foundation
import Testing

@testable import TerminalLive

@MainActor
@Suite(.timeLimit(.minutes(10))) struct PixelDrawingTests {
  @Test func `kitty is sent a picture once, also if its card turns, and keeps none`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let screen = try DrawnScreen(width: 12, height: 4, images: images, pixels: .kitty)
      for (place, mostBytes) in [
        (Rectangle(x: 1, y: 0, width: 4, height: 2), Int.max),
        (Rectangle(x: 6, y: 2, width: 4, height: 2), 100),
        (Rectangle(x: 7, y: 2, width: 2, height: 2), 80),
      ] {
        #expect(await screen.show(.init(image: "red", in: place)) < mostBytes)
        #expect(screen.model.pictures.shown.keys.map(\.self) == [place])
        #expect(screen.model.pictures.kept.count == 1)
      }

      screen.close()

      #expect(screen.model.pictures.kept == [:])
      #expect(screen.model.pictures.placed == [:])
      #expect(screen.model.unknown == [], "\(screen.model.unknown)")
    }
  }

  @Test(arguments: [PixelProtocol.kitty, .sixel, .iterm2])
  func `a picture is sent once, and shown wherever nothing covers it`(way: PixelProtocol) async {
    await #expect(processExitsWith: .success) { @MainActor [way] in
      let screen = try DrawnScreen(width: 12, height: 4, images: images, pixels: way)
      let whole = [".RRRR.......", ".RRRR.......", ".RRRR.......", "............"]
      await screen.show(card)

      let writes = screen.draw(
        screen.frame {
          $0.place(card)
          $0.write("x", x: 8, y: 3, Style())
        })
      #expect(writes.joined().utf8.count < 40)

      screen.draw(
        screen.frame {
          $0.place(card)
          $0.write("ok", x: 3, y: 2, Style())
        })
      #expect(screen.model.text[2].hasSuffix("ok       "))
      #expect(screen.pixels == [".RRRR.......", ".RRRR.......", ".RR.........", "............"])
      #expect(screen.model.unknown == [], "\(screen.model.unknown)")

      screen.draw(screen.frame { $0.place(card) })
      #expect(screen.pixels == whole, "\(screen.pixels)")

      screen.terminal.redraw()
      await screen.show(card)
      #expect(screen.pixels == whole, "\(screen.pixels)")

      // Another way to draw replaces every picture.
      if way != .iterm2 {
        try screen.terminal.adopt(.init(images: .blocks))
        await screen.show(card)
        #expect(screen.pixels == Array(repeating: "............", count: 4), "\(screen.pixels)")
        #expect(screen.model.pictures.kept == [:], "\(screen.model.pictures)")
        #expect(screen.colors[0] == ".RRRR.......", "\(screen.colors)")
      }
    }
  }

  @Test(arguments: [PixelProtocol.kitty, .sixel, .iterm2])
  func `one picture after another leaves nothing of itself`(way: PixelProtocol) async {
    await #expect(processExitsWith: .success) { @MainActor [way] in
      let screen = try DrawnScreen(width: 12, height: 5, images: images, pixels: way)
      let places = [
        Rectangle(x: 0, y: 0, width: 6, height: 3), Rectangle(x: 2, y: 1, width: 2, height: 1),
        Rectangle(x: 4, y: 1, width: 6, height: 3), Rectangle(x: 0, y: 0, width: 12, height: 4),
      ]
      for (index, place) in (places + places.reversed()).enumerated() {
        await screen.show(.init(image: index % 2 == 0 ? "red" : "blue", in: place))
        let letter: Character = index % 2 == 0 ? "R" : "B"
        let expected = (0..<5).map { y in
          String((0..<12).map { x in place.contains(Point(x: x, y: y)) ? letter : "." })
        }
        #expect(screen.pixels == expected, "\(index): \(screen.pixels)")
      }
      screen.draw(screen.frame())
      #expect(screen.pixels == Array(repeating: "............", count: 5))
      #expect(screen.model.unknown == [], "\(screen.model.unknown)")
    }
  }

  @Test func `a sixel picture in the last line, which would scroll, is made of cells`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let screen = try DrawnScreen(width: 12, height: 4, images: images, pixels: .sixel)
      let picture = Picture(image: "red", in: Rectangle(x: 1, y: 1, width: 4, height: 3))

      for _ in 0..<2 { await screen.show(picture) }

      #expect(screen.pixels == Array(repeating: "............", count: 4), "\(screen.pixels)")
      #expect(screen.colors[3] == ".RRRR.......", "\(screen.colors)")
    }
  }

  @Test func `behind tmux cells stand for the parts of a picture`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let screen = try DrawnScreen(width: 12, height: 4, tmux, images: images, pixels: .kitty)
      await screen.show(.init(image: "red", in: Rectangle(x: 1, y: 1, width: 4, height: 2)))
      #expect(screen.model.pictures.laidOut == [256: [4, 2]], "\(screen.model.pictures)")
      #expect(screen.model.rows[2][2].text == "\u{10EEEE}\u{30D}\u{30D}")
      #expect(screen.pixels == ["............", ".RRRR.......", ".RRRR.......", "............"])

      let narrow = Rectangle(x: 2, y: 1, width: 2, height: 2)
      let bytes = await screen.show(.init(image: "red", in: narrow))
      #expect(screen.model.rows[1][2].text == "\u{10EEEE}\u{305}\u{30D}")
      #expect(screen.pixels == ["............", "..RR........", "..RR........", "............"])
      #expect(bytes < 200, "\(bytes)")

      await screen.show(.init(image: "blue", in: narrow))
      #expect(screen.pixels == ["............", "..BB........", "..BB........", "............"])
      screen.close()
      #expect(screen.model.pictures.kept == [:])
      #expect(screen.model.unknown == [], "\(screen.model.unknown)")
    }
  }

  @Test func `tmux and xterm, which may have lost pictures, get all again`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      for (environment, way, name) in [
        (tmux, .kitty, nil), (truecolor, .sixel, "XTerm(379)"),
      ] as [([String: String], PixelProtocol, String?)] {
        let screen = try DrawnScreen(width: 12, height: 4, environment, images: images, pixels: way)
        screen.terminal.input.traits.name = name
        // The smaller one is sent first, and the larger one then; anew, both at once.
        await screen.show(.init(image: "blue", in: Rectangle(x: 8, y: 0, width: 2, height: 1)))
        let large = Picture(image: "red", in: Rectangle(x: 0, y: 0, width: 6, height: 3))
        await screen.show(large)
        // Another terminal shows the same text, and has none of the pictures.
        screen.model.pictures = PictureModel()

        screen.terminal.take([focusGained])
        await screen.show(large)

        #expect(
          screen.pixels == ["RRRRRR......", "RRRRRR......", "RRRRRR......", "............"],
          "\(screen.pixels)")
      }
    }
  }
}

private let card = Picture(image: "red", in: Rectangle(x: 1, y: 0, width: 4, height: 3))
private let tmux = ["TERM": "tmux-256color", "COLORTERM": "truecolor", "TMUX": "/tmp/tmux"]
private let images: [String: PixelImage?] = ["red": .plain(255, 0, 0), "blue": .plain(0, 0, 255)]

extension DrawnScreen {
  /// Shows one picture, and returns how many bytes the last frame took.
  @discardableResult
  fileprivate func show(_ picture: Picture) async -> Int {
    let frame = frame { $0.place(picture) }
    var bytes = 0
    terminal.prepare([picture])
    while terminal.isRendering, !Task.isCancelled { await Task.yield() }
    for _ in 0..<2 { bytes = max(bytes, draw(frame).joined().utf8.count) }
    return bytes
  }

  /// The colour of the picture in each cell: red, blue, or none.
  fileprivate var pixels: [String] {
    (0..<model.size.height).map { y in
      String((0..<model.size.width).map { letter(at: Point(x: $0, y: y)) })
    }
  }

  private func placeholder(at point: Point) -> String? {
    let cell = model.rows[point.y][point.x]
    return cell.text.unicodeScalars.first == "\u{10EEEE}"
      ? model.pictures.kept[cell.look.foreground] : nil
  }

  private func letter(at point: Point) -> Character {
    let data =
      model.pictures.inline[point]
      ?? model.pictures.shown.first { $0.key.contains(point) }?.value ?? placeholder(at: point)
    guard let data else { return "." }
    if data.contains("q\"1;1;") { return data.contains(";2;100;0;0") ? "R" : "B" }
    let base64 = data.split(separator: ":").last.map(String.init) ?? ""
    let pixels = Data(base64Encoded: base64).flatMap { try? decodePNG([UInt8]($0)).bytes }
    return pixels.map { $0[0] == 255 && $0[2] == 0 ? "R" : $0[2] == 255 ? "B" : "?" } ?? "?"
  }
}

extension PixelImage {
  fileprivate static func plain(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> PixelImage? {
    PixelImage(
      width: 64, height: 64, bytes: (0..<64 * 64).flatMap { _ in [red, green, blue, 255] })
  }
}
