import Artwork
import Testing

@Suite struct AddressWithoutPathTests {
  @Test(
    arguments: [
      "https://a5.mzstatic.com?usc.jpg", "https://a5.mzstatic.com", "://", "/music/x://cover.jpg",
    ])
  func `an address without a path is one of its own`(artwork: String) {
    let covers = [
      Cover(id: "a", title: "T", artist: "A", artwork: artwork),
      Cover(id: "b", title: "T", artist: "B", artwork: "https://a.example/x/100x100bb.jpg"),
    ]

    #expect(covers.removingLookalikes() == covers)
  }
}
