import ArtworkLive
import Testing

@Suite struct EndpointTests {
  @Test func `a substitute is https anywhere, or http on loopback, and nothing else`() {
    let substitutes = [
      "https://mirror.example", "https://mirror.example:8443/search", "https://127.0.0.1",
      "http://127.0.0.1", "http://127.0.0.1:8080", "http://127.1.2.3/search", "http://localhost:1",
      "http://LOCALHOST", "http://[::1]:8080/",
    ]
    let others = [
      "", "mirror.example", "//mirror.example", "/search", "https://", "https:", "https:///search",
      "http://mirror.example", "http://192.168.0.1", "http://0.0.0.0", "http://128.0.0.1",
      "http://localhost.evil.example", "http://127.0.0.1.evil.example",
      "http://evil.example#127.0.0.1",
      "http://127.0.0.1@evil.example", "http://evil.example@127.0.0.1", "http://a:b@127.0.0.1",
      "https://name@mirror.example", "https://mirror.example?term=a", "https://mirror.example#a",
      "file:///etc/passwd", "ftp://127.0.0.1", "javascript:alert(1)", "gopher://127.0.0.1",
      "https://mirror.example\\@evil.example", "https://mirror.example\n", "https://mirror example",
      "https://bücher.example", "http://127.0.0.1\u{0}.evil.example", "http://[::2]",
    ]

    #expect((substitutes + others).filter { Endpoint(substitute: $0) != nil } == substitutes)
  }

  @Test func `requests go to the substitute, and nowhere else, not even to Apple`() throws {
    let endpoint = try #require(Endpoint(substitute: "http://127.0.0.1:8080/search"))
    let own = [
      "http://127.0.0.1:8080/a", "HTTP://127.0.0.1:8080/a", "http://127.0.0.1:8080/a?b=http://c",
    ]
    let others = [
      "https://127.0.0.1:8080/a", "http://127.0.0.1:8081/a", "http://127.0.0.1/a",
      "http://127.0.0.2:8080/a", "http://localhost:8080/a", "https://itunes.apple.com/search",
      "https://a1.mzstatic.com/a.jpg", "http://evil.example:8080/a", "file:///etc/passwd",
      "http://127.0.0.1:8080@evil.example/a", "http://a@127.0.0.1:8080/a", "//127.0.0.1:8080/a",
      "http://127.0.0.1:8080\\@evil.example/a", "http://127.0.0.1:8080 /a", "", "/a",
    ]

    #expect((own + others).filter { endpoint.allows($0) } == own)
  }

  @Test func `Apple's pictures come by https alone`() {
    #expect(Endpoint.apple.allows("https://a1.mzstatic.com/a.jpg"))
    #expect(!Endpoint.apple.allows("http://a1.mzstatic.com/a.jpg"))
    #expect(Endpoint.apple.protocols == "https")
  }
}
