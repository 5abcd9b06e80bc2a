import DataFlow
import MemoryTunes

/// Sounds and music requested in a turn of the loop, and played when it is idle.
@MainActor
final class SoundQueue {
  private let service: SoundService
  private let problems: AsyncStream<SoundProblem?>
  private var due: [SoundEffect] = []
  private var music: Music?
  private var isHeard = false

  init(resources: String) {
    let (problems, problem) = AsyncStream.makeStream(of: SoundProblem?.self)
    self.problems = problems
    service = .live(resources: resources) { problem.yield($0) }
  }

  func add(_ effect: SoundEffect) { due.append(effect) }

  /// Notes that there was input.
  func listen() { isHeard = true }

  /// Plays the sounds due, and from now on this music.
  func play(_ music: Music?) {
    for effect in due { service.perform(effect) }
    due = []
    if music != self.music { service.playMusic(music) }
    if isHeard, music != nil { service.keepPlaying() }
    (self.music, isHeard) = (music, false)
  }

  /// Reports each problem with sound.
  func report(to send: Send<AppAction>, on loop: MainLoop) {
    // Without the preference, it would wait on a worker thread of Dispatch.
    Task(executorPreference: loop.executor) { [problems] in
      for await problem in problems { send(.sound(.reported(problem))) }
    }
  }
}
