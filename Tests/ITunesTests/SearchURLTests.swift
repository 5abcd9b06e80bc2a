import ArtworkLive
import Testing

@testable import FetchProgram

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
  func `a country's store is searched, and a later page says where it begins`(
    country: String?, offset: Int, ending: String
  ) {
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
  func `a substitute is searched at its own path, or else at search`(
    substitute: String, search: String
  ) throws {
    let endpoint = try #require(Endpoint(substitute: substitute))

    #expect(
      endpoint.searchURL(term: "Rock")
        == "\(search)?term=Rock&media=music&entity=song&limit=200")
  }
}
