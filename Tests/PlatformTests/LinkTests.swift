import Foundation
import Platform
import TestSupport
import Testing

@Suite struct LinkTests {
  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  @Test func `a path without links is itself, whether or not it exists`() throws {
    try withTemporaryFolder { folder in
      try write("", to: folder + "/file")

      for path in [folder, folder + "/file", folder + "/none/below", "relative"] {
        #expect(followingLinks(path) == path)
      }
    }
  }

  @Test func `links are followed to the end, also to where nothing is yet`() throws {
    try withTemporaryFolder { folder in
      try link(folder + "/first", to: "second")
      try link(folder + "/second", to: folder + "/other/file")

      #expect(followingLinks(folder + "/first") == folder + "/other/file")
    }
  }

  @Test func `links that go round in circles are given up`() throws {
    try withTemporaryFolder { folder in
      try link(folder + "/a", to: "b")
      try link(folder + "/b", to: "a")

      let target = followingLinks(folder + "/a")

      #expect([folder + "/a", folder + "/b"].contains(target))
    }
  }
}
