import Foundation

/// Makes a tree of a database too large to be walked: 400 ways lead from each page to the one below, 18
/// times, and all of them end at what was the only page.
func explode(_ tree: String, of file: String) throws {
  let root = try Int(rootPage(of: tree, in: file))
  var bytes = [UInt8](try Data(contentsOf: URL(filePath: file)))
  let last = bytes.count / pageSize
  let leaf = Array(bytes[(root - 1) * pageSize..<root * pageSize])
  bytes += leaf
  for page in last + 1..<last + 18 { bytes += innerPage(above: page, like: leaf) }
  bytes.replaceSubrange(
    (root - 1) * pageSize..<root * pageSize, with: innerPage(above: last + 18, like: leaf))
  // The header says how many pages there are.
  bytes.replaceSubrange(28..<32, with: (last + 18).bigEndianBytes(4))
  try Data(bytes).write(to: URL(filePath: file))
}

private let pageSize = 4096

/// A page of SQLite's "Database File Format", section 1.6, whose cells all point to the same page.
private func innerPage(above child: Int, like leaf: [UInt8]) -> [UInt8] {
  let isTable = leaf[0] == 13
  let count = isTable ? 400 : 300
  // The key: a number of two bytes, or a record of one integer of two bytes and a number of one.
  let cells = (1...count).map { number in
    let key =
      isTable
      ? [UInt8(number >> 7 | 0x80), UInt8(number & 0x7F)]
      : [6, 3, 2, 1] + number.bigEndianBytes(2) + [1]
    return child.bigEndianBytes(4) + key
  }
  let starts = cells.indices.map { pageSize - cells[...$0].joined().count }
  let header =
    [isTable ? 5 : 2, 0, 0] + count.bigEndianBytes(2) + (starts.last ?? 0).bigEndianBytes(2) + [0]
    + child.bigEndianBytes(4) + starts.flatMap { $0.bigEndianBytes(2) }
  let content = Array(cells.reversed().joined())
  return header + [UInt8](repeating: 0, count: pageSize - header.count - content.count) + content
}

extension Int {
  fileprivate func bigEndianBytes(_ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: self >> (8 * $0)) }
  }
}
