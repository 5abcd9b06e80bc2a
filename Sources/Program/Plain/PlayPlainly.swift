import CPlatform
import Platform
import Screens

/// Plays the game line by line until the program ends.
@MainActor
func playPlainly(
  _ options: PlayOptions, opening: String, on stage: Backstage, preferences: PreferencesStorage
) -> Never {
  signals_ignore_failed_writes()
  var isBroken = false
  let write = { (text: String) in
    guard let error = utter(wrapped(text, for: STDOUT_FILENO)) else { return true }
    // A reader that goes away is not an error.
    if error != EPIPE, !isBroken {
      isBroken = true
      complainOfOutput(error)
    }
    return false
  }
  // At once: the rest takes longer.
  if !write(opening + "\n") { leave(status: isBroken ? 1 : 0) }
  let loop = MainLoop()
  let sounds = SoundQueue(resources: stage.resources)
  var tell: (Telling) -> Void = { _ in }
  var sayFarewell: (Notice?) -> Void = { _ in }
  var world = World.live(
    on: stage, loop: loop, options: options, preferences: preferences,
    sound: { sounds.add($0) }, copy: { _ in false },
    quit: {
      sayFarewell($0)
      leave(status: isBroken ? 1 : 0)
    })
  world.tell = { tell($0) }
  let session = Session(
    world: world, display: .init(size: { Size(width: 80, height: 24) }, draw: { _ in }))
  let plain = PlainSession(session, told: [opening], echoes: !isInputTerminal, write: write)
  plain.onStarted = {
    // From now on, a crash is no longer blamed on the saved game.
    terminal_guard_mark_crashes(-1, "", 0)
    session.prepareRecording()
  }
  plain.play = { sounds.add($0) }
  tell = { plain.tell($0) }
  sayFarewell = { plain.sayFarewell(unsaved: $0) }
  sounds.onProblem = { session.store.dispatch(.sound(.reported($0))) }
  session.launch(options: options.launch)
  signals_defer_termination()
  loop.run(
    input: STDIN_FILENO,
    .init(
      wantsInput: { plain.wantsInput },
      onInput: {
        sounds.listen()
        plain.read(readSome(of: STDIN_FILENO))
        return false
      },
      onEndOfInput: { plain.read([]) }, onResize: {}, onContinue: {}, onEnding: { plain.quit() },
      atEndOfTurn: { plain.goOn() },
      whenIdle: {
        sounds.play(session.store.state.music)
        session.prepareRecording()
      }))
}

private func leave(status: Int32) -> Never {
  signals_terminate()
  exit(status)
}

/// The bytes available now, up to 64 KiB; empty at the end, and after an error.
private func readSome(of descriptor: Int32) -> [UInt8] {
  var bytes = [UInt8](repeating: 0, count: 65_536)
  let count = read(descriptor, &bytes, bytes.count)
  return Array(bytes.prefix(max(0, count)))
}
