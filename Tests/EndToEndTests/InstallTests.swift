import Foundation
import TestSupport

/// `make install` and `make uninstall` with the programs built together with this test.
@Suite(.serialized, .timeLimit(.minutes(3))) struct InstallTests: FolderSuite {
  let testFolder = TestFolder()

  @Test(.terminal) func `an installed game has its covers, also through a link`() async throws {
    try await install(["PREFIX=\(folder)/a prefix"])
    symlink(folder + "/a prefix/bin/memorytunes", folder + "/game")

    try await terminal.run("\(folder)/game --seed 7", until: "▸ New Game")
    try await terminal.press("Enter", until: "8 pairs, face down")
    try await terminal.press("Space")

    #expect(try await terminal.stillScreen().contains("▅"))
  }

  @Test func `under its second name it fetches, also in place of an older program`() async throws {
    let helper = folder + "/a prefix/libexec/memorytunes/memorytunes-fetch"
    try write("an older version", to: helper)

    try await install(["PREFIX=\(folder)/a prefix"])
    let result = try await execute(helper, input: "")

    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: helper)
        == "../../bin/memorytunes")
    #expect(result.status == 64)
    #expect(
      result.errors
        == "memorytunes-fetch: The game runs this program: start memorytunes instead.\n")
  }

  #if os(Linux)
    @Test func `an installed game is small, but a debugger names its functions`() async throws {
      try await install(["PREFIX=\(folder)/a prefix"])
      let installed = folder + "/a prefix/bin/memorytunes"
      let command = """
        objcopy --dump-section .gnu_debugdata="$1.names.xz" "$1" && unxz "$1.names.xz"
        nm "$1.names" | grep -o gameReducer | uniq
        nm "$1"
        """
      let names = try await execute("/bin/sh", ["-c", command, "sh", installed])

      #expect(names.output == "gameReducer\n")
      #expect(names.errors == "nm: \(installed): no symbols\n")
    }
  #endif

  @Test func `uninstall removes what install has put there, and nothing else`() async throws {
    let root = folder + "/a root"
    let own = root + "/usr/local/share/memorytunes"

    try await install(["DESTDIR=\(root)"])
    try write("", to: own + "/Covers/Pop/mine.png")
    let installed = files(in: root)
    #expect(installed.count > 100)
    #expect(installed.contains("/usr/local/share/man/man6/memorytunes.6"))
    #expect(installed.contains("/usr/local/share/man/de/man6/memorytunes.6"))
    #expect(installed.contains("/usr/local/share/metainfo/com.example.memorytunes.metainfo.xml"))
    let tunes = installed.filter { $0.hasPrefix("/usr/local/share/memorytunes/Tunes/") }
    #expect(tunes.count { $0.hasSuffix(".opus") } == 222)
    #expect(tunes.count == 224 && tunes.contains { $0.hasSuffix("/Tunes/levels.json") })
    try await install(["DESTDIR=\(root)"], "--remove")

    #expect(files(in: root) == ["/usr/local/share/memorytunes/Covers/Pop/mine.png"])
    try FileManager.default.removeItem(atPath: own + "/Covers/Pop/mine.png")
    try await install(["DESTDIR=\(root)"], "--remove")
    #expect(!FileManager.default.fileExists(atPath: own))
  }
}

private func install(_ environment: [String], _ arguments: String...) async throws {
  let programs = URL(filePath: program).deletingLastPathComponent().path
  let script = repository.appending(path: "Scripts/install")
  let result = try await execute(
    "/usr/bin/env", environment + ["PROGRAMS=\(programs)", script.path] + arguments)
  #expect(result.status == 0 && result.errors == "", "\(result.errors)")
}

private func files(in folder: String) -> [String] {
  let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
  return (paths ?? []).map { "/" + $0 }.filter { path in
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: folder + path, isDirectory: &isFolder)
      && !isFolder.boolValue
  }
}
