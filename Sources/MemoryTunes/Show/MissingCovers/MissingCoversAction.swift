public enum MissingCoversAction: Equatable, Codable, Sendable {
  /// "The image with this name cannot be loaded".
  case found(String)
  /// "The recovery for the deal with this id has ended; the pictures of the covers with these ids are still missing".
  case recovered(request: Int, missing: [String])
}
