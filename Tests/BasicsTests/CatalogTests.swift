import Testing

@testable import Basics

@Suite struct CatalogTests {
  /// A catalog with these sentences; a plural and its forms follow after zeros.
  private static func bytes(
    _ sentences: [String: String], plural: String = "nplurals=2; plural=n != 1;",
    isSwapped: Bool = false
  ) -> [UInt8] {
    let header = "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: \(plural)\n"
    let all = sentences.merging(["": header]) { $1 }.map { (Array($0.utf8), Array($1.utf8)) }
      .sorted { $0.0.lexicographicallyPrecedes($1.0) }
    func word(_ number: Int) -> [UInt8] {
      let bytes = (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
      return isSwapped ? bytes.reversed() : bytes
    }
    let texts = 28 + 16 * all.count
    var (tables, content): ([UInt8], [UInt8]) = ([], [])
    for text in all.map(\.0) + all.map(\.1) {
      tables += word(text.count) + word(texts + content.count)
      content += text + [0]
    }
    let start = [0x9504_12DE, 0, all.count, 28, 28 + 8 * all.count, 0, 0].flatMap(word)
    return start + tables + content
  }

  private func said(_ bytes: [UInt8], _ sentence: () -> String) -> String {
    Catalog.$chosen.withValue(.some(Catalog(bytes)), operation: sentence)
  }

  @Test func `without a catalog it is English`() {
    Catalog.$chosen.withValue(.some(nil)) {
      #expect(tr("\(2) of 100%") == "2 of 100%")
      #expect(tr("\(1) pair", "\(1) pairs", count: 1) == "1 pair")
      #expect(tr("\(0) pair", "\(0) pairs", count: 0) == "0 pairs")
    }
  }

  @Test(arguments: [false, true])
  func `sentences are found, with their places in another order`(isSwapped: Bool) {
    let bytes = Self.bytes(
      [
        "Pair!": "Paar!", "%1$s beats %2$s": "%2$s verliert gegen %1$s, %2$s!",
        "button\u{4}Share": "Teilen", "%1$s%% of 9": "%1$s %% von 9", "100%": "100 %",
      ], isSwapped: isSwapped)
    let (ann, ben) = ("Ann", "Ben")

    #expect(said(bytes) { tr("Pair!") } == "Paar!")
    #expect(said(bytes) { tr("\(ann) beats \(ben)") } == "Ben verliert gegen Ann, Ben!")
    #expect(said(bytes) { tr("Share", in: "button") } == "Teilen")
    #expect(said(bytes) { tr("Share") } == "Share")
    #expect(said(bytes) { tr("\(5)% of 9") } == "5 % von 9")
    #expect(said(bytes) { tr("100%") } == "100 %")
    #expect(said(bytes) { tr("Something new") } == "Something new")
  }

  @Test(arguments: [
    (0, "0 пар"), (1, "1 пара"), (2, "2 пары"), (5, "5 пар"), (11, "11 пар"), (12, "12 пар"),
    (21, "21 пара"), (24, "24 пары"), (111, "111 пар"), (-1, "-1 пара"),
  ])
  func `a number has the form that the language has for it`(count: Int, expected: String) {
    let bytes = Self.bytes(
      ["%1$s pair\0%1$s pairs": "%1$s пара\0%1$s пары\0%1$s пар"],
      plural:
        "nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;"
    )

    #expect(said(bytes) { tr("\(count) pair", "\(count) pairs", count: count) } == expected)
  }

  @Test(arguments: [
    ("", 0), ("plural=0;", 0), ("plural=n>1", 1), ("plural=n", 7), ("plural=!n", 0),
    ("plural=2+3*4-n", 7), ("plural=(2+3)*4/n%3", 2), ("plural=n==7&&n!=8||0", 1),
    ("plural=n<7?1:n<=7?2:3;", 2), ("plural=n/0;", 0), ("plural=n%0;", 0),
    ("plural=9223372036854775807+n;", 0),
  ])
  func `plural rules are read as in C, or mean the first form`(header: String, form: Int) throws {
    #expect(try #require(PluralRule(header: header)).form(of: 7) == form)
  }

  @Test(arguments: [
    "plural=", "plural=n+", "plural=(n", "plural=n)", "plural=m", "plural=n?1", "plural=1 n",
    "plural=99999999999999999999", "plural=" + String(repeating: "(", count: 501),
  ])
  func `a rule that cannot be read makes the catalog unusable`(header: String) {
    #expect(PluralRule(header: header) == nil)
    #expect(Catalog(Self.bytes([:], plural: header)) == nil)
  }

  @Test(arguments: [
    "%3$s of %1$s", "%0$s", "%1$d", "%s", "%1", "%", "%99999999999999999999$s", "\u{1B}[2J %1$s",
    "%1$s\u{202E}", "%1$s\u{9B}31m", "%1$s\t", "\u{7}", "%1$s%1$s%1$s", "%1$s\n%2$s", "", " ",
    "\u{3164}",
    String(repeating: "long", count: 100), "a" + String(repeating: "\u{301}\u{316}", count: 9),
  ])
  func `a sentence with wrong places or with controls, unseen or too long, is left out`(
    translation: String
  ) {
    let bytes = Self.bytes(["%1$s of %2$s": translation, "Pair!": "Paar!"])

    #expect(said(bytes) { tr("\(1) of \(2)") } == "1 of 2")
    #expect(said(bytes) { tr("Pair!") } == "Paar!")
  }

  @Test func `one bad form of a plural spoils all of it`() {
    let bytes = Self.bytes(["%1$s pair\0%1$s pairs": "%1$s Paar\0%2$s Paare"])

    #expect(said(bytes) { tr("\(1) pair", "\(1) pairs", count: 1) } == "1 pair")
  }

  @Test func `a catalog that is cut or altered gives a sentence or English, and never crashes`() {
    let whole = Self.bytes(["Pair!": "Paar!", "%1$s pair\0%1$s pairs": "%1$s Paar\0%1$s Paare"])
    func isSound(_ bytes: [UInt8]) -> Bool {
      let texts = said(bytes) {
        [tr("Pair!"), tr("\(2) pair", "\(2) pairs", count: 2)].joined(separator: "|")
      }
      return texts.plain == texts
    }
    for count in whole.indices { #expect(isSound(Array(whole[..<count]))) }
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      var bytes = whole
      for _ in 0...generator.number(below: 3) {
        bytes[generator.number(below: bytes.count)] = UInt8(generator.number(below: 256))
      }
      #expect(isSound(bytes))
    }
    for number: UInt8 in [0x7F, 0x80, 0xFF] {
      for place in stride(from: 8, to: 28 + 48, by: 4) {
        var bytes = whole
        bytes.replaceSubrange(place..<place + 4, with: repeatElement(number, count: 4))
        #expect(isSound(bytes))
      }
    }
  }
}
