/// A socket in the file system to which other programs on this machine connect, until it is closed.
@MainActor
public final class ListeningSocket {
  private let path: String
  private let descriptor: Int32
  private let id: [Int]?
  private let onConnection: (LineSocket) -> Void
  private var stopWatching: @MainActor () -> Void = {}

  /// Listens at a path; a socket that a dead program left there is replaced.
  ///
  /// The mode decides who may connect: `0o600` for the user alone, `0o666` for everybody who reaches the folder.
  public init(
    path: String, mode: mode_t, watch: @escaping DescriptorWatch = dispatchWatch,
    onConnection: @escaping @MainActor (LineSocket) -> Void
  ) throws(SocketFailure) {
    guard !isListened(at: path) else { throw .isInUse }
    if socketID(at: path) != nil { unlink(path) }
    // Nobody but the user can connect before the mode is set.
    let mask = umask(0o177)
    defer { umask(mask) }
    let descriptor = try openSocket(at: path, bind)
    guard chmod(path, mode) == 0, listen(descriptor, 16) == 0 else { throw closing(descriptor) }
    (self.path, self.descriptor, self.onConnection) = (path, descriptor, onConnection)
    id = socketID(at: path)
    stopWatching = watch(descriptor, .readable) { [weak self] in self?.takeConnections(watch) }
  }

  private func takeConnections(_ watch: @escaping DescriptorWatch) {
    // Others wait until the program has done what else there is to do.
    for _ in 0..<8 {
      let connection = accept(descriptor, nil, nil)
      guard connection >= 0 else { return }
      prepare(connection)
      onConnection(LineSocket(connection, watch: watch))
    }
  }

  /// Removes the socket, unless another program has put its own there; connections stay.
  public func close() {
    if let id, id == socketID(at: path) { unlink(path) }
    stopWatching()
    closeDescriptor(descriptor)
  }
}

/// A program listens at a path, even if it takes no connections now.
public func isListened(at path: String) -> Bool {
  do throws(SocketFailure) {
    closeDescriptor(try openSocket(at: path, connect))
    return true
  } catch {
    return [EAGAIN, EPROTOTYPE].contains { error == .system(systemReason($0)) }
  }
}

/// The device and number of the socket at the path, which no other file shares; nil if there is none.
private func socketID(at path: String) -> [Int]? {
  guard let status = status(of: path, followsLinks: false), status.kind == S_IFSOCK else {
    return nil
  }
  return [Int(truncatingIfNeeded: status.st_dev), Int(truncatingIfNeeded: status.st_ino)]
}
