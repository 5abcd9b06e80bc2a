enum PeopleWords {
  static var add: String { tr("Add somebody") }
  static var headStart: String { tr("Head start") }
  static var name: String { tr("Name") }
  /// By the numbers of the colours.
  static var colors: [String] { [tr("amber"), tr("blue"), tr("pink"), tr("green")] }

  /// "no head start", "2 pairs ahead".
  static func headStart(_ pairCount: Int) -> String {
    pairCount == 0
      ? tr("no head start")
      : tr("\(pairCount) pair ahead", "\(pairCount) pairs ahead", count: pairCount)
  }
}
