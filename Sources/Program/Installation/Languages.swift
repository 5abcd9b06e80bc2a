import Basics
import Platform

/// The languages in which the game is installed, besides English: a catalog each, made by `msgfmt`.
struct Languages: Sendable {
  private static let suffix = ".mo"
  private let folder: String
  /// Their codes, such as `pt_BR`, in alphabetical order.
  let codes: [String]

  /// Those in a folder of the game's resources.
  init(resources: String?) {
    folder = (resources ?? "") + "/Languages/"
    codes =
      resources == nil
      ? []
      : fileNames(in: folder)
        .filter { $0.hasSuffix(Self.suffix) }.map { String($0.dropLast(Self.suffix.count)) }
        .filter(\.isLanguage).sorted()
  }

  /// Makes the program speak a language; with an empty code, that of the environment.
  func use(_ code: String, environment: [String: String]) {
    let code = code.isEmpty ? preferred(in: environment) : code
    Catalog.use(code.flatMap(catalog))
  }

  /// The catalog of a language; nil if there is none, as for English, or if it cannot be read.
  private func catalog(of code: String) -> Catalog? {
    guard codes.contains(code) else { return nil }
    return (try? readFile(folder + code + Self.suffix, limit: 1 << 22)).flatMap { Catalog($0) }
  }

  /// The first language in the player's environment that is there; nil for English.
  ///
  /// `LANGUAGE` lists several, as GNU gettext documents it, unless the locale is C.
  func preferred(in environment: [String: String]) -> String? {
    let locale =
      ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    guard !["", "C", "POSIX"].contains(locale) else { return nil }
    let list = environment["LANGUAGE"]?.split(separator: ":").map(String.init) ?? []
    for name in list + [locale] {
      let code = String(name.prefix { $0 != "." && $0 != "@" })
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
  /// May be the code of a language: `de`, `pt_BR`, `sr@latin`.
  fileprivate var isLanguage: Bool {
    first?.isLowercase == true && utf8.count < 20
      && allSatisfy { $0.isASCII && $0.isLetter || "_@".contains($0) }
  }
}
