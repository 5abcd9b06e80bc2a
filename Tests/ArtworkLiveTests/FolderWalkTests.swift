import Artwork
import Foundation
import Testing

@testable import ArtworkLive

@Suite struct FolderWalkTests {
  private let files = FileManager.default

  @Test func `hidden folders are not looked into`() async throws {
    try await withTemporaryFolder { root in
      try write([], to: root + "/.git/cover.jpg")
      try write([], to: root + "/.Trash/Loud/cover.jpg")
      try write([], to: root + "/Loud/.thumbs/cover.jpg")

      #expect(try findCovers(below: root) == [])
    }
  }

  @Test func `links are not followed`() async throws {
    try await withTemporaryFolder { root in
      try write([], to: root + "/elsewhere/Quiet/cover.jpg")
      try write([], to: root + "/music/Loud/cover.jpg")
      let links = [
        ("link", "../elsewhere"), ("absolute", root + "/elsewhere"), ("loop", "."),
        ("up", ".."), ("Loud/self", "../Loud"), ("nowhere", "none"),
        ("cover.jpg", "Loud/cover.jpg"),
        ("root", "/"), ("folder.jpg", "/dev/zero"),
      ]
      for (name, destination) in links {
        try files.createSymbolicLink(
          atPath: "\(root)/music/\(name)", withDestinationPath: destination)
      }

      let covers = try findCovers(below: root + "/music")

      #expect(covers.map(\.artwork) == [root + "/music/Loud/cover.jpg"])
    }
  }

  @Test func `the folder itself may be a link`() async throws {
    try await withTemporaryFolder { root in
      try write([], to: root + "/music/Loud/cover.jpg")
      try files.createSymbolicLink(atPath: root + "/link", withDestinationPath: "music")

      let covers = try findCovers(below: root + "/link")

      #expect(covers.map(\.artwork) == [root + "/link/Loud/cover.jpg"])
    }
  }

  @Test func `what is no file is no picture`() async throws {
    try await withTemporaryFolder { root in
      try write([], to: root + "/Loud/x.jpg")
      try write([], to: root + "/Loud/cover.jpg/inside.png")
      #expect(mkfifo(root + "/Loud/front.jpg", 0o600) == 0)

      let covers = try findCovers(below: root)

      #expect(
        covers.map(\.artwork) == [root + "/Loud/cover.jpg/inside.png", root + "/Loud/x.jpg"])
    }
  }

  @Test func `folders deeper than forty are not looked into`() async throws {
    try await withTemporaryFolder { root in
      let path = (1...60).reduce(root) { path, _ in path + "/d" }
      try write([], to: path + "/cover.jpg")
      for depth in 1..<60 {
        try write([], to: root + String(repeating: "/d", count: depth) + "/cover.jpg")
      }

      let covers = try findCovers(below: root)

      let depth = 40 - root.count { $0 == "/" }
      #expect(covers.count == depth)
      #expect(
        covers.contains {
          $0.artwork == root + String(repeating: "/d", count: depth) + "/cover.jpg"
        })
    }
  }

  #if os(Linux)
    @Test func `a name that is no text does no harm`() async throws {
      try await withTemporaryFolder { root in
        try write([], to: root + "/Loud/cover.jpg")
        let folder = Array("\(root)/M".utf8CString.dropLast()) + [CChar(bitPattern: 0xFC), 0]
        #expect(mkdir(folder, 0o700) == 0)
        let file = folder.dropLast() + Array("/cover.jpg".utf8CString)
        close(creat(Array(file), 0o600))

        let covers = try findCovers(below: root)

        #expect(covers.map(\.artwork) == [root + "/Loud/cover.jpg"])
      }
    }
  #endif

  @Test(arguments: ["/none", "/file"])
  func `where there is no folder there are no covers`(name: String) async throws {
    try await withTemporaryFolder { root in
      try write([], to: root + "/file")

      #expect(try findCovers(below: root + name) == [])
    }
  }

  // Nothing is forbidden to root.
  @Test(.enabled(if: geteuid() != 0))
  func `a folder that may not be read is passed over`() async throws {
    try await withTemporaryFolder { root in
      try write([], to: root + "/Loud/cover.jpg")
      try write([], to: root + "/Secret/cover.jpg")
      try files.setAttributes([.posixPermissions: 0], ofItemAtPath: root + "/Secret")

      let covers = try findCovers(below: root)

      try files.setAttributes([.posixPermissions: 0o700], ofItemAtPath: root + "/Secret")
      #expect(covers.map(\.artwork) == [root + "/Loud/cover.jpg"])
    }
  }
}
