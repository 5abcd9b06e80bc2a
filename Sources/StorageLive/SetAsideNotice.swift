import MemoryTunes
import Platform

/// Moves an unusable file aside; returns a notice.
func setAside(_ thing: StoredThing, file: String, because reason: SetAsideReason) -> Notice {
  .setAside(
    thing, because: reason, file: file, newName: Platform.setAside(file, as: reason.rawValue))
}
