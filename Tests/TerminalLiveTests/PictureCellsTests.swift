import Artwork
import ArtworkLive
import TestSupport
import Testing

@testable import TerminalLive

@Suite struct PictureCellsTests {
  private let truecolor = PictureStyle(depth: .truecolor, charset: .unicode)

  @Test func `a flat picture becomes cells of its colour`() throws {
    let orange = try image(["oo", "oo"])

    let cells = pictureCells(of: orange, width: 2, height: 1, isDimmed: false, style: truecolor)

    #expect(cells.map(\.visible) == [0xFF8000, 0xFF8000])
  }

  @Test func `two halves become a half block in two colours`() throws {
    let flag = try image(["oooo", "oooo", "bbbb", "bbbb"])

    let cells = pictureCells(of: flag, width: 1, height: 1, isDimmed: false, style: truecolor)

    #expect(cells == [PictureCell(character: 0x2584, foreground: 0x0000FF, background: 0xFF8000)])
  }

  @Test(arguments: [ColorDepth.truecolor, .palette256, .palette16, .palette8])
  func `what the background can show at a cell's edge is not left to a character`(
    depth: ColorDepth
  ) throws {
    let service = CoverService.bundled(resources: resources)
    let image = try #require(service.image(service.catalogue()["pop"]?.first?.id ?? ""))

    let cells = pictureCells(
      of: image, width: 40, height: 20, isDimmed: false,
      style: PictureStyle(depth: depth, charset: .unicode))

    let characters = Set(cells.compactMap { Unicode.Scalar($0.character).map(Character.init) })
    #expect(characters.contains("▄"))
    #expect(characters.isDisjoint(with: "█▀▔▉▛▜▙▟"))
  }

  @Test func `a dimmed picture has half of its light`() throws {
    let orange = try image(["oo", "oo"])

    let cells = pictureCells(of: orange, width: 1, height: 1, isDimmed: true, style: truecolor)

    #expect(cells.map(\.visible) == [0x7F4000])
  }

  @Test func `black avoids the numbers that mean palette colours`() throws {
    let black = try image(["..", ".."])

    let cells = pictureCells(of: black, width: 1, height: 1, isDimmed: false, style: truecolor)

    #expect(cells.map(\.visible) == [8])
  }

  @Test func `256 colours are numbers of the xterm palette above the first 16`() throws {
    let flag = try image(Array(repeating: "oooooooobbbbbbbb", count: 8))

    let cells = pictureCells(
      of: flag, width: 2, height: 1, isDimmed: false,
      style: PictureStyle(depth: .palette256, charset: .unicode))

    #expect(cells.map(\.visible) == [208, 21])
  }

  @Test func `without colours only characters speak`() throws {
    let halves = try image(["w...", "w..."])

    let cells = pictureCells(
      of: halves, width: 4, height: 1, isDimmed: false,
      style: PictureStyle(depth: .mono, charset: .unicode))

    #expect(cells.allSatisfy { $0.foreground == -1 && $0.background == -1 })
    #expect([cells[0].character, cells[3].character] == [0x2588, 0x20])
  }

  @Test func `without colours, shapes of the same brightness stay apart`() throws {
    let (red, green): ([UInt8], [UInt8]) = ([200, 0, 0, 255], [0, 102, 0, 255])
    let bytes = (0..<64).flatMap { $0 % 8 < 4 ? red : green }
    let flag = try #require(PixelImage(width: 8, height: 8, bytes: bytes))

    let cells = pictureCells(
      of: flag, width: 2, height: 1, isDimmed: false,
      style: PictureStyle(depth: .mono, charset: .unicode))

    #expect(Set(cells.map(\.character)) == [0x2588, 0x20])
  }

  @Test func `without colours, grey shapes are divided at their own middle`() throws {
    let dark = (0..<64).flatMap { index -> [UInt8] in
      let level: UInt8 = index % 8 < 4 ? 100 : 20
      return [level, level, level, 255]
    }
    let grey = try #require(PixelImage(width: 8, height: 8, bytes: dark))

    let cells = pictureCells(
      of: grey, width: 2, height: 1, isDimmed: false,
      style: PictureStyle(depth: .mono, charset: .unicode))

    #expect(cells.map(\.character) == [0x2588, 0x20])
  }

  @Test func `without colours, a cell is filled by quarters`() throws {
    let corner = try image(["w.", ".."])
    for (charset, character) in [(Charset.unicode, "▘"), (.ascii, "'"), (.console, "'")] {
      let cells = pictureCells(
        of: corner, width: 1, height: 1, isDimmed: false,
        style: PictureStyle(depth: .mono, charset: charset))

      #expect(cells.map(\.character) == character.unicodeScalars.map(\.value))
    }
  }

  @Test func `on the console, a picture is nothing but backgrounds of 8 colours`() throws {
    let colorful = try image(["obw.", "wob.", ".wob"])

    let cells = pictureCells(
      of: colorful, width: 9, height: 5, isDimmed: false,
      style: PictureStyle(depth: .palette8, charset: .console))

    #expect(cells.allSatisfy { $0.character == 0x20 && (0..<8).contains($0.background) })
    #expect(Set(cells.map(\.background)).count > 2)
  }

  @Test func `colours too alike to tell apart become one`() throws {
    let bytes = (0..<64).flatMap { index -> [UInt8] in
      index < 8 ? [90, 90, 130, 255] : [95, 95, 135, 255]
    }
    let almostFlat = try #require(PixelImage(width: 8, height: 8, bytes: bytes))

    let cells = pictureCells(
      of: almostFlat, width: 1, height: 1, isDimmed: false, style: truecolor)

    #expect(cells.map(\.character) == [0x20])
  }

  @Test func `ASCII stays ASCII in every depth`() throws {
    let colorful = try image(["obw.", "wob.", ".wob"])
    for depth in [ColorDepth.mono, .palette16, .palette256, .truecolor] {
      let cells = pictureCells(
        of: colorful, width: 9, height: 5, isDimmed: false,
        style: PictureStyle(depth: depth, charset: .ascii))

      #expect(cells.allSatisfy { (0x20..<0x7F).contains($0.character) })
    }
  }

  @Test func `there are exactly as many cells as asked for`() throws {
    let small = try image(["ob", "wo"])
    for (width, height) in [(1, 1), (2, 7), (30, 15), (61, 3), (0, 4), (4, 0), (-1, 3)] {
      let cells = pictureCells(
        of: small, width: width, height: height, isDimmed: false, style: truecolor)

      #expect(cells.count == max(0, width) * max(0, height))
    }
  }

  /// An image described by letters: orange, blue, white; everything else is black.
  private func image(_ rows: [String]) throws -> PixelImage {
    let bytes = rows.joined().flatMap { letter -> [UInt8] in
      switch letter {
      case "o": [255, 128, 0, 255]
      case "b": [0, 0, 255, 255]
      case "w": [255, 255, 255, 255]
      default: [0, 0, 0, 255]
      }
    }
    return try #require(PixelImage(width: rows[0].count, height: rows.count, bytes: bytes))
  }
}

extension PictureCell {
  /// The colour of a single-coloured cell: a space's background, a full block's foreground.
  var visible: Int32 { character == 0x2588 ? foreground : background }
}
