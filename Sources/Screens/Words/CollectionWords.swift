enum CollectionWords {
  static var invitation: String { tr("Pairs that you find appear here.") }
  // Of the selected cover.
  static var notFound: String { tr("Not found yet.") }

  /// "34 of 100 covers found".
  static func covers(_ count: Int, of total: Int) -> String {
    tr("\(count) of \(total) cover found", "\(count) of \(total) covers found", count: total)
  }

  /// "7 golden: found from memory in a flawless game", from long to short.
  static func golden(_ count: Int) -> [String] {
    [
      tr(
        "\(count) golden: found from memory in a flawless game.",
        "\(count) golden: found from memory in a flawless game.", count: count),
      tr("\(count) golden", "\(count) golden", count: count),
    ]
  }
}

extension CoverCollection {
  /// "34 of 100 covers found".
  var foundLabel: String { CollectionWords.covers(foundCount(), of: Self.coverCount) }

  /// "Pop, 12 of 20 covers found".
  func foundLabel(of category: Category, _ covers: Range<Int>) -> String {
    list([category.label, CollectionWords.covers(foundCount(of: covers), of: covers.count)])
  }
}

extension CoverCollection.Find {
  /// "My Good Side, by Candid Candace, golden"; a cover without its catalogue has no name.
  func label(of cover: Cover?) -> String {
    list([cover?.label ?? tr("a cover"), isGolden ? tr("golden", in: "cover") : nil])
  }

  /// "First found on 3 November 2026"; empty if the clock was wrong.
  var dateLabel: String {
    CalendarDate(dayNumber: day).map { tr("First found on \($0.label).") } ?? ""
  }
}
