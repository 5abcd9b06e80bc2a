import Artwork

/// What can happen to the categories.
public enum CategoriesAction: Equatable, Codable, Sendable {
  indirect case setCatalogue(SetCatalogueAction)
  /// "Select this entry of the picker", counted from 0: Enter will choose it.
  case select(Int)
  indirect case change(ChangeCategoryAction)
  indirect case delete(DeleteCategoryAction)
}

extension CategoriesAction {
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

/// The work that the categories request.
public enum CategoriesEffect: Equatable, Sendable {
  /// Reads the list of bundled covers → `SetCatalogueAction`.
  case loadCatalogue
}
