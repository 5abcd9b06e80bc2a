public struct ChangeCategoryAction: Equatable, Codable, Sendable {
  public var category: Category

  public init(category: Category) { self.category = category }
}
