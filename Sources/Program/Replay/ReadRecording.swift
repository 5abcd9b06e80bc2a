import Films
import Platform
import StorageLive

/// A film is several times as large as its recording.
let maximumFilmSize = 64 << 20

/// A recording in its own file or in a film, and its bytes; throws a complaint if there is none.
func readRecording(_ path: String) throws -> (recording: AppRecording, bytes: [UInt8]) {
  let name = path.cleaned
  do {
    let file = try readFile(path, limit: maximumFilmSize)
    let bytes = isCast(file) ? try recording(inCast: file) : file
    guard bytes.count <= maximumRecordingSize else { throw ReadFailure.tooLarge }
    return (try AppRecording(bytes, schema: AppState.schema, isValid: \.isValid), bytes)
  } catch ReadFailure.missing {
    throw Complaint(tr("\(name) does not exist: give a recording or a film."))
  } catch ReadFailure.unreadable(let reason) {
    throw Complaint(tr("\(name) cannot be read (\(reason)): check its permissions."))
  } catch is ReadFailure {
    throw Complaint(tr("\(name) is not a recording: give the name of another file."))
  } catch CastError.noRecording {
    throw Complaint(tr("\(name) is a film, but none of MemoryTunes: play it with asciinema."))
  } catch CastError.damaged(let line) {
    throw Complaint(
      tr("Line \(line) of the film \(name) cannot be read: give the name of another film."))
  } catch let error as RecordingError {
    throw Complaint("\(name): \(error.sentence(in: programVersion))")
  }
}
