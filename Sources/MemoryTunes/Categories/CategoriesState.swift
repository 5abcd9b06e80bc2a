public struct CategoriesState: Equatable, Codable, Sendable {
  /// The bundled ones, then the player's own.
  public internal(set) var all = Category.bundled
  /// The one that games are dealt from, unless covers come from a folder.
  public internal(set) var chosen = Category.bundled[0]
  /// The index in `listed` of the entry that Enter chooses.
  public internal(set) var selected = 0
  /// The bundled covers by category id; empty until they have been read.
  public internal(set) var catalogue: [String: [Cover]] = [:]

  /// The player's own shelf; nil unless covers come from a folder.
  public internal(set) var shelf: ShelfState?
  /// The search text that names in the picker must contain; nil without a search.
  public internal(set) var filter: String?

  /// The categories in the picker: the shelf's, if there is one; only those that match the filter.
  public var listed: [Category] {
    let categories = shelf?.categories ?? all
    guard let filter, !filter.isEmpty else { return categories }
    let words = filter.lowercased()
    return categories.filter { ($0.name ?? $0.id).lowercased().contains(words) }
  }

  public var current: Category { shelf?.chosen ?? chosen }

  /// The one that games by ear are dealt from: the chosen one, if it is bundled.
  var withTunes: Category { Category.bundled.contains(chosen) ? chosen : Category.bundled[0] }

  /// The one that Enter chooses; nil if none matches the filter.
  public var selectedCategory: Category? {
    let listed = listed
    return listed.indices.contains(selected) ? listed[selected] : nil
  }

  /// The number of covers in a category, and the names of some of their pictures; nil if unknown.
  public func covers(of category: Category) -> (count: Int, images: [String])? {
    guard Shelf.isSection(category.id) else {
      return catalogue[category.id].map { ($0.count, $0.map(\.id)) }
    }
    guard let content = shelf?.content else { return nil }
    return ([content.whole] + content.sections).first { $0.id == category.id }
      .map { ($0.count, $0.images) }
  }
}
