import ArtworkLive
import Dispatch
import MemoryTunes
import SoundLive

/// Orders to the sound thread, collected in a turn of the loop and sent when it is idle.
@MainActor
final class SoundQueue {
  /// Called with each new problem, and with nil when sound works again.
  var onProblem: (SoundProblem?) -> Void = { _ in }
  private let tunes: String
  private lazy var output = SoundOutput(
    decoder: programPath(), locate: track(beside:), pieces: tunes + "/band.json",
    tell: { failure in
      // A task would wait on a worker thread of Dispatch.
      DispatchQueue.main.async { self.onProblem(failure.map(SoundProblem.init)) }
    })
  private var due: [SoundOrder] = []
  private var music: Music?
  private var isHeard = false

  init(resources: String) { tunes = resources + "/Tunes" }

  func add(_ effect: SoundEffect) { due += effect.orders(in: tunes) }

  func listen() { isHeard = true }

  /// Plays the sounds due, and from now on this music.
  func play(_ music: Music?) {
    if music != self.music { due.append(.band(music?.score(in: tunes))) }
    if isHeard, music != nil { due.append(.listen) }
    for order in due { output.send(order) }
    (due, self.music, isHeard) = ([], music, false)
  }
}
