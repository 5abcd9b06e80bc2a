// Note: elsewhere, the program itself writes a recording.
#if !os(Windows) && !os(WASI)
  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif

  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(Android)
    import Android
  #endif

  extension RecordingFile {
    /// Creates a file on disk; nothing is written yet.
    ///
    /// When `append` returns, the bytes are with the system: they survive any end of the program, though not a
    /// power failure. Only the user can read the file and the folders created for it.
    ///
    /// Starting over rotates the file and its three predecessors: `name.jsonl` becomes `name.1.jsonl`, and so on;
    /// the oldest is lost. Anything under these names that is not a recording is left alone, which is an error. So
    /// two programs can record to one path: each keeps writing to its own file, whatever its current name.
    ///
    /// Both operations throw ``RecordingFileError``. After one of `append`, the last line may be
    /// incomplete; a ``Recording`` leaves it out.
    public init(path: String) {
      let file = AppendingFile()
      self.init(
        rotate: {
          try makeFolder(of: path)
          try keepPredecessors(of: path)
          try file.create(path)
        },
        append: { try file.append($0) })
    }

    /// The names of a file and its predecessors, newest first, whether they exist or not.
    package static func names(startingWith path: String) -> [String] {
      [path] + (1...predecessorCount).map { predecessor($0, of: path) }
    }
  }

  /// An append-only file; closed with its owner.
  private final class AppendingFile {
    private var descriptor: Int32 = -1
    private var path = ""

    deinit {
      if descriptor >= 0 { close(descriptor) }
    }

    func create(_ path: String) throws(RecordingFileError) {
      if descriptor >= 0 { close(descriptor) }
      self.path = path
      descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw lastError(path) }
    }

    func append(_ bytes: [UInt8]) throws(RecordingFileError) {
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw lastError(path) }
        rest = rest.dropFirst(count)
      }
    }
  }

  private let predecessorCount = 3

  private func keepPredecessors(of path: String) throws(RecordingFileError) {
    let names = RecordingFile.names(startingWith: path)
    for name in names where exists(name) && !isRecording(name) {
      throw .notARecording(name)
    }
    for (older, newer) in zip(names.dropFirst(), names).reversed() where exists(newer) {
      guard rename(newer, older) == 0 else { throw lastError(older) }
    }
  }

  /// `name.jsonl` → `name.1.jsonl`.
  private func predecessor(_ number: Int, of path: String) -> String {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else {
      return "\(path).\(number)"
    }
    return "\(path[..<dot]).\(number)\(path[dot...])"
  }

  /// The beginnings of headers: in this form, and in that of version 0.1.
  private let beginnings = [String(headerBeginning), "{\"columns\":"]

  /// The file is empty, or begins like the header of a recording.
  private func isRecording(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    var bytes = [UInt8](repeating: 0, count: 12)
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    let count = read(descriptor, &bytes, bytes.count)
    return count == 0 || beginnings.contains { bytes.starts(with: $0.utf8) }
  }

  /// Something has that path, even a broken link.
  private func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Creates the file's folder and its parents, unless they exist.
  private func makeFolder(of path: String) throws(RecordingFileError) {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
    let folder = String(path[..<slash])
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .folderNotWritable(folder)
    }
  }

  private func lastError(_ file: String) -> RecordingFileError {
    switch errno {
    case ENOSPC, EDQUOT: .diskFull(file: file)
    case EFBIG: .tooLarge(file: file)
    case let code: .notWritable(file: file, reason: String(cString: strerror(code)))
    }
  }
#endif
