import ArtworkLive
import TestSupport

@testable import TerminalLive

@Suite struct PictureCellsTests {
  private static let mixed = ["obw.", "wob.", ".wob"]

  @Test(
    arguments: [
      ("a flat picture has its colour", ["oo", "oo"], .truecolor, false, [0xFF8000, 0xFF8000]),
      ("a dimmed picture has half of its light", ["oo", "oo"], .truecolor, true, [0x7F4000]),
      ("black avoids the numbers that mean palette colours", ["..", ".."], .truecolor, false, [8]),
      (
        "256 colours are numbers of the xterm palette above the first 16",
        Array(repeating: "oooooooobbbbbbbb", count: 8), .palette256, false, [208, 21]
      ),
    ] as [(String, [String], ColorDepth, Bool, [Int32])])
  func `cells have the picture's colours`(
    what: String, rows: [String], depth: ColorDepth, isDimmed: Bool, colors: [Int32]
  ) throws {
    let cells = try cells(of: rows, width: colors.count, depth: depth, isDimmed: isDimmed)

    #expect(cells.map(\.visible) == colors)
  }

  /// What the cells may be; `?` is anything.
  @Test(
    arguments: [
      ("colours too alike become one", ["uuuuuuuu"] + alike, .truecolor, .unicode, [" "]),
      ("without colours only characters speak", ["w...", "w..."], .mono, .unicode, ["█?? "]),
      ("shapes stay apart", Array(repeating: "rrrrgggg", count: 8), .mono, .unicode, ["█ ", " █"]),
      ("so do grey shapes", Array(repeating: "llllkkkk", count: 8), .mono, .unicode, ["█ "]),
      ("a cell is filled by quarters", ["w.", ".."], .mono, .unicode, ["▘"]),
      ("in ASCII too", ["w.", ".."], .mono, .ascii, ["'"]),
      ("and on the console", ["w.", ".."], .mono, .console, ["'"]),
    ] as [(String, [String], ColorDepth, Charset, [String])])
  func `cells have the picture's shapes`(
    what: String, rows: [String], depth: ColorDepth, charset: Charset, texts: [String]
  ) throws {
    let cells = try cells(of: rows, width: texts[0].count, depth: depth, charset: charset)

    let shown = cells.compactMap { Unicode.Scalar($0.character).map(Character.init) }
    #expect(
      texts.contains {
        $0.count == shown.count && zip($0, shown).allSatisfy { $0 == "?" || $0 == $1 }
      },
      "\(shown)")
    #expect(depth != .mono || cells.allSatisfy { $0.foreground == -1 && $0.background == -1 })
  }

  private static let alike = Array(repeating: "vvvvvvvv", count: 7)

  @Test func `two halves become a half block in two colours`() throws {
    #expect(
      try cells(of: ["oooo", "oooo", "bbbb", "bbbb"], width: 1)
        == [PictureCell(character: 0x2584, foreground: 0x0000FF, background: 0xFF8000)])
  }

  @Test(arguments: [ColorDepth.truecolor, .palette256, .palette16, .palette8])
  func `what the background can show is not left to a character`(depth: ColorDepth) throws {
    let service = CoverService.bundled(resources: resources)
    let image = try #require(service.image(service.catalogue()["pop"]?.first?.id ?? ""))

    let cells = pictureCells(
      of: image, width: 40, height: 20, isDimmed: false,
      style: PictureStyle(depth: depth, charset: .unicode))

    let characters = Set(cells.compactMap { Unicode.Scalar($0.character).map(Character.init) })
    #expect(characters.contains("▄"))
    #expect(characters.isDisjoint(with: "█▀▔▉▛▜▙▟"))
  }

  @Test func `on the console, a picture is nothing but backgrounds of 8 colours`() throws {
    let cells = try cells(of: Self.mixed, width: 9, height: 5, depth: .palette8, charset: .console)

    #expect(cells.allSatisfy { $0.character == 0x20 && (0..<8).contains($0.background) })
    #expect(Set(cells.map(\.background)).count > 2)
  }

  @Test(arguments: [ColorDepth.mono, .palette16, .palette256, .truecolor])
  func `ASCII stays ASCII in every depth`(depth: ColorDepth) throws {
    let cells = try cells(of: Self.mixed, width: 9, height: 5, depth: depth, charset: .ascii)

    #expect(cells.allSatisfy { (0x20..<0x7F).contains($0.character) })
  }

  @Test(arguments: [(1, 1), (2, 7), (30, 15), (61, 3), (0, 4), (4, 0), (-1, 3)])
  func `there are exactly as many cells as asked for`(width: Int, height: Int) throws {
    #expect(
      try cells(of: ["ob", "wo"], width: width, height: height).count
        == max(0, width) * max(0, height))
  }

  private static let colors: [Character: [UInt8]] = [
    "o": [255, 128, 0], "b": [0, 0, 255], "w": [255, 255, 255], ".": [0, 0, 0], "r": [200, 0, 0],
    "g": [0, 102, 0], "l": [100, 100, 100], "k": [20, 20, 20], "u": [90, 90, 130],
    "v": [95, 95, 135],
  ]

  /// The cells of an image whose pixels are described by letters.
  private func cells(
    of rows: [String], width: Int, height: Int = 1, depth: ColorDepth = .truecolor,
    charset: Charset = .unicode, isDimmed: Bool = false
  ) throws -> [PictureCell] {
    let bytes: [UInt8] = rows.joined().flatMap { (Self.colors[$0] ?? []) + [255] }
    let image = try #require(PixelImage(width: rows[0].count, height: rows.count, bytes: bytes))
    return pictureCells(
      of: image, width: width, height: height, isDimmed: isDimmed,
      style: PictureStyle(depth: depth, charset: charset))
  }
}

extension PictureCell {
  /// The colour of a single-coloured cell: a space's background, a full block's foreground.
  var visible: Int32 { character == 0x2588 ? foreground : background }
}
