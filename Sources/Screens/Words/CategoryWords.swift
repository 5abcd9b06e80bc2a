extension Category {
  /// The name for the player: "Rock", or the one that the player gave it; "Everything" for all covers of a folder.
  public var label: String {
    name == nil && id == Shelf.wholeID ? tr("Everything") : term
  }
}

extension ShelfState {
  var sentence: String {
    switch scan {
    case .failed(let failure): String(failure.sentence.prefix(1000))
    case .running(let done, let total) where total > 0:
      tr("Looking through folder \(done) of \(total)")
    case .running, .done: tr("Looking through your folder")
    }
  }

  /// In the title: that it is being rescanned, then the folders without a cover; nil for neither.
  var changes: String? {
    guard case .running(let done, let total) = scan, content != nil, total > 0 else {
      return unreadable
    }
    return tr("looking for changes, \(100 * done / total) %")
  }

  /// The number of folders with unreadable pictures; nil for none.
  var unreadable: String? {
    guard let count = content?.unreadableCount, count > 0 else { return nil }
    return tr(
      "no readable picture in \(count) folder", "no readable picture in \(count) folders",
      count: count)
  }
}
