import Foundation
import PseudoTerminal

#if canImport(Glibc)
  import Glibc
#endif

let diskSteps = [
  Step(name: "files in place of folders", weight: 2) { rig in
    try rig.endPlayer()
    try rig.moveOut()
    for name in [".config", ".local", ".cache"] where rig.chance.once(in: 2) {
      try Data().write(to: URL(fileURLWithPath: "\(rig.home.path)/\(name)"))
    }
    try rig.playForAWhile()
    try rig.moveOut()
  },
  Step(name: "a home that cannot be written", weight: 2) { rig in
    // Permissions do not stop root from writing.
    guard geteuid() != 0 else {
      rig.counts.skipped += 1
      return
    }
    try rig.endPlayer()
    try rig.moveOut()
    chmod(rig.home.path, 0o500)
    try rig.playForAWhile()
    chmod(rig.home.path, 0o700)
  },
  Step(name: "a home that is suddenly gone", weight: 2) { rig in
    let player = try rig.player()
    try? FileManager.default.removeItem(atPath: rig.home.path)
    for key in rig.chance.keys(60, leaves: false) { rig.type(key, into: player) }
    try rig.expectAlive(player)
    try rig.endPlayer()
    try rig.moveOut()
  },
  Step(name: "a full disk", weight: 3) { rig in
    try rig.endPlayer()
    try rig.moveOut()
    let folder = rig.home.path
    guard mountSmallDisk(at: folder, kilobytes: rig.chance.one(of: [4, 16, 64, 256])) else {
      rig.counts.skipped += 1
      return
    }
    defer { unmountDisk(at: folder) }
    try rig.playForAWhile()
    rig.running?.close()
    rig.running = nil
  },
]

extension Rig {
  var hasRecording: Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: lastRecording)
    return (attributes?[.size] as? Int ?? 0) > 0
  }

  func forgetFetched() {
    try? FileManager.default.removeItem(atPath: home.path + "/.cache")
  }

  /// Starts a program, exercises most of it, and ends it.
  fileprivate func playForAWhile() throws {
    let player = try start(anyOptions())
    for _ in 0..<3 {
      for key in chance.keys(100, leaves: false) { type(key, into: player) }
      guard try expectAlive(player) else { return }
    }
    try endPlayer()
  }
}

/// Mounts a small disk; false where that is impossible: it takes root and Linux.
private func mountSmallDisk(at folder: String, kilobytes: Int) -> Bool {
  #if os(Linux)
    geteuid() == 0 && mount("tmpfs", folder, "tmpfs", 0, "size=\(kilobytes)k") == 0
  #else
    false
  #endif
}

private func unmountDisk(at folder: String) {
  #if os(Linux)
    umount2(folder, Int32(MNT_DETACH))
  #endif
}
