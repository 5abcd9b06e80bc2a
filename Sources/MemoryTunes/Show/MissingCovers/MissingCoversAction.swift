public enum MissingCoversAction: Equatable, Codable, Sendable {
  /// "The image with this name cannot be loaded".
  case found(String)
  /// "Recovery has ended; the pictures of the covers with these ids are still missing".
  ///
  /// `request` is the id of the deal that the covers belong to.
  case recovered(request: Int, missing: [String])
}
