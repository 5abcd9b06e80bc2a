import ArtworkLive
import TestSupport
import Testing

@testable import FetchProgram

/// Texts that claim to be Latin-1.
@Suite struct LegacyCharsetTests {
  private func album(_ bytes: [UInt8], in language: String) -> String {
    let locale = PlayerLocale(environment: ["LANG": language])
    let track = id3(version: 3, frames: [textFrame("TALB", [0] + bytes)])
    return readTags(of: TrackBytes(track), charset: LegacyCharset(of: locale)).texts.album
  }

  #if canImport(Glibc)
    @Test(
      arguments: [
        ("zh_CN.UTF-8", [0xC9, 0xCF, 0xBA, 0xA3, 0xD7, 0xA8, 0xBC, 0xAD], "上海专辑"),
        ("zh_CN", [0xCE, 0xD2, 0xB0, 0xAE], "我爱"), ("zh_CN", [0xC4, 0xE3], "你"),
        ("zh_CN", Array("Jay".utf8) + [0xD6, 0xDC, 0xBD, 0xDC, 0xC2, 0xD7], "Jay周杰伦"),
        ("zh_TW.UTF-8", [0xA9, 0x50, 0xB3, 0xC7, 0xAD, 0xDB], "周傑倫"),
        ("zh_HK", [0xB1, 0x69, 0xB4, 0x66, 0xA9, 0x66], "張惠妹"),
        ("ja_JP.UTF-8", [0x93, 0xFA, 0x96, 0x7B], "日本"), ("ja_JP", [0x83, 0x41], "ア"),
        ("ko_KR.UTF-8", [0xB0, 0xA1, 0xBF, 0xE4], "가요"),
        ("ru_RU.UTF-8", [0xCA, 0xE8, 0xED, 0xEE], "Кино"),
        ("ru_RU", [0xC1, 0xE8] + Array("-2".utf8), "Би-2"),
        ("pl_PL", [0xAF, 0xF3, 0xB3, 0xE6], "Żółć"), ("el_GR", [0xC1, 0xF3, 0xF0], "Ασπ"),
      ] as [(String, [UInt8], String)])
    func `a text in the language's old charset is read`(
      language: String, bytes: [UInt8], expected: String
    ) {
      #expect(album(bytes, in: language) == expected)
    }
  #endif

  @Test(
    arguments: ["zh_CN.UTF-8", "zh_TW", "ja_JP", "ko_KR", "ru_RU", "de_DE", "C", ""],
    [
      "Motörhead", "Ágætis byrjun", "été", "Où", "Sää", "À la créole", "Sæglópur", "¿Qué?",
      "«Été»", "¡Viva!", "Ænima", "Plain",
    ])
  func `Latin-1 stays what it is`(language: String, text: String) {
    let bytes = text.unicodeScalars.map { UInt8($0.value) }

    #expect(album(bytes, in: language) == text)
  }

  @Test(arguments: ["zh_CN.UTF-8", "ru_RU", "de_DE", "C"])
  func `valid UTF-8 is that, whatever it claims`(language: String) {
    for text in ["上海专辑", "Кино", "Motörhead"] {
      #expect(album(Array(text.utf8), in: language) == text)
    }
  }

  @Test func `what fits nothing is Latin-1`() {
    // The last character is cut in two.
    #expect(album([0xC9, 0xCF, 0xBA], in: "zh_CN") == "ÉÏº")
    #expect(album([0xC9, 0xCF, 0xBA, 0xA3], in: "en_US.UTF-8") == "ÉÏº£")
  }

  @Test func `the fixture is read`() throws {
    let locale = PlayerLocale(environment: ["LC_ALL": "zh_CN.UTF-8"])
    let tags = try readTags(
      of: TrackBytes(fixture("Tracks/gbk-as-latin1.mp3")), charset: LegacyCharset(of: locale))

    #if canImport(Glibc)
      #expect([tags.texts.artist, tags.texts.album] == ["歌手", "上海专辑"])
    #endif
  }
}
