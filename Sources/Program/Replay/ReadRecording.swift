import Films
import Platform
import StorageLive

/// A recording in its own file or in a film, and its bytes.
///
/// Throws a sentence that begins with the file's name; see ``FileProblem``.
func readRecording(_ path: String) throws(FileProblem) -> (recording: AppRecording, bytes: [UInt8])
{
  do {
    let file = try readFile(path, limit: maximumFilmSize)
    let bytes = isCast(file) ? try recording(inCast: file) : file
    guard bytes.count <= maximumRecordingSize else { throw ReadFailure.tooLarge }
    return (try AppRecording(bytes, schema: AppState.schema, isValid: \.isValid), bytes)
  } catch let failure as ReadFailure {
    throw FileProblem(sentence: sentence(about: failure, of: path.cleaned))
  } catch let error as CastError {
    throw FileProblem(sentence: sentence(about: error, in: path.cleaned))
  } catch let error as RecordingError {
    throw FileProblem(sentence: "\(path.cleaned): \(error.sentence(in: programVersion))")
  } catch {
    throw FileProblem(sentence: "\(path.cleaned): \(error)")
  }
}

struct FileProblem: Error {
  let sentence: String
}

/// A film is several times as large as its recording.
let maximumFilmSize = 64 << 20

private func sentence(about error: CastError, in file: String) -> String {
  switch error {
  case .noRecording: FilmWords.noRecording(in: file)
  case .damaged(let number): FilmWords.damaged(file, line: number)
  }
}

private func sentence(about failure: ReadFailure, of file: String) -> String {
  switch failure {
  case .missing: ReplayWords.missing(file)
  case .unreadable(let reason): ReplayWords.unreadable(file, reason)
  case .notAFile, .tooLarge: ReplayWords.notARecording(file)
  }
}
