import Artwork
import SafeText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The covers below a folder, one for each folder with pictures in it, in path order.
///
/// Reads only names.
func findCovers(below root: String) throws -> [Cover] {
  var covers: [Cover] = []
  var walk = FolderWalk(below: root)
  while let folder = walk.next() {
    try Task.checkCancellation()
    if let name = bestPicture(of: folder.files) {
      covers.append(cover(named: name, in: folder.path))
    }
  }
  return covers.sorted { $0.artwork < $1.artwork }
}

/// The direct subfolder whose name is the term, in any case; a real folder is preferred to a link.
func subfolder(of root: String, called term: String) -> String? {
  guard let folder = Folder(root) else { return nil }
  let names = [folder.folders, folder.links].lazy.compactMap { names in
    names.filter { $0.lowercased() == term.lowercased() }.min()
  }
  return names.first.map { "\(root)/\($0)" }
}

/// Throws the reason why a folder cannot be read.
func checkFolder(_ path: String) throws(CoverFailure) {
  if let stream = opendir(path.cPath) {
    closedir(stream)
    return
  }
  let code = errno
  let failure: CoverFailure.FolderFailure =
    switch code {
    case ENOENT: .missing
    case ENOTDIR: .notAFolder
    case EACCES, EPERM: .forbidden
    default: .unreadable(reason: String(cString: strerror(code)))
    }
  throw .folder(path: path.shownPath, failure)
}

/// The picture most likely to be the cover: by its name, or else the first.
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

/// Uses the folder's name as the title and its parent's as the artist.
private func cover(named name: String, in folder: String) -> Cover {
  let parts = folder.split(separator: "/").map { String($0).shownPath.cleaned }
  let path = "\(folder)/\(name)"
  let title = parts.last ?? ""
  return Cover(
    id: "folder\(path)", title: title.isEmpty ? name.shownPath.cleaned : title,
    artist: parts.dropLast().last ?? "", artwork: path)
}
