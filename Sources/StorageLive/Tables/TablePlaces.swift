import Platform

/// Where the sockets of tables are.
///
/// A table for the player's own account is in `$XDG_RUNTIME_DIR/memorytunes`. One for others on the machine is in
/// `/tmp/memorytunes-UID`, which counts only if it belongs to that account and nobody else can write there.
public struct TablePlaces: Sendable {
  private let environment: [String: String]
  /// All players have the same account, so that each table has the name of its host.
  public let isArcade: Bool
  private let user = getuid()

  public init(environment: [String: String], isArcade: Bool = false) {
    (self.environment, self.isArcade) = (environment, isArcade)
  }

  public var account: String { accountName(of: user) ?? environment["USER"] ?? "\(user)" }

  /// The name of the machine, without its domain.
  public var machine: String {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "localhost" }
    let bytes = name.prefix { $0 != 0 && $0 != CChar(bitPattern: UInt8(ascii: ".")) }
    return String(decoding: bytes.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The port where this machine takes connections of ssh, if the player came by one; nil for the usual one.
  public var port: UInt16? {
    let parts = environment["SSH_CONNECTION"]?.split(separator: " ") ?? []
    return parts.count == 4 ? UInt16(parts[3]).flatMap { [0, 22].contains($0) ? nil : $0 } : nil
  }

  /// The place of a new table; its folder exists.
  public func place(
    named name: String, isOpen: Bool
  ) throws(TableFailure) -> (path: String, mode: mode_t) {
    let folder = isOpen ? Self.sharedFolder(of: user) : ownFolder
    guard createFolder(folder) else {
      _ = mkdir(folder, 0o700)
      let reason = systemReason()
      throw exists(folder) ? .noFolder(folder) : .system(reason)
    }
    if folder.hasPrefix("/tmp/") {
      guard Self.isOwned(folder, by: user) else { throw .noFolder(folder) }
      chmod(folder, isOpen ? 0o755 : 0o700)
    }
    let file = isArcade ? Self.fileName(ofPlayer: name) : "table"
    let path = "\(folder)/\(file)"
    let kind = status(of: path, followsLinks: false)?.kind
    guard kind ?? S_IFSOCK == S_IFSOCK else { throw .noFolder(path) }
    return (path, isOpen ? 0o666 : 0o600)
  }

  /// The paths at which a table may be, in the order to try them.
  public func paths(of address: TableAddress) throws(TableFailure) -> [String] {
    switch address {
    case .path(let path): return [path]
    case .player(let name): return ["\(ownFolder)/\(Self.fileName(ofPlayer: name))"]
    case .own: return [ownFolder + "/table", Self.sharedFolder(of: user) + "/table"]
    case .account(let name):
      guard let other = getpwnam(name)?.pointee.pw_uid else { throw .noAccount }
      if other == user { return try paths(of: .own) }
      let folder = Self.sharedFolder(of: other)
      return Self.isOwned(folder, by: other) ? [folder + "/table"] : []
    }
  }

  /// The tables that the player can join now, their own account's first.
  public func openTables() -> [TogetherState.FoundTable] {
    if isArcade {
      return fileNames(in: ownFolder).sorted().filter { isListened(at: "\(ownFolder)/\($0)") }
        .compactMap(Self.player).map { .init(name: $0, address: .player($0)) }
    }
    let own = (try? paths(of: .own)) ?? []
    let others = fileNames(in: "/tmp").sorted().compactMap { name -> String? in
      guard name.hasPrefix("memorytunes-"), let other = uid_t(name.dropFirst(12)), other != user,
        Self.isOwned("/tmp/" + name, by: other), isListened(at: "/tmp/\(name)/table")
      else { return nil }
      return accountName(of: other)
    }
    return ((own.contains(where: isListened) ? [account] : []) + others)
      .map { .init(name: $0, address: .account($0)) }
  }

  /// The number by which a host knows the player again; in an arcade, from where and as whom they have come.
  public func key(for address: TableAddress, as name: String) -> UInt64 {
    guard isArcade else { return tableKey(for: address, environment: environment) }
    let client = environment["SSH_CONNECTION"]?.split(separator: " ").first ?? "here"
    return "\(client) \(name)".utf8.fnv64
  }

  /// A number that no other program knows.
  public var secret: UInt64 { isArcade ? 0 : tableKey(for: nil, environment: environment) }

  /// The name of a player's socket: its bytes in hexadecimal, so that it is none of a path.
  private static func fileName(ofPlayer name: String) -> String {
    "table-" + name.utf8.map(\.hexDigits).joined()
  }

  /// The player whose socket has this name; nil for other files.
  private static func player(ofFile file: String) -> String? {
    let digits = Array(file.dropFirst(6))
    guard file.hasPrefix("table-"), digits.count.isMultiple(of: 2) else { return nil }
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private var ownFolder: String {
    guard let base = environment["XDG_RUNTIME_DIR"], base.hasPrefix("/") else {
      return Self.sharedFolder(of: user)
    }
    return base + "/memorytunes"
  }

  private static func sharedFolder(of user: uid_t) -> String { "/tmp/memorytunes-\(user)" }

  /// Is a folder of this user, in which nobody else can write.
  private static func isOwned(_ folder: String, by user: uid_t) -> Bool {
    guard let status = status(of: folder, followsLinks: false) else { return false }
    return status.kind == S_IFDIR && status.st_uid == user && status.st_mode & 0o022 == 0
  }
}

private func accountName(of user: uid_t) -> String? {
  getpwuid(user)?.pointee.pw_name.map { String(cString: $0) }
}
