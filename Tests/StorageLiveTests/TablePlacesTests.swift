import Foundation
import Platform
import StorageLive
import TestSupport

/// Where tables are, and by what a host knows a player again.
@MainActor @Suite struct TablePlacesTests: FolderSuite {
  let testFolder = TestFolder()

  private var environment: [String: String] {
    ["XDG_RUNTIME_DIR": folder, "XDG_STATE_HOME": folder + "/state"]
  }

  @Test func `a table is the player's alone, unless it is opened to others`() throws {
    let places = TablePlaces(environment: environment)
    let own = try places.place(named: "Ann", isOpen: false)
    #expect(own.path == folder + "/memorytunes/table" && own.mode == 0o600)
    let open = try places.place(named: "Ann", isOpen: true)
    #expect(open.path == "/tmp/memorytunes-\(getuid())/table" && open.mode == 0o666)
    #expect(try places.paths(of: .own) == [own.path, open.path])
    #expect(try places.paths(of: .account(places.account)) == [own.path, open.path])
    #expect(try places.paths(of: .path("/x/y")) == ["/x/y"])
    #expect(throws: TableFailure.noAccount) { try places.paths(of: .account("no such account")) }
  }

  @Test func `a table has no place where something else is`() throws {
    try write("", to: folder + "/memorytunes/table")
    #expect(throws: TableFailure.noFolder(folder + "/memorytunes/table")) {
      try TablePlaces(environment: environment).place(named: "Ann", isOpen: false)
    }
    let underFile = TablePlaces(environment: ["XDG_RUNTIME_DIR": folder + "/memorytunes/table"])
    #expect(throws: TableFailure.system("Not a directory")) {
      try underFile.place(named: "Ann", isOpen: false)
    }
  }

  @Test func `in an arcade each table has the name of its host`() throws {
    let places = TablePlaces(environment: environment, isArcade: true)
    let place = try places.place(named: "../Ä", isOpen: false)
    #expect(place.path == folder + "/memorytunes/table-2e2e2fc384")
    #expect(try places.paths(of: .player("../Ä")) == [place.path])

    let listener = try ListeningSocket(path: place.path, mode: place.mode) { _ in }
    try write("", to: folder + "/memorytunes/table-2e2")
    try write("", to: folder + "/memorytunes/other")
    #expect(places.openTables() == [.init(name: "../Ä", address: .player("../Ä"))])
    listener.close()
    #expect(places.openTables() == [])
  }

  @Test func `each host knows the player by a number of its own, which stays`() throws {
    let places = TablePlaces(environment: environment)
    let keys = [TableAddress.own, .account("ann"), .account("ben"), .path("/x y")].map {
      (places.key(for: $0, as: "Ann"), places.key(for: $0, as: "Ben"))
    }
    #expect(keys.allSatisfy { $0 == $1 && $0 != 0 })
    #expect(Set(keys.map(\.0)).count == 4)
    let file = folder + "/state/memorytunes/table-keys"
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(mode.map { $0 & 0o077 } == 0)

    try write("\u{0}\nx own\n99999999999999999999999 account ann\n", to: file)
    #expect(places.key(for: .own, as: "") != keys[0].0)
    #expect(places.key(for: .own, as: "") == places.key(for: .own, as: ""))
  }

  @Test(arguments: [
    ("192.0.2.1 5000 192.0.2.9 2222", 2222), ("::1 5000 ::1 22", nil), ("1 2 3 65536", nil),
    ("", nil),
  ])
  func `friends come by the port that the player came by`(connection: String, port: UInt16?) {
    #expect(TablePlaces(environment: ["SSH_CONNECTION": connection]).port == port)
    #expect(TablePlaces(environment: [:]).port == nil)
  }

  @Test func `in an arcade a player is known by where they come from, and no file is written`() {
    func key(from client: String, as name: String = "Ben") -> UInt64 {
      let connection = ["SSH_CONNECTION": "\(client) 192.0.2.9 22"]
      return TablePlaces(environment: environment.merging(connection) { $1 }, isArcade: true)
        .key(for: .player("Ann"), as: name)
    }

    #expect(key(from: "192.0.2.1 5000") == key(from: "192.0.2.1 6000"))
    #expect(key(from: "192.0.2.1 5000") != key(from: "192.0.2.2 5000"))
    #expect(key(from: "192.0.2.1 5000") != key(from: "192.0.2.1 5000", as: "Cem"))
    #expect(!exists(folder + "/state"))
  }
}
