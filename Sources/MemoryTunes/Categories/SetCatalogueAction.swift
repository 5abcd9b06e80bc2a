import Artwork

/// "These covers are bundled", by category id.
public struct SetCatalogueAction: Equatable, Codable, Sendable {
  public var catalogue: [String: [Cover]]

  public init(catalogue: [String: [Cover]]) {
    self.catalogue = catalogue
  }
}
