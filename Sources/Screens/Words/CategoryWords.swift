import Artwork
import MemoryTunes

enum CategoryWords {
  static let noMatch = "No category matches."

  static func found(_ count: Int) -> String { "\(count) found" }

  /// The source of a custom category's covers.
  static func origin(of source: CoverSource) -> String {
    source == .itunes
      ? "Its covers come from an iTunes search for these words."
      : "No covers are bundled for this category: choose iTunes or a folder in the settings."
  }
}

extension CategoriesState {
  /// The title: the selected category, and the progress of scanning the folder.
  func about(shownAtOnce count: Int) -> String {
    guard filter == nil else { return "" }
    let place = listed.count <= count ? "" : " · \(selected + 1) of \(listed.count)"
    return "choose a category" + place + (shelf?.changes ?? "")
  }
}

extension Category {
  /// The name for the player: "Rock", or the one that the player gave it.
  public var label: String {
    name == nil && id == Shelf.wholeID ? "Everything" : term
  }
}

extension ShelfState {
  var sentence: String {
    switch scan {
    case .failed(let failure): String(failure.sentence.prefix(1000))
    case .running(let done, let total) where total > 0: "Looking through folder \(done) of \(total)"
    case .running, .done: "Looking through your folder"
    }
  }

  /// In the title: that it is being rescanned, then the folders without a cover.
  fileprivate var changes: String {
    guard case .running(let done, let total) = scan, content != nil, total > 0 else {
      return unreadable.map { " · \($0)" } ?? ""
    }
    return " · looking for changes, \(100 * done / total) %"
  }

  /// The number of folders with unreadable pictures; nil for none.
  var unreadable: String? {
    guard let count = content?.unreadableCount, count > 0 else { return nil }
    return "no readable picture in \(counted(count, "folder"))"
  }
}
