/// The role of a cover's part in its category's piece.
public enum Role: String, CaseIterable, Sendable {
  case beat
  case bass
  case chords
  case lead
  case counter
  case arpeggio
  case pad
  case voice
  case fills

  static let necessary: [Role] = [.beat, .bass, .chords]

  /// The role of a bundled cover; nil for a cover of another category, which has no part.
  public init?(ofCover id: String, in category: Category) {
    guard let role = Self.roles[category.id]?[id] else { return nil }
    self = role
  }

  /// The covers of a category with this role, in alphabetical order.
  static func covers(with role: Role, in category: Category) -> [String] {
    (roles[category.id] ?? [:]).filter { $0.value == role }.keys.sorted()
  }

  private static let roles: [String: [String: Role]] = Dictionary(
    uniqueKeysWithValues: coversByCategory.map { category, names in
      let covers = zip(names.map { "\(category)/\($0)" }, lineUp)
      return (category, Dictionary(uniqueKeysWithValues: covers))
    })
}
