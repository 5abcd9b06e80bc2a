import Testing

@testable import ArtworkLive

@Suite struct AlbumNameTests {
  @Test(arguments: [
    ("/music/Bone Choir/Loud", "cover.jpg", "Loud", "Bone Choir"),
    ("/music/Bone Choir - Loud", "cover.jpg", "Loud", "Bone Choir"),
    ("/music/Bone Choir - Loud - Live", "x.mp3", "Loud - Live", "Bone Choir"),
    ("/music/Loud", "Bone Choir - Louder.flac", "Louder", "Bone Choir"),
    ("/music/Loud", "01 - Intro.flac", "Loud", "music"),
    ("/music/2001 - Loud", "a.jpg", "2001 - Loud", "music"),
    ("/music/Bone-Choir/Loud-er", "a-b.jpg", "Loud-er", "Bone-Choir"),
    ("/music/ - Loud", "a.jpg", "- Loud", "music"), ("/Loud", "a.jpg", "Loud", ""),
    ("", "a.jpg", "a.jpg", ""),
  ])
  func `a path names an album`(folder: String, file: String, title: String, artist: String) {
    let name = AlbumName(ofFile: "\(folder)/\(file)", in: folder)

    #expect((name.title, name.artist) == (title, artist))
  }

  @Test(arguments: [
    (["Song", "Singer", "Album", "Band"], "Album", "Band"),
    (["Song", "Singer", "Album", ""], "Album", "Singer"), (["Song", "", "", ""], "Song", "Choir"),
    (["", "Singer", "", ""], "Loud", "Singer"), (["", "", "", ""], "Loud", "Choir"),
  ])
  func `tags are preferred to a path, and the album to the track`(
    texts: [String], title: String, artist: String
  ) {
    var tags = Tags()
    (tags.title, tags.artist, tags.album, tags.albumArtist) = (
      texts[0], texts[1], texts[2], texts[3]
    )

    let name = AlbumName(ofFile: "/Choir/Loud/a.jpg", in: "/Choir/Loud").preferring(tags)

    #expect((name.title, name.artist) == (title, artist))
  }
}
