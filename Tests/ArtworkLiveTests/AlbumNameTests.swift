import Testing

@testable import ArtworkLive

@Suite struct AlbumNameTests {
  @Test(arguments: [
    ("/music/Bone Choir/Loud", "cover.jpg", "Loud", "Bone Choir"),
    ("/music/Bone Choir - Loud", "cover.jpg", "Loud", "Bone Choir"),
    ("/music/Bone Choir - Loud - Live", "x.mp3", "Loud - Live", "Bone Choir"),
    ("/music/Loud", "Bone Choir - Louder.flac", "Louder", "Bone Choir"),
    ("/music/Loud", "01 - Intro.flac", "Loud", ""),
    ("/music/2001 - Loud", "a.jpg", "2001 - Loud", ""),
    ("/music/Bone-Choir/Loud-er", "a-b.jpg", "Loud-er", "Bone-Choir"),
    ("/music/ - Loud", "a.jpg", "- Loud", ""),
    ("/music/Choirs/Bone Choir/Loud", "a.jpg", "Loud", "Bone Choir"),
    ("/music/Bone Choir/\u{301}Loud", "a.jpg", "\u{301}Loud", "Bone Choir"),
    ("/music", "a.jpg", "music", ""), ("/music", "Bone Choir - Loud.mp3", "Loud", "Bone Choir"),
  ])
  func `a path names an album`(folder: String, file: String, title: String, artist: String) {
    let name = AlbumName(ofFile: "\(folder)/\(file)", in: folder, below: "/music")

    #expect((name.title, name.artist) == (title, artist))
  }

  @Test(arguments: ["/home/x/music", "/home/x/music/", "/"])
  func `the chosen folder, and what it is in, is no artist`(root: String) {
    for (folder, title) in [(root, root == "/" ? "a.jpg" : "music"), (root + "/Loud", "Loud")] {
      #expect(
        AlbumName(ofFile: folder + "/a.jpg", in: folder, below: root)
          == AlbumName(title: title, artist: ""))
    }
  }

  @Test(arguments: [
    (["Song", "Singer", "Album", "Band"], "Album", "Band"),
    (["Song", "Singer", "Album", ""], "Album", "Singer"), (["Song", "", "", ""], "Song", "Choir"),
    (["", "Singer", "", ""], "Loud", "Singer"), (["", "", "", ""], "Loud", "Choir"),
  ])
  func `tags are preferred to a path, and the album to the track`(
    texts: [String], title: String, artist: String
  ) {
    var tags = TrackTags()
    (tags.title, tags.artist, tags.album, tags.albumArtist) = (
      texts[0], texts[1], texts[2], texts[3]
    )

    let name = AlbumName(ofFile: "/Choir/Loud/a.jpg", in: "/Choir/Loud", below: "").preferring(
      tags)

    #expect((name.title, name.artist) == (title, artist))
  }
}
