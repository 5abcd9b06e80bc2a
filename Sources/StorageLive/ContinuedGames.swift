import Platform

/// The games that a killed session had to save at the end of its recording, as the bytes of a saved game.
///
/// Nil unless the recording reaches those at `saved` and goes on. Plays it, in a process of its own: it may crash.
public func continuedGames(saved: String, recording: String) -> [UInt8]? {
  guard case .value(let games) = SavedGamesFile.format.read(saved),
    let bytes = try? readFile(recording, limit: maximumRecordingSize),
    let recording = try? AppRecording(bytes, schema: AppState.schema, isValid: \.isValid),
    recording.isCutOff, let newest = newestGames(in: recording, after: games), newest != games
  else { return nil }
  return try? SavedGamesFile(newest).bytes()
}

/// In bytes; the recorder starts a new file after five million.
public let maximumRecordingSize = 8 << 20

extension AppRecording {
  /// The session was not quit, and its recording neither ended nor altered.
  fileprivate var isCutOff: Bool {
    switch end {
    case nil, .damaged: !lines.contains { $0.event.kind == .action(.session(.quit(.init()))) }
    case .ended, .altered: false
    }
  }
}

/// The games to save after the last event, if `games` were those after an earlier one, or were restored.
private func newestGames(in recording: AppRecording, after games: SavedGames) -> SavedGames? {
  // A game of version 0.1 gets an id when restored, so it never equals the saved one.
  let restoring = AppAction.game(.restore(.init(games: games)))
  var replay = Replay(recording, initialState: AppState(), reducer: .app, weighState: \.weight)
  var hasBegun = replay.state.savedGames == games
  while let event = replay.next {
    guard (try? replay.step()) != nil else { return nil }
    hasBegun = hasBegun || event.kind == .action(restoring) || replay.state.savedGames == games
  }
  return hasBegun ? replay.state.savedGames : nil
}

/// The recordings in a folder since a game was saved that do not end with quitting, newest first; reads their ends.
func recordingsCutOff(since saved: String, in folder: String) -> [String] {
  guard let saved = status(of: saved)?.modificationTime else { return [] }
  return RecordingFile.names(startingWith: RecordingFile.path(in: folder)).filter { recording in
    guard let time = status(of: recording)?.modificationTime else { return false }
    return (saved.tv_sec, saved.tv_nsec) <= (time.tv_sec, time.tv_nsec)
      && !endsWithQuitting(recording)
  }
}

/// One of the last actions was to quit; saving and storing may reply to it.
private func endsWithQuitting(_ path: String) -> Bool {
  let end = (try? OpenFile(path)).flatMap { $0.bytes(in: max(0, $0.size - 4096)..<$0.size) }
  return String(decoding: end ?? [], as: UTF8.self).contains(quitting)
}

/// In the text of an action, quotation marks are escaped.
private let quitting = #""action":{"session":{"_0":{"quit":"#
