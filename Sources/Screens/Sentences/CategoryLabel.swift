import Artwork
import MemoryTunes

extension Category {
  /// The name for the player: "Rock", or the one that the player gave it.
  public var label: String {
    if let name { return name }
    return switch id {
    case "pop": "Pop"
    case "electronic": "Electronic"
    case "rock": "Rock"
    case "metal": "Metal"
    case "rap": "Rap"
    case Shelf.wholeID: "Everything"
    default: id
    }
  }
}
