import ArtworkLive
import Testing

@testable import FetchProgram

@Suite struct ArtworkURLTests {
  @Test(arguments: [
    ("100x100bb.jpg", "600x600bb.jpg"), ("100x100bb-85.jpg", "600x600bb-85.jpg"),
    ("100x100-75.jpg", "600x600-75.jpg"), ("133x100-99.jpg", "600x600-99.jpg"),
    ("900x810_mzi.abc.100x100-75.jpg", "900x810_mzi.abc.600x600-75.jpg"),
    ("5099_1500x1500_300dpi.100x100-75.jpg", "5099_1500x1500_300dpi.600x600-75.jpg"),
    ("mzi.elifbnfk.100x100-75.jpg", "mzi.elifbnfk.600x600-75.jpg"),
    ("30x30.a.60x60.png", "30x30.a.600x600.png"), ("100x100cc.webp", "600x600cc.webp"),
    ("cover.jpg/100x100bb.jpg", "cover.jpg/600x600bb.jpg"),
    ("1x1/100x100bb.jpg", "1x1/600x600bb.jpg"), ("9x100000x9x100bb.jpg", "9x100000x600x600bb.jpg"),
  ])
  func `only the last size in the last part of the path is changed`(name: String, large: String) {
    #expect(
      artworkURL("https://is1-ssl.mzstatic.com/a/\(name)", side: 600, at: .apple)
        == "https://is1-ssl.mzstatic.com/a/\(large)")
  }

  @Test(arguments: [
    "mzl.ruscbbir.png", "cover.jpg", "100x100/cover.jpg", "100x100bb", "1500x1500_300dpi.jpg",
    "100x.jpg", "x100.jpg", "",
  ])
  func `without a size the address stays as it is`(name: String) {
    let url = "https://a1.mzstatic.com/us/\(name)"

    #expect(artworkURL(url, side: 600, at: .apple) == url)
  }

  @Test(arguments: ["a1.mzstatic.com", "is1-ssl.mzstatic.com", "a1.phobos.apple.com"], [300, 600])
  func `http at Apple's becomes https, and the size is the one that is wanted`(
    host: String, side: Int
  ) {
    #expect(
      artworkURL("http://\(host)/a/100x100bb.jpg", side: side, at: .apple)
        == "https://\(host)/a/\(side)x\(side)bb.jpg")
  }

  @Test(arguments: [
    "https://evil.example/a.jpg", "https://mzstatic.com.evil.example/a.jpg",
    "https://evilmzstatic.com/a.jpg", "https://a1.mzstatic.com.evil.example/a.jpg",
    "https://evil.example/a1.mzstatic.com/a.jpg", "https://evil.example?.mzstatic.com/a.jpg",
    "https://evil.example#.mzstatic.com/a.jpg", "https://a1.evilphobos.apple.com.example/a.jpg",
    "https://a1.mzstatic.com:8443/a.jpg", "https://a1.mzstatic.com:443/a.jpg",
    "https://user@a1.mzstatic.com/a.jpg", "https://user:word@a1.mzstatic.com/a.jpg",
    "https://a1.mzstatic.com@evil.example/a.jpg", "https://@a1.mzstatic.com/a.jpg",
    "file:///etc/passwd", "file://a1.mzstatic.com/etc/passwd", "javascript:alert(1)",
    "data:image/png;base64,AAAA", "ftp://a1.mzstatic.com/a.jpg", "//a1.mzstatic.com/a.jpg",
    "/a.jpg", "a.jpg", "", "https:", "https://", "https:///a.jpg", "https://127.0.0.1/a.jpg",
    "https://evil.example\\@a1.mzstatic.com/a.jpg", "https://a1.mzstatic.com\\.evil.example/a.jpg",
    "https://a1.mzstatic.com/a.jpg\n", "https://a1.mzstatic.com/a\r\nHost: evil.example/a.jpg",
    "https://a1.mzstatic.com/a b.jpg", " https://a1.mzstatic.com/a.jpg",
    "https://a1.mzstatic.com/ä.jpg", "https://a1.mzstatic\u{FF0E}com/a.jpg",
    "https://a1.mzstatic.com/\u{0}.jpg", "https://a1.mzstatic.com/\u{202E}gpj.a",
    "https://[::1]/a.jpg",
    // Hosts that are none.
    "https://evil.example%2F.mzstatic.com/a.jpg", "https://evil.example%23.mzstatic.com/a.jpg",
    "https://evil.example%3F.mzstatic.com/a.jpg", "https://evil.example%00.mzstatic.com/a.jpg",
    "https://evil.example%5C.mzstatic.com/a.jpg", "https://user%40a1.mzstatic.com/a.jpg",
    "https://evil.example%0A.mzstatic.com/a.jpg", "https://.mzstatic.com/a.jpg",
  ])
  func `an address that leads elsewhere is refused`(url: String) {
    #expect(artworkURL(url, side: 600, at: .apple) == nil)
  }

  @Test func `an address is refused beyond five hundred bytes`() {
    let start = "https://a1.mzstatic.com/"
    let longest = start + String(repeating: "a", count: 500 - start.utf8.count)

    #expect(artworkURL(longest, side: 600, at: .apple) == longest)
    #expect(artworkURL(longest + "a", side: 600, at: .apple) == nil)
  }
}
