public struct SetCatalogueAction: Equatable, Codable, Sendable {
  /// The covers by category id.
  public var catalogue: [String: [Cover]]

  public init(catalogue: [String: [Cover]]) { self.catalogue = catalogue }
}
