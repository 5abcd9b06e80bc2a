import Files

/// Keeps a file that cannot be used under another name: whether that was possible, and what the player
/// is told.
func setAside(
  _ file: String, as kind: String, because reason: String
) -> (isMoved: Bool, notice: String) {
  guard let name = Files.setAside(file, as: kind) else {
    return (false, "\(reason), and it is in the way: move \(file) elsewhere.")
  }
  return (true, "\(reason): it is kept as \(name).")
}
