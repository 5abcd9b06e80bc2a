import Basics

extension Shelf {
  /// The shelf of these folders, as far as they have covers, sorted by name.
  init(_ all: [ShelfFolder], root: String) {
    let folders = all.covered
    // By bytes: different names may be equal as text.
    let sections = Dictionary(grouping: folders) { Array($0.sectionName(below: root).utf8) }
      .map { (name: String(decoding: $0, as: UTF8.self), folders: $1) }
      .filter { !$0.name.isEmpty }
      .sorted {
        let (one, other) = ($0.name.lowercased(), $1.name.lowercased())
        return one == other ? $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) : one < other
      }
    let sampleCount = min(Self.sampleCount, max(1, Self.totalSampleCount / max(1, sections.count)))
    self.init(
      whole: Section(id: Shelf.wholeID, name: nil, folders, samples: Self.sampleCount),
      sections: sections.map { name, folders in
        Section(
          id: sectionID(name), name: name.shownPath.cleaned, folders, samples: sampleCount)
      },
      unreadableCount: all.count(where: \.isUnreadable))
  }

  /// The most covers shown of a section.
  private static let sampleCount = 24
  /// The number of covers of all sections kept for display.
  private static let totalSampleCount = 4000
}

extension Shelf.Section {
  fileprivate init(id: String, name: String?, _ folders: [ShelfFolder], samples: Int) {
    // Spread evenly, so not all are by the same artist.
    let count = min(samples, folders.count)
    let images = (0..<count).compactMap {
      folders[(2 * $0 + 1) * folders.count / (2 * count)].artwork
    }
    self.init(
      id: id, name: name, count: folders.count, images: images.map { Cover.folderPrefix + $0 })
  }
}

extension ShelfFolder {
  /// The name of the direct subfolder of the shelf that contains this one, or is it; empty for the shelf itself.
  func sectionName(below root: String) -> String {
    let rest = path.utf8.dropFirst(root.utf8.count + 1)
    return String(decoding: rest.prefix { $0 != UInt8(ascii: "/") }, as: UTF8.self)
  }

  func belongs(to id: String, below root: String) -> Bool {
    id == Shelf.wholeID || id == sectionID(sectionName(below: root))
  }
}

/// The id of a section: short, whatever the folder is called.
private func sectionID(_ name: String) -> String { Shelf.sectionPrefix + sum(of: Array(name.utf8)) }

extension [ShelfFolder] {
  /// The folders with a cover, in the order of the covers' paths.
  var covered: [ShelfFolder] {
    compactMap { folder in folder.artwork.map { (path: $0, folder: folder) } }
      .sorted { $0.path < $1.path }.map(\.folder)
  }
}
