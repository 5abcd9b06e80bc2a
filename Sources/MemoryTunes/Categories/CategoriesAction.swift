public enum CategoriesAction: Equatable, Codable, Sendable {
  indirect case setCatalogue(SetCatalogueAction)
  /// "Select this entry of the picker", counted from 0: Enter will choose it.
  case select(Int)
  indirect case change(ChangeCategoryAction)
  indirect case delete(DeleteCategoryAction)
  indirect case shelf(ShelfAction)
  /// "Show those whose names contain this"; nil for all again.
  case filter(String?)
}

public enum CategoriesEffect: Equatable, Sendable {
  /// Reads the list of bundled covers → `SetCatalogueAction`.
  case loadCatalogue
  /// Scans a folder → `ShelfAction`…
  case scanShelf(String)
}
