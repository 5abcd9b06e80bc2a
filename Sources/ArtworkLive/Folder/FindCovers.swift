import Artwork

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension [ShelfFolder] {
  /// The folders with a cover, in the order of the covers' paths.
  var covered: [ShelfFolder] {
    compactMap { folder in folder.artwork.map { (path: $0, folder: folder) } }
      .sorted { $0.path < $1.path }.map(\.folder)
  }
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
