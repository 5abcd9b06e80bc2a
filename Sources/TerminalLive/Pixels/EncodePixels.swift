import CChafa
import CPictures

/// Encodes an opaque picture as PNG; empty if there is no memory for it.
public func png(of image: PixelImage) -> [UInt8] {
  let limit = picture_png_limit(UInt32(image.width), UInt32(image.height))
  return [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
    count = image.bytes.withUnsafeBufferPointer {
      picture_write_png(
        $0.baseAddress, UInt32(image.width), UInt32(image.height), buffer.baseAddress, limit)
    }
  }
}

/// A sixel sequence for a picture of any height.
///
/// Sixels are six pixels high, and chafa makes whole ones: excess rows are cut off. Chafa chooses the 256 colours
/// that suit the picture best.
func sixel(of image: PixelImage, size: PixelSize) -> String {
  oneThread
  let config = chafa_canvas_config_new()
  defer { chafa_canvas_config_unref(config) }
  chafa_canvas_config_set_pixel_mode(config, CHAFA_PIXEL_MODE_SIXELS)
  chafa_canvas_config_set_canvas_mode(config, CHAFA_CANVAS_MODE_TRUECOLOR)
  chafa_canvas_config_set_color_space(config, CHAFA_COLOR_SPACE_RGB)
  // A canvas of cells of one pixel each is as large as the picture.
  chafa_canvas_config_set_cell_geometry(config, 1, 1)
  let height = (size.height + 5) / 6 * 6
  chafa_canvas_config_set_geometry(config, Int32(size.width), Int32(height))
  let canvas = chafa_canvas_new(config)
  defer { chafa_canvas_unref(canvas) }
  image.draw(on: canvas)
  guard let text = chafa_canvas_print(canvas, nil) else { return "" }
  defer { g_string_free(text, 1) }
  let bytes = UnsafeRawBufferPointer(start: text.pointee.str, count: Int(text.pointee.len))
  return cropped(bytes, to: size)
}

/// A sixel sequence that ends with the last row of the picture, without a new line after it.
private func cropped(_ sixels: UnsafeRawBufferPointer, to size: PixelSize) -> String {
  let parameters = "\u{1B}P0;1;0q\"1;1;\(size.width);\(size.height)"
  guard let start = sixels.firstIndex(of: UInt8(ascii: "#")),
    let end = sixels.lastIndex(of: 0x1B), start < end
  else { return "" }
  var rows = sixels[start..<end].split(separator: UInt8(ascii: "-")).map { Array($0) }
  let mask = UInt8((1 << ((size.height - 1) % 6 + 1)) - 1)
  let lastRow = rows.popLast() ?? []
  rows.append(lastRow.map { (63...126).contains($0) ? ($0 - 63) & mask + 63 : $0 })
  let data = Array(rows.joined(separator: [UInt8(ascii: "-")]))
  return "\(parameters)\(String(decoding: data, as: UTF8.self))\u{1B}\\"
}
