import Basics
import Platform
import TerminalLive

/// The languages in which the game is installed, besides English: a catalog each, made by `msgfmt`.
struct Languages: Sendable {
  private let folder: String
  /// Their codes, such as `pt_BR`, in alphabetical order.
  let codes: [String]

  init(resources: String?) {
    folder = resources.map { $0 + "/Languages/" } ?? ""
    codes = fileNames(in: folder)
      .filter { $0.hasSuffix(".mo") }.map { String($0.dropLast(3)) }
      .filter(\.isLanguage).sorted()
  }

  /// Speaks a language, or if it is not there, the environment's; English where the terminal lacks its letters.
  func use(_ code: String, environment: [String: String], charset: Charset = .unicode) {
    let code = code == "en" || codes.contains(code) ? code : preferred(in: environment)
    let catalog = code.flatMap(catalog)
    Catalog.use(catalog)
    if !charset.canShow(tr("Settings")) { Catalog.use(nil) }
  }

  /// The catalog of a language; nil if there is none, as for English, or if it cannot be read.
  private func catalog(of code: String) -> Catalog? {
    guard codes.contains(code) else { return nil }
    return (try? readFile(folder + code + ".mo", limit: 1 << 22)).flatMap { Catalog($0) }
  }

  /// The first language in the player's environment that is there; nil for English.
  ///
  /// `LANGUAGE` lists several, as GNU gettext documents it, unless the locale is C.
  func preferred(in environment: [String: String]) -> String? {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    guard let locale, locale.utf8.count < 100, !["C", "POSIX"].contains(locale) else { return nil }
    for code in (environment["LANGUAGE"]?.codes ?? []) + locale.codes {
      let language = code.prefix { $0 != "_" }
      if language == "en" { return nil }
      // That of another country is better than none.
      if let found = [code, String(language)].first(where: codes.contains)
        ?? codes.first(where: { $0.hasPrefix(language + "_") }), !language.isEmpty
      {
        return found
      }
    }
    return nil
  }
}

extension String {
  /// The codes in a list with colons, without what follows (`de_DE.UTF-8`), unless they are too long or not in ASCII.
  fileprivate var codes: [String] {
    utf8.prefix(1000).split(separator: UInt8(ascii: ":"))
      .filter { $0.count < 40 && $0.allSatisfy { $0 < 128 } }
      .map { String(decoding: $0.prefix { !".@".utf8.contains($0) }, as: UTF8.self) }
  }

  /// May be the code of a language: `de`, `pt_BR`, `sr@latin`.
  fileprivate var isLanguage: Bool {
    first?.isLowercase == true && utf8.count < 20
      && allSatisfy { $0.isASCII && $0.isLetter || "_@".contains($0) }
  }
}
