/// What becomes of pictures that are gone.
public enum MissingCoversAction: Equatable, Codable, Sendable {
  /// "The image of this name cannot be shown".
  case found(String)
  /// "What could be had again is there; the covers with these ids are not".
  ///
  /// `request` is the id of the deal that they belong to.
  case recovered(request: Int, missing: [String])
}
