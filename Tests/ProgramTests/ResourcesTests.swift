import Foundation
import TestSupport
import Testing

@testable import Program

/// Where the game finds its own files.
@Suite struct ResourcesTests {
  @Test func `an installed game finds its pictures and its helper below the same prefix`() throws {
    try withTemporaryFolder { prefix in
      let helper = try makeFile("\(prefix)/libexec/memorytunes/helper", permissions: 0o755)
      let licences = try makeFile("\(prefix)/share/doc/memorytunes/copyright")
      _ = try makeFile("\(prefix)/share/memorytunes/Covers/back.png")

      #expect(siblingProgram(named: "helper", of: "\(prefix)/bin/game") == helper)
      #expect(resourceFolder(program: "\(prefix)/bin/game") == "\(prefix)/share/memorytunes")
      #expect(licenceFile(program: "\(prefix)/bin/game") == licences)
    }
  }

  @Test func `a game that was not installed has its helper beside it`() throws {
    try withTemporaryFolder { repository in
      _ = try makeFile("\(repository)/Resources/Covers/back.png")
      let licences = try makeFile("\(repository)/Packaging/Debian/copyright")
      let build = "\(repository)/.build/release"

      #expect(siblingProgram(named: "helper", of: "\(build)/game") == "\(build)/helper")
      #expect(resourceFolder(program: "\(build)/game") == "\(repository)/Resources")
      #expect(licenceFile(program: "\(build)/game") == licences)
    }
  }
}

private func makeFile(_ path: String, permissions: Int = 0o644) throws -> String {
  try write("", to: path)
  try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
  return path
}
