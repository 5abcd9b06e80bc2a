import MemoryTunes

extension Category {
  /// What the player reads: "Rock", or the name that the player has given.
  public var label: String {
    if let name { return name }
    return switch id {
    case "pop": "Pop"
    case "electronic": "Electronic"
    case "rock": "Rock"
    case "metal": "Metal"
    case "rap": "Rap"
    default: id
    }
  }
}
