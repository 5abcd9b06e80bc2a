import CTOML
import MemoryTunes
import Platform

extension KeysStorage {
  /// Keys in `$XDG_CONFIG_HOME/memorytunes/keys.toml`, or else in `~/.config/memorytunes/keys.toml`.
  public static func live(environment: [String: String]) -> Self {
    guard
      let folder = ownFolder(of: "XDG_CONFIG_HOME", or: ".config", environment: environment)
    else {
      return Self(load: { nil }, save: { _ in throw StorageFailure.noHomeFolder })
    }
    let file = folder + "/keys.toml"
    return Self(
      load: { readKeys(from: file) },
      save: { try write($0, in: folder, as: file) })
  }
}

/// Far more than all keys take, yet nested tables within it always fit on the stack.
private let sizeLimit = 1 << 14

private func readKeys(from file: String) -> (keys: KeyTable, notice: Notice?)? {
  let bytes: [UInt8]
  do {
    bytes = try readFile(file, limit: sizeLimit)
  } catch .missing {
    return nil
  } catch {
    return (KeyTable(), .keysUnreadable(file: file))
  }
  var problems: [KeyProblem] = []
  do {
    let keys = KeyTable(reading: try entries(in: bytes), problems: &problems)
    return (keys, problems.first.map { .keys($0, others: problems.count - 1) })
  } catch {
    return (KeyTable(), .keys(error, others: 0))
  }
}

/// The entries of a TOML document.
func entries(in document: [UInt8]) throws(KeyProblem) -> [KeyEntry] {
  var entries: [KeyEntry] = []
  var reason = [CChar](repeating: 0, count: 256)
  let line = document.withUnsafeBytes { bytes in
    withUnsafeMutablePointer(to: &entries) { entries in
      ctoml_read(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, entries,
        { context, entry in
          context?.assumingMemoryBound(to: [KeyEntry].self).pointee.append(KeyEntry(entry))
        }, &reason, reason.count)
    }
  }
  guard line == 0 else {
    let words = String(
      decoding: reason.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    throw KeyProblem(line: Int(line), .syntax(words))
  }
  return entries
}

extension KeyEntry {
  fileprivate init(_ entry: ctoml_entry) {
    self.init(
      table: String(entry.table) ?? "", name: String(entry.name) ?? "", value: String(entry.value),
      line: Int(entry.line))
  }
}

extension String {
  /// Nil unless a string.
  fileprivate init?(_ text: ctoml_text) {
    guard let bytes = text.bytes else { return nil }
    self.init(decoding: UnsafeRawBufferPointer(start: bytes, count: text.size), as: UTF8.self)
  }
}

/// Writes keys; keeps a file edited by the player beside the new one.
private func write(_ keys: KeyTable, in folder: String, as file: String) throws {
  try makeFolder(folder)
  let target = followingLinks(file)
  do {
    let before = try readFile(file, limit: sizeLimit)
    var problems: [KeyProblem] = []
    let known = (try? entries(in: before)).map { KeyTable(reading: $0, problems: &problems) }
    if before != known.map({ $0.bytes }) {
      try store(before, as: target + ".old")
    }
  } catch ReadFailure.missing {
  } catch is ReadFailure {
    throw StorageFailure.inTheWay(file)
  }
  removeAbandonedFiles(in: folder)
  try store(keys.bytes, as: target)
}

extension KeyTable {
  fileprivate var bytes: [UInt8] { Array((document + "\n").utf8) }
}
