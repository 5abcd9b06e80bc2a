import Platform

/// The recordings in a folder written since a game was saved that do not end with quitting, newest first.
///
/// Reads no more than the last bytes of each.
func recordingsCutOff(since saved: String, in folder: String) -> [String] {
  guard let saved = status(of: saved)?.modificationTime else { return [] }
  return RecordingFile.names(startingWith: RecordingFile.path(in: folder)).filter { recording in
    guard let time = status(of: recording)?.modificationTime else { return false }
    return (saved.tv_sec, saved.tv_nsec) <= (time.tv_sec, time.tv_nsec)
      && !endsWithQuitting(recording)
  }
}

/// Gives a saved game the date that follows those of these recordings.
func setDate(of saved: String, after recordings: [String]) {
  let dates = recordings.compactMap { status(of: $0)?.modificationTime }
  guard var date = dates.max(by: { ($0.tv_sec, $0.tv_nsec) < ($1.tv_sec, $1.tv_nsec) }) else {
    return
  }
  date.tv_nsec += 1
  if date.tv_nsec == 1_000_000_000 { (date.tv_sec, date.tv_nsec) = (date.tv_sec + 1, 0) }
  utimensat(AT_FDCWD, saved, [date, date], 0)
}

/// One of the last actions was to quit; saving and storing may reply to it.
private func endsWithQuitting(_ path: String) -> Bool {
  let end = (try? OpenFile(path)).flatMap { $0.bytes(in: max(0, $0.size - 4096)..<$0.size) }
  return String(decoding: end ?? [], as: UTF8.self).contains(quitting)
}

/// In the text of an action, quotation marks are escaped.
private let quitting = #""action":{"session":{"_0":{"quit":"#
