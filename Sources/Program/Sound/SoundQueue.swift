import ArtworkLive
import MemoryTunes
import SoundLive

/// Orders to the sound thread, collected in a turn of the loop and sent when it is idle.
@MainActor
final class SoundQueue {
  private let output: SoundOutput
  private let tunes: String
  private let problems: AsyncStream<SoundProblem?>
  private var due: [SoundOrder] = []
  private var music: Music?
  private var isHeard = false

  init(resources: String) {
    let (problems, problem) = AsyncStream.makeStream(of: SoundProblem?.self)
    self.problems = problems
    tunes = resources + "/Tunes"
    output = SoundOutput(
      decoder: programPath(), locate: track(beside:), pieces: tunes + "/band.json",
      tell: { problem.yield($0.map(SoundProblem.init)) })
  }

  func add(_ effect: SoundEffect) { due += effect.orders(in: tunes) }

  /// Notes that there was input.
  func listen() { isHeard = true }

  /// Plays the sounds due, and from now on this music.
  func play(_ music: Music?) {
    if music != self.music { due.append(.band(music?.score(in: tunes))) }
    if isHeard, music != nil { due.append(.listen) }
    for order in due { output.send(order) }
    (due, self.music, isHeard) = ([], music, false)
  }

  func report(to send: Send<AppAction>, on loop: MainLoop) {
    // Without the preference, it would wait on a worker thread of Dispatch.
    Task(executorPreference: loop.executor) { [problems] in
      for await problem in problems { send(.sound(.reported(problem))) }
    }
  }
}
