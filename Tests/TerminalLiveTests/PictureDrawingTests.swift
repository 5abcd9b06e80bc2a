import Testing

@testable import TerminalLive

@MainActor
@Suite(.timeLimit(.minutes(10))) struct PictureDrawingTests {
  @Test func `a picture appears as soon as it is ready, one that is missing is reported`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let screen = try DrawnScreen(width: 6, height: 4, images: images)
      let frame = screen.frame {
        $0.place(Picture(image: "red", in: Rectangle(x: 1, y: 0, width: 4, height: 2)))
        $0.place(Picture(image: "gone", in: Rectangle(x: 1, y: 2, width: 4, height: 2)))
        $0.write("up", x: 2, y: 0, Style())
      }
      var missing: [String] = []
      screen.terminal.onImageMissing = { missing.append($0) }
      screen.draw(frame)
      #expect(screen.model.text == ["  up  ", "      ", "      ", "      "])
      #expect(screen.colors == ["......", "......", "......", "......"])
      await screen.picturesAreReady()
      while missing.isEmpty { await Task.yield() }

      #expect(screen.draw(frame).count == 1)
      #expect(screen.model.text == ["  up  ", "      ", "      ", "      "])
      #expect(screen.colors == [".R..R.", ".RRRR.", "......", "......"])
      #expect(screen.draw(frame) == [])
      #expect(missing == ["gone"])
    }
  }

  @Test func `one prepared picture after another in the same place changes only its cells`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let screen = try DrawnScreen(width: 6, height: 2, images: images)
      let frames = ["red", "blue"].map { image in
        screen.frame {
          $0.place(Picture(image: image, in: Rectangle(x: 1, y: 0, width: 2, height: 1)))
          $0.place(Picture(image: "red", in: Rectangle(x: 4, y: 0, width: 1, height: 2)))
        }
      }
      await screen.prepare(frames.flatMap(\.pictures))
      screen.draw(frames[0])
      #expect(screen.colors == [".RR.R.", "....R."])

      screen.draw(frames[1])

      #expect(screen.colors == [".BB.R.", "....R."])
      // The cell before them is cheaper to write again than to skip.
      #expect(screen.model.written.subtracting([Point(x: 0, y: 0)]).map(\.x).sorted() == [1, 2])

      // Another size is a likeness at first.
      screen.draw(
        screen.frame {
          $0.place(Picture(image: "red", in: Rectangle(x: 2, y: 0, width: 4, height: 2)))
        })
      #expect(screen.colors == ["..RRRR", "..RRRR"])
    }
  }

  @Test func `a small picture is sent before a larger one beside it`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let screen = try DrawnScreen(width: 6, height: 2, images: images)
      let frame = screen.frame {
        $0.place(Picture(image: "blue", in: Rectangle(x: 2, y: 0, width: 4, height: 2)))
        $0.place(Picture(image: "red", in: Rectangle(x: 0, y: 1, width: 2, height: 1)))
      }
      await screen.prepare(frame.pictures)

      let writes = screen.draw(frame)

      var half = ScreenModel(size: screen.model.size)
      half.receive(writes[0])
      #expect(writes.count == 2)
      #expect(half.colors == ["......", "RR...."])
      #expect(screen.colors == ["..BBBB", "RRBBBB"])
    }
  }

  @Test func `transparent pixels show the frame's background, also when it changes`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let screen = try DrawnScreen(width: 4, height: 1, images: images)
      for (color, letter) in [(Color(0xFF0000), "R"), (Color(0x0000FF), "B")] {
        let frame = screen.frame(Style(.standard, on: color)) {
          $0.place(Picture(image: "glass", in: Rectangle(x: 1, y: 0, width: 2, height: 1)))
        }
        await screen.drawOnceReady(frame)

        #expect(screen.colors == [String(repeating: letter, count: 4)])
      }
    }
  }

  @Test func `a label is written where the picture says too little`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let cases: [([String: String], ColorDepth?, Bool, Int, Bool)] = [
        (truecolor, nil, false, 4, false), (truecolor, nil, false, 2, true),
        (truecolor, .mono, false, 4, true), (truecolor, nil, true, 4, true),
        (["TERM": "linux"], nil, false, 4, true),
      ]
      for (environment, depth, isASCII, height, isWritten) in cases {
        let screen = try DrawnScreen(
          width: 10, height: 5, environment, isASCII: isASCII, depth: depth, images: images)
        let place = Rectangle(x: 1, y: 0, width: 2 * height, height: height)
        screen.draw(screen.frame { $0.place(Picture(image: "red", in: place, label: "DDD")) })

        #expect(
          screen.model.text[height - 1].hasPrefix(" DDD") == isWritten, "\(screen.model.text)")
        #expect(!screen.model.text.dropLast(5 - height + 1).joined().contains("D"))
      }
    }
  }

  @Test func `without colours, a dimmed picture is drawn dim`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let screen = try DrawnScreen(
        width: 2, height: 1, ["TERM": "xterm", "NO_COLOR": "1"], images: images)
      let place = Rectangle(x: 0, y: 0, width: 2, height: 1)
      for isDimmed in [false, true] {
        let frame = screen.frame {
          $0.place(Picture(image: "white", in: place, isDimmed: isDimmed))
        }
        await screen.drawOnceReady(frame)

        #expect(screen.model.text == ["██"])
        #expect(screen.model.rows[0].map(\.look.attributes) == (isDimmed ? [[2], [2]] : [[], []]))
      }
    }
  }
}

private let images = [
  "red": image(255, 0, 0), "blue": image(0, 0, 255), "white": image(255, 255, 255),
  "glass": image(0, 0, 0, 0),
]

private func image(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255)
  -> PixelImage?
{
  PixelImage(width: 1, height: 1, bytes: [red, green, blue, alpha])
}

extension DrawnScreen {
  var colors: [String] { model.colors }

  fileprivate func prepare(_ pictures: [Picture]) async {
    terminal.prepare(pictures)
    while terminal.screen?.pictures.queue.isWorking == true { await Task.yield() }
  }

  /// Draws a frame, and again once its pictures are ready.
  fileprivate func drawOnceReady(_ frame: Frame) async {
    draw(frame)
    await picturesAreReady()
    draw(frame)
  }

  /// Waits for the next pictures that can be drawn.
  func picturesAreReady() async {
    await withCheckedContinuation { continuation in
      terminal.onPicturesReady = { [terminal] in
        terminal.onPicturesReady = {}
        continuation.resume()
      }
    }
  }
}

extension ScreenModel {
  /// Letters for the background colours: red, blue, the terminal's own, and others.
  fileprivate var colors: [String] {
    rows.map { row in
      row.map { cell in
        switch cell.look.background {
        case -1: "."
        case 0xFF0000: "R"
        case 0x0000FF: "B"
        default: "?"
        }
      }.joined()
    }
  }
}
