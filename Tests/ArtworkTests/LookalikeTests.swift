import Artwork
import Testing

@Suite struct LookalikeTests {
  /// A cover of its own artist, so that only the artwork can make it look like another.
  private func cover(_ id: String, _ artwork: String) -> Cover {
    Cover(id: id, title: "Same Title", artist: id, artwork: artwork)
  }

  private func cover(_ id: String, album: String?, by artist: String) -> Cover {
    Cover(id: id, title: "Same Title", artist: artist, album: album, artwork: "covers/\(id).png")
  }

  @Test(arguments: [
    ("https://a.example/x/100x100bb.jpg", "https://a.example/x/600x600bb.jpg"),
    ("https://a.example/x/100x100bb.jpg", "https://a.example/x/100x100bb-85.jpg"),
    ("https://a.example/x/100x100-75.jpg", "https://a.example/x/60x60-50.jpg"),
    ("https://a.example/x/100x100bb.jpg", "https://a.example/x/3000x3000.jpg"),
    ("https://a.example/x/100x100bb.jpg", "http://a.example/x/100x100bb.jpg"),
    ("https://a1.example/x/100x100bb.jpg", "https://a5.example/x/100x100bb.jpg"),
    ("https://a1.example/x/30x30bb.jpg", "http://a5.example/x/600x600bb-90.jpg"),
    ("https://a.example/x/90x81_x.100x100-75.jpg", "https://a.example/x/90x81_x.600x600-75.jpg"),
    ("https://a.example/x/a.30x30.b.60x60.jpg", "https://a.example/x/a.30x30.b.90x90.jpg"),
    ("https://a.example/x/100x100cc.jpg", "https://a.example/x/600x600bf-60.jpg"),
    ("covers/horns.png", "covers/horns.png"),
  ])
  func `the same artwork at another size or host is one cover`(first: String, second: String) {
    let covers = [cover("a", first), cover("b", second), cover("c", "other.png")]

    #expect(covers.removingLookalikes().map(\.id) == ["a", "c"])
  }

  @Test(arguments: [
    ("https://a.example/x/100x100bb.jpg", "https://a.example/y/100x100bb.jpg"),
    ("https://a.example/1x1/100x100bb.jpg", "https://a.example/2x2/100x100bb.jpg"),
    ("https://a.example/x/90x81_x.100x100-75.jpg", "https://a.example/x/80x81_x.100x100-75.jpg"),
    ("https://a.example/x/a.30x30.b.60x60.jpg", "https://a.example/x/a.90x90.b.60x60.jpg"),
    ("https://a.example/x/100x100bb.jpg", "https://a.example/x/100x100bb.png"),
    ("https://a.example/x/100x100bb.jpg", "https://a.example/x.jpg"),
    ("covers/2x4", "covers/4x8"),
    ("covers/mix.png", "covers/max.png"),
    ("rock/one.png", "pop/one.png"), ("covers/4x4.png", "covers/8x8.png"),
    // Without a path.
    ("https://a5.mzstatic.com?usc.jpg", "https://a.example/x/100x100bb.jpg"),
    ("https://a5.mzstatic.com", "https://a.example/x/100x100bb.jpg"),
    ("://", "https://a.example/x/100x100bb.jpg"),
    ("/music/x://cover.jpg", "https://a.example/x/100x100bb.jpg"),
  ])
  func `other artwork is another cover`(first: String, second: String) {
    let covers = [cover("a", first), cover("b", second)]

    #expect(covers.removingLookalikes() == covers)
  }

  @Test func `records of the same album and artist are one cover, in whatever case`() {
    let covers = [
      cover("a", album: "Loud", by: "Bone Choir"), cover("b", album: "LOUD", by: "bone choir"),
      cover("c", album: "Loud", by: "Wet Paint"), cover("d", album: "Quiet", by: "Bone Choir"),
    ]

    #expect(covers.removingLookalikes().map(\.id) == ["a", "c", "d"])
  }

  @Test(
    arguments: [
      [(nil, "Bone Choir"), (nil, "Bone Choir"), ("", "Bone Choir")],
      [("Roar X", "Low"), ("X", "Low Roar")],
    ] as [[(album: String?, artist: String)]])
  func `without an album, the same words are not one`(names: [(album: String?, artist: String)]) {
    let covers = names.enumerated().map { cover("\($0)", album: $1.album, by: $1.artist) }

    #expect(covers.removingLookalikes() == covers)
  }

  @Test func `equal artwork counts even if the albums differ`() {
    let covers = ["Loud", "Loud (Deluxe)", nil].map { album in
      Cover(
        id: album ?? "none", title: "T", artist: "A", album: album, artwork: "https://h/x/1x1.png")
    }

    #expect(covers.removingLookalikes().map(\.id) == ["Loud"])
  }

  @Test func `order is kept and the first of the lookalikes stays`() {
    let covers = [
      cover("c", "https://h/x/1x1.png"), cover("a", "https://h/y/1x1.png"),
      cover("z", "https://h/x/9x9.png"), cover("b", "https://h/z/1x1.png"),
      cover("a2", "https://h/y/9x9.png"),
    ]

    #expect(covers.removingLookalikes().map(\.id) == ["c", "a", "b"])
    #expect([Cover]().removingLookalikes() == [])
  }

  /// As long as it took quadratic or cubic time, this would have taken days.
  @Test(.timeLimit(.minutes(10)), arguments: ["9", "9x", "9x9bb-", "x9", ".9x9", "é"])
  func `names of any length are compared`(part: String) {
    let name = String(repeating: part, count: 100_000)
    let covers = ["a", "b"].map { cover($0, "https://\($0).example/x/9x9\(name).jpg") }

    #expect(covers.removingLookalikes().map(\.id) == ["a"])
  }
}
