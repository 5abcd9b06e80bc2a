import Artwork

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The covers below a folder, one a folder with pictures in it, in the order of their paths.
///
/// Only names are read. Links are not followed, so it neither leaves the folder nor goes round in
/// circles.
func findCovers(below root: String) throws -> [Cover] {
  var covers: [Cover] = []
  var waiting = [root]
  while let folder = waiting.popLast() {
    try Task.checkCancellation()
    let entries = readFolder(folder)
    let names = entries.filter { !$0.isFolder }.map(\.name)
    if let name = bestPicture(of: names) { covers.append(cover(named: name, in: folder)) }
    let depth = folder.utf8.count { $0 == UInt8(ascii: "/") }
    guard depth < deepest else { continue }
    waiting += entries.filter(\.isFolder).map { "\(folder)/\($0.name)" }
  }
  return covers.sorted { $0.artwork < $1.artwork }
}

/// The folder directly below another whose name is the term, whatever its case.
func subfolder(of root: String, called term: String) -> String? {
  readFolder(root).first { $0.isFolder && $0.name.lowercased() == term.lowercased() }
    .map { "\(root)/\($0.name)" }
}

/// Whether it is a file, no link, and not too large.
func isRegularFile(_ path: String, upTo largest: Int) -> Bool {
  var status = stat()
  return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    && status.st_size <= largest
}

/// Folders that lie deeper are not looked into; counted in slashes of the path.
private let deepest = 40

private struct Entry {
  let name: String
  let isFolder: Bool
}

/// The visible files and folders in a folder; none if it cannot be read.
private func readFolder(_ path: String) -> [Entry] {
  guard let folder = opendir(path) else { return [] }
  defer { closedir(folder) }
  var entries: [Entry] = []
  while let entry = readdir(folder) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
      tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    guard name.utf8.first != UInt8(ascii: ".") else { continue }
    switch kind(of: entry.pointee, at: "\(path)/\(name)") {
    case S_IFDIR: entries.append(Entry(name: name, isFolder: true))
    case S_IFREG: entries.append(Entry(name: name, isFolder: false))
    default: break
    }
  }
  return entries
}

/// What the folder says of an entry; where it does not say, what the entry itself does.
private func kind(of entry: dirent, at path: String) -> mode_t {
  switch Int(entry.d_type) {
  case Int(DT_DIR): return S_IFDIR
  case Int(DT_REG): return S_IFREG
  case Int(DT_UNKNOWN):
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : 0
  default: return 0
  }
}

/// The picture that is most likely the cover: by its name, or else the first.
private func bestPicture(of names: [String]) -> String? {
  let pictures = names.filter(isPicture).sorted()
  let usual = ["cover", "folder", "front", "album"]
  for word in usual {
    if let name = pictures.first(where: { $0.lowercased().hasPrefix(word) }) { return name }
  }
  return pictures.first
}

private func isPicture(_ name: String) -> Bool {
  let endings = [".jpg", ".jpeg", ".png", ".webp"]
  return endings.contains(where: name.lowercased().hasSuffix)
}

/// The folder's name is the title, its parent's the artist.
private func cover(named name: String, in folder: String) -> Cover {
  let parts = folder.split(separator: "/").map { String($0).cleaned }
  let path = "\(folder)/\(name)"
  return Cover(
    id: "folder\(path)", title: parts.last ?? name.cleaned, artist: parts.dropLast().last ?? "",
    artwork: path)
}
