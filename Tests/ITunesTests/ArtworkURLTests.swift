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
  func `http at Apple's becomes https, and the size is as wanted`(host: String, side: Int) {
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

@Suite struct SearchURLTests {
  @Test(arguments: [
    ("Rock", "Rock"), ("abcxyzABCXYZ0189", "abcxyzABCXYZ0189"), ("a.b-c_d*e", "a.b-c_d*e"),
    ("hip hop", "hip+hop"), ("  ", "++"), ("", ""), ("a+b", "a%2Bb"), ("R&B", "R%26B"),
    ("100%", "100%25"), ("a=b?c#d/e", "a%3Db%3Fc%23d%2Fe"), ("~!'()", "%7E%21%27%28%29"),
    ("Müll ÄÖß", "M%C3%BCll+%C3%84%C3%96%C3%9F"), ("José", "Jos%C3%A9"),
    ("🤘", "%F0%9F%A4%98"), ("日本", "%E6%97%A5%E6%9C%AC"), ("a\tb\n\u{0}", "a%09b%0A%00"),
    ("\u{661}", "%D9%A1"), ("\"<\\>\"", "%22%3C%5C%3E%22"),
  ])
  func `a term is encoded`(term: String, encoded: String) {
    #expect(
      Endpoint.apple.searchURL(term: term)
        == "https://itunes.apple.com/search?term=\(encoded)&media=music&entity=song&limit=200")
  }

  @Test(
    arguments: [
      (nil, 0, ""), (nil, 200, "&offset=200"), (nil, 1000, "&offset=1000"),
      ("DE", 200, "&country=DE&offset=200"),
    ] as [(String?, Int, String)])
  func `countries and later pages are searched`(country: String?, offset: Int, ending: String) {
    #expect(
      Endpoint.apple.searchURL(term: "Rock", country: country, offset: offset)
        == "https://itunes.apple.com\(rockSearch)\(ending)")
  }

  @Test(arguments: [
    ("http://127.0.0.1:8080", "http://127.0.0.1:8080/search"),
    ("http://127.0.0.1:8080/", "http://127.0.0.1:8080/search"),
    ("https://mirror.example", "https://mirror.example/search"),
    ("HTTPS://Mirror.Example/itunes/find", "https://mirror.example/itunes/find"),
    ("http://[::1]:8080", "http://[::1]:8080/search"),
    // The path stays as it was written.
    ("https://mirror.example/a%20b", "https://mirror.example/a%20b"),
    ("https://mirror.example/a%3Fb", "https://mirror.example/a%3Fb"),
    ("https://mirror.example/100%25", "https://mirror.example/100%25"),
  ])
  func `a substitute is searched at its path`(substitute: String, search: String) throws {
    let endpoint = try #require(Endpoint(substitute: substitute))

    #expect(
      endpoint.searchURL(term: "Rock")
        == "\(search)?term=Rock&media=music&entity=song&limit=200")
  }
}
