import Artwork

/// What happens to the kinds of music.
public enum CategoriesAction: Equatable, Codable, Sendable {
  indirect case setCatalogue(SetCatalogueAction)
  /// "This entry of the picker": the one that Enter will choose, counted from 0.
  case select(Int)
  indirect case change(ChangeCategoryAction)
  indirect case delete(DeleteCategoryAction)
}

extension CategoriesAction: FeatureAction {
  var isFrequent: Bool {
    switch self {
    case .select: true
    case .setCatalogue, .change, .delete: false
    }
  }

  var weight: Int {
    switch self {
    case .setCatalogue(let action): 400 * action.catalogue.values.map(\.count).reduce(0, +)
    case .change: 300
    case .select, .delete: 0
    }
  }
}

/// What the categories ask of the world.
public enum CategoriesEffect: Equatable, Sendable {
  /// Read the list of bundled covers → `SetCatalogueAction`.
  case loadCatalogue
}
