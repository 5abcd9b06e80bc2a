import Files

/// Moves an unusable file aside; returns whether that worked, and a notice for the player.
func setAside(
  _ file: String, as kind: String, because reason: String
) -> (isMoved: Bool, notice: String) {
  guard let name = Files.setAside(file, as: kind) else {
    return (false, "\(reason), and it is in the way: move \(file) elsewhere.")
  }
  return (true, "\(reason): it is kept as \(name).")
}
