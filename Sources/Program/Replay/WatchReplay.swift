import Screens
import StorageLive
import TerminalLive

/// Replays a recording in the real terminal until the program ends; throws if it cannot start.
@MainActor
func watch(_ recording: AppRecording) throws -> Never {
  let backstage = try Backstage()
  let (preferences, notice) = PreferencesStorage.live(environment: backstage.environment).load()
  if let notice { complain(notice.sentence) }
  let terminal = NcursesTerminal(backstage)
  let loop = MainLoop()
  terminal.open(.init(usesMouse: false))
  let sounds = SoundQueue(resources: backstage.resources)
  let store = Store<ReplayState, ReplayAction, ReplayEffect>(
    initialState: ReplayState(recording, hasSound: !backstage.isRemote, keys: preferences.keys),
    reducer: Reducer(replayReducer),
    performer: Performer { work, send in
      switch work {
      case .wait: send(.playNext)
      case .sound(let effect): sounds.add(effect)
      case .quit: terminal.leave()
      }
    } recover: { _, _ in
      .quit
    }, clock: loop, executor: loop.executor)
  var isDrawingDue = true
  terminal.onPicturesReady = { isDrawingDue = true }
  let drawing = store.onUpdate(perform: { state in
    isDrawingDue = true
    if !state.isTickShown { sounds.listen() }
  })
  store.dispatch(.begin)
  withExtendedLifetime(drawing) {
    loop.run(
      on: terminal,
      onInput: { inputs in
        for case .key(let key) in inputs {
          if let action = replayKeymap(key: key, state: store.state) { store.dispatch(action) }
        }
      },
      onRedraw: { isDrawingDue = true },
      atEndOfTurn: {
        guard isDrawingDue else { return }
        isDrawingDue = false
        terminal.draw(replayView(state: store.state, in: terminal.size))
      }, whenIdle: { sounds.play(store.state.music) })
  }
}
