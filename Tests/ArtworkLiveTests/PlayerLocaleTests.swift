import ArtworkLive
import Testing

@Suite struct PlayerLocaleTests {
  @Test(
    arguments: [
      (["LANG": "de_DE.UTF-8"], "de", "DE"), (["LANG": "pt_BR@euro"], "pt", "BR"),
      (["LANG": "de_DE", "LC_CTYPE": "fr_ca"], "fr", "CA"),
      (["LANG": "de_DE", "LC_ALL": "", "LC_CTYPE": ""], "de", "DE"),
      (["LANG": "de_DE", "LC_ALL": "C.UTF-8"], "C", nil), (["LANG": "ja"], "ja", nil),
      (["LANG": "POSIX"], "POSIX", nil), (["LANG": "es_419"], "es", nil),
      (["LANG": "de_&x"], "de", nil), (["LANG": "de_ÖÄ"], "de", nil), ([:], "", nil),
    ] as [([String: String], String, String?)])
  func `language and country are those of the locale`(
    environment: [String: String], language: String, country: String?
  ) {
    let locale = PlayerLocale(environment: environment)

    #expect(locale.language == language)
    #expect(locale.country == country)
  }
}
