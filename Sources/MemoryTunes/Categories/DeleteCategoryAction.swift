public struct DeleteCategoryAction: Equatable, Codable, Sendable {
  public var id: String

  public init(id: String) { self.id = id }
}
