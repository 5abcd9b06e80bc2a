import ArtworkLive
import Platform

/// The charset that programs of a language used before Unicode.
struct LegacyCharset: Equatable {
  let name: String

  /// Nil if that was Latin-1, or is unknown.
  init?(of locale: PlayerLocale) {
    let isTraditional = ["TW", "HK", "MO"].contains(locale.country)
    let name = locale.language == "zh" && isTraditional ? "BIG5-HKSCS" : Self.names[locale.language]
    guard let name else { return nil }
    self.name = name
  }

  private static let names = [
    "zh": "GBK", "ja": "CP932", "ko": "CP949", "ru": "CP1251", "uk": "CP1251", "be": "CP1251",
    "bg": "CP1251", "mk": "CP1251", "sr": "CP1251", "pl": "CP1250", "cs": "CP1250", "sk": "CP1250",
    "hu": "CP1250", "sl": "CP1250", "hr": "CP1250", "ro": "CP1250", "el": "CP1253", "tr": "CP1254",
    "he": "CP1255", "ar": "CP1256", "lt": "CP1257", "lv": "CP1257", "et": "CP1257", "vi": "CP1258",
    "th": "CP874",
  ]

  /// The decoded text; nil if the bytes are invalid, or if the C library does not have the charset.
  func decode(_ bytes: ArraySlice<UInt8>) -> String? {
    #if canImport(Glibc)
      guard let converter = iconv_open("UTF-8", name), converter != iconv_t(bitPattern: -1) else {
        return nil
      }
      defer { iconv_close(converter) }
      var input = bytes.map(CChar.init(bitPattern:))
      // One or two bytes give at most four characters of Vietnamese or Chinese.
      var output = [CChar](repeating: 0, count: 8 * input.count + 8)
      var (left, room) = (input.count, output.count)
      let result = input.withUnsafeMutableBufferPointer { input in
        output.withUnsafeMutableBufferPointer { output in
          var (from, to) = (input.baseAddress, output.baseAddress)
          let result = iconv(converter, &from, &left, &to, &room)
          // Flushes anything iconv holds back, such as a letter that an accent might follow.
          return result == 0 ? iconv(converter, nil, nil, &to, &room) : result
        }
      }
      guard result == 0, left == 0 else { return nil }
      let text = output.prefix(output.count - room).map(UInt8.init(bitPattern:))
      return String(validating: text, as: UTF8.self)
    #else
      return nil
    #endif
  }
}

/// Reads a text said to be Latin-1: as UTF-8 if valid, or as a legacy charset if it fits and Latin-1 is unlikely.
func decodeLatin1(_ bytes: ArraySlice<UInt8>, unless charset: LegacyCharset?) -> String {
  if let text = String(validating: bytes, as: UTF8.self) { return text }
  if let charset, !isLikelyLatin1(bytes), let text = charset.decode(bytes) { return text }
  return String(latin1: bytes)
}

extension String {
  init(latin1 bytes: some Sequence<UInt8>) {
    self.init(UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }
}

/// True if everything beyond ASCII is letters within words, or punctuation, as in Western Europe.
private func isLikelyLatin1(_ bytes: ArraySlice<UInt8>) -> Bool {
  var rest = bytes
  while let start = rest.firstIndex(where: { $0 >= 0x80 }) {
    let run = rest[start...].prefix { $0 >= 0x80 }
    let neighbours = [start - 1, run.endIndex].filter(bytes.indices.contains).map { bytes[$0] }
    let isInWord = neighbours.contains { (0x61...0x7A).contains($0 | 0x20) }
    guard run.allSatisfy(isUsual), run.count == 1 || run.count < 4 && isInWord else { return false }
    rest = rest[run.endIndex...]
  }
  return true
}

/// True for a letter of Latin-1, one of its usual signs, or one that Windows adds.
private func isUsual(_ byte: UInt8) -> Bool {
  switch byte {
  case 0xD7, 0xF7: false
  case 0xC0...: true
  // An ellipsis, quotation marks, dashes; a space, ¡ « ° ´ » ¿.
  case 0x85, 0x91...0x97, 0xA0, 0xA1, 0xAB, 0xB0, 0xB4, 0xBB, 0xBF: true
  default: false
  }
}
