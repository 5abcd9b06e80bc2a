import CChafa

struct PictureCell: Equatable, Sendable {
  /// The block character, as a Unicode scalar value.
  var character: UInt32
  /// Colours as numbered by ncurses; -1 is the terminal's own.
  var foreground: Int32
  var background: Int32
}

struct PictureStyle: Hashable, Sendable {
  var depth: ColorDepth
  var charset: Charset
  /// The colour behind transparent pixels.
  var background = Color.standard
}

/// Chafa would start new threads for each picture, which takes longer than computing one of this size.
let oneThread: Void = chafa_set_n_threads(1)

/// Renders an image as cells: `width * height` of them, row by row.
///
/// For each cell, chafa chooses the block character and the two colours closest to the 8×8 samples
/// of the image. Safe on any thread.
func pictureCells(
  of image: PixelImage, width: Int, height: Int, isDimmed: Bool, style: PictureStyle
) -> [PictureCell] {
  guard width > 0, height > 0 else { return [] }
  let image = image.flattened(on: style.background)
  if style.depth == .mono {
    return image.twoToneCells(width: width, height: height, charset: style.charset)
  }
  oneThread
  let symbols = symbolMap(for: style)
  defer { chafa_symbol_map_unref(symbols) }
  let config = chafa_canvas_config_new()
  defer { chafa_canvas_config_unref(config) }
  chafa_canvas_config_set_geometry(config, Int32(width), Int32(height))
  chafa_canvas_config_set_canvas_mode(config, style.canvasMode)
  // DIN99d finds the perceptually nearest palette colour.
  chafa_canvas_config_set_color_space(
    config, style.isPalette ? CHAFA_COLOR_SPACE_DIN99D : CHAFA_COLOR_SPACE_RGB)
  chafa_canvas_config_set_symbol_map(config, symbols)
  chafa_canvas_config_set_color_extractor(config, CHAFA_COLOR_EXTRACTOR_MEDIAN)
  chafa_canvas_config_set_preprocessing_enabled(config, 0)
  chafa_canvas_config_set_work_factor(config, 0.5)
  let canvas = chafa_canvas_new(config)
  defer { chafa_canvas_unref(canvas) }

  (isDimmed ? image.dimmed() : image).draw(on: canvas)
  var palette = Palette(depth: style.depth)
  func number(of color: Int32) -> Int32 {
    guard color >= 0 else { return -1 }
    return style.isPalette ? color : palette.number(of: Color(UInt32(color)))
  }
  return (0..<width * height).map { index in
    let (y, x) = index.quotientAndRemainder(dividingBy: width)
    var (foreground, background): (Int32, Int32) = (-1, -1)
    chafa_canvas_get_raw_colors_at(canvas, Int32(x), Int32(y), &foreground, &background)
    var character = chafa_canvas_get_char_at(canvas, Int32(x), Int32(y))
    if style.depth > .palette16, areAlike(foreground, background) {
      (character, foreground) = (0x20, background)
    }
    var cell = PictureCell(
      character: character, foreground: number(of: foreground), background: number(of: background))
    if let lighter = lighterInverse(of: cell.character) {
      cell.character = lighter
      swap(&cell.foreground, &cell.background)
    }
    return cell
  }
}

/// The two colours are almost indistinguishable; scaling leaves such ones at edges, and each change of colours
/// costs 38 bytes.
private func areAlike(_ one: Int32, _ other: Int32) -> Bool {
  let differences = [16, 8, 0].map { (one >> $0 & 0xFF) - (other >> $0 & 0xFF) }
  return differences.allSatisfy { abs($0) <= 12 }
}

/// The cells of an image in 256 colours, as on most terminals.
package func pictureCells(of image: PixelImage, width: Int, height: Int) -> [some Equatable] {
  pictureCells(
    of: image, width: width, height: height, isDimmed: false,
    style: PictureStyle(depth: .palette256, charset: .unicode))
}

/// Block elements, which every font has; in ASCII, only straight shapes; on the console only the background.
private func symbolMap(for style: PictureStyle) -> OpaquePointer? {
  let map = chafa_symbol_map_new()
  switch style.charset {
  case .unicode:
    chafa_symbol_map_add_by_tags(
      map,
      ChafaSymbolTags(
        rawValue: CHAFA_SYMBOL_TAG_BLOCK.rawValue | CHAFA_SYMBOL_TAG_SPACE.rawValue))
  case .console: chafa_symbol_map_add_by_tags(map, CHAFA_SYMBOL_TAG_SPACE)
  case .ascii:
    for symbol in " .:'\"-=_|/\\#".unicodeScalars {
      chafa_symbol_map_add_by_range(map, symbol.value, symbol.value)
    }
  }
  return map
}

extension PictureStyle {
  /// Lets chafa choose among the few colours of the terminal.
  ///
  /// With 256, it chooses among all colours, then the nearest are found, which is faster and looks as good.
  fileprivate var isPalette: Bool { depth == .palette16 || depth == .palette8 }

  fileprivate var canvasMode: ChafaCanvasMode {
    switch depth {
    case .truecolor, .palette256: CHAFA_CANVAS_MODE_TRUECOLOR
    case .palette16: CHAFA_CANVAS_MODE_INDEXED_16
    case .palette8: CHAFA_CANVAS_MODE_INDEXED_8
    case .mono: CHAFA_CANVAS_MODE_FGBG
    }
  }
}

extension PixelImage {
  /// Draws all of it on a canvas of chafa, which scales it.
  func draw(on canvas: OpaquePointer?) {
    bytes.withUnsafeBufferPointer {
      chafa_canvas_draw_all_pixels(
        canvas, CHAFA_PIXEL_RGBA8_UNASSOCIATED, $0.baseAddress, Int32(width), Int32(height),
        Int32(width * 4))
    }
  }

  /// The picture composited onto a colour; the terminal's own, unknown colour is taken for black.
  func flattened(on background: Color) -> PixelImage {
    guard stride(from: 3, to: bytes.count, by: 4).contains(where: { bytes[$0] < 255 }) else {
      return self
    }
    let (red, green, blue) = background.components ?? (0, 0, 0)
    let behind = [red, green, blue].map { Int($0) }
    var flat = bytes
    for start in stride(from: 0, to: flat.count, by: 4) {
      let alpha = Int(flat[start + 3])
      for channel in 0..<3 {
        let color = Int(flat[start + channel]) * alpha + behind[channel] * (255 - alpha)
        flat[start + channel] = UInt8((color + 127) / 255)
      }
      flat[start + 3] = 255
    }
    return PixelImage(width: width, height: height, bytes: flat) ?? self
  }

  /// The image with all colours at half: if it were darker, a palette would show the wrong hues.
  func dimmed() -> PixelImage {
    var bytes = bytes
    for index in bytes.indices where index % 4 != 3 {
      bytes[index] = bytes[index] / 2
    }
    return PixelImage(width: width, height: height, bytes: bytes) ?? self
  }
}
