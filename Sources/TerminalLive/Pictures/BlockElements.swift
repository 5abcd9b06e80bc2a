/// The block element that fills the rest of the cell, if that touches less of the cell's edges, above all the top
/// one: drawn with exchanged colours, it looks the same.
///
/// In many fonts, block elements end a pixel before an edge, mostly the top one, and the background
/// shows there as a hair line. The background itself always fills the cell.
func lighterInverse(of character: UInt32) -> UInt32? {
  guard (0x2580...0x259F).contains(character) else { return nil }
  return inverses[character]
}

private let inverses: [UInt32: UInt32] = {
  let pairs: [(Unicode.Scalar, Unicode.Scalar)] = [
    ("█", " "), ("▀", "▄"), ("▔", "▇"), ("▉", "▕"), ("▛", "▗"), ("▜", "▖"), ("▙", "▝"), ("▟", "▘"),
  ]
  return Dictionary(uniqueKeysWithValues: pairs.map { ($0.value, $1.value) })
}()
