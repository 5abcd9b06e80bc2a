import Foundation

/// The text of a file; nil if it cannot be read.
package func read(_ file: String) -> String? {
  FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) }
}

/// Writes a file, and creates its folder first.
package func write(_ text: String, to file: String) throws {
  try write(text.utf8, to: file)
}

/// Writes a file, and creates its folder first.
package func write(_ bytes: some Sequence<UInt8>, to file: String) throws {
  let folder = URL(filePath: file).deletingLastPathComponent()
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  try Data(bytes).write(to: URL(filePath: file))
}

/// The names in a folder, in order; nil if there is no such folder.
package func names(in folder: String) -> [String]? {
  try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()
}

package func permissions(of path: String) -> Int? {
  (try? FileManager.default.attributesOfItem(atPath: path))?[.posixPermissions] as? Int
}
