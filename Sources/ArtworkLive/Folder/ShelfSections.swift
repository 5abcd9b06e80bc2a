import Basics

extension Shelf {
  /// The shelf of these folders, as far as they have covers, sorted by name.
  init(_ all: [ShelfFolder], root: String) {
    let folders = all.covered
    // By bytes: different names may be equal as text.
    let grouped = Dictionary(grouping: folders) {
      $0.sectionName(below: root).map { Array($0.utf8) }
    }
    let names = grouped.keys.compactMap { $0.map { String(decoding: $0, as: UTF8.self) } }.sorted {
      let (one, other) = ($0.lowercased(), $1.lowercased())
      return one == other ? $0.utf8.lexicographicallyPrecedes($1.utf8) : one < other
    }
    let sampleCount = max(1, min(Self.sampleCount, Self.totalSampleCount / max(1, names.count)))
    self.init(
      whole: Section(id: Shelf.wholeID, name: nil, folders, samples: Self.sampleCount),
      sections: names.map { name in
        Section(
          id: sectionID(name), name: name.shownPath.cleaned, grouped[Array(name.utf8)] ?? [],
          samples: sampleCount)
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
  /// The name of the direct subfolder of the shelf that contains this one, or is it; nil for the shelf itself.
  func sectionName(below root: String) -> String? {
    guard path.utf8.count > root.utf8.count else { return nil }
    let rest = path.utf8.dropFirst(root.utf8.count + 1)
    return String(rest.prefix { $0 != UInt8(ascii: "/") })
  }

  func belongs(to id: String, below root: String) -> Bool {
    id == Shelf.wholeID || sectionName(below: root).map(sectionID) == id
  }
}

/// The id of a section: short, whatever the folder is called.
private func sectionID(_ name: String) -> String {
  Shelf.sectionPrefix + sum(of: Array(name.utf8))
}

extension [ShelfFolder] {
  /// The folders with a cover, in the order of the covers' paths.
  var covered: [ShelfFolder] {
    compactMap { folder in folder.artwork.map { (path: $0, folder: folder) } }
      .sorted { $0.path < $1.path }.map(\.folder)
  }
}
