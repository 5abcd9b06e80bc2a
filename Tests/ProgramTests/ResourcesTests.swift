import Foundation
import TestSupport
import Testing

@testable import Program

/// Where the game finds its own files.
@Suite struct ResourcesTests {
  @Test func `an installed game finds its pictures below the same prefix`() throws {
    try withTemporaryFolder { prefix in
      let licences = try makeFile("\(prefix)/share/doc/memorytunes/copyright")
      _ = try makeFile("\(prefix)/share/memorytunes/Covers/back.png")

      #expect(resourceFolder(program: "\(prefix)/bin/game") == "\(prefix)/share/memorytunes")
      #expect(licenceFile(program: "\(prefix)/bin/game") == licences)
    }
  }

  @Test func `a game that was not installed finds them in the repository`() throws {
    try withTemporaryFolder { repository in
      _ = try makeFile("\(repository)/Resources/Covers/back.png")
      let licences = try makeFile("\(repository)/Packaging/Debian/copyright")
      let build = "\(repository)/.build/release"

      #expect(resourceFolder(program: "\(build)/game") == "\(repository)/Resources")
      #expect(licenceFile(program: "\(build)/game") == licences)
    }
  }

  @Test func `a game that does not know where it is finds nothing`() {
    #expect(resourceFolder(program: "") == nil)
  }
}

private func makeFile(_ path: String) throws -> String {
  try write("", to: path)
  return path
}
