/// The name of a language in itself, by its code: "Deutsch"; the code where none is known, and for an empty one, that it
/// follows the system.
func languageLabel(_ code: String) -> String {
  code.isEmpty ? tr("automatic", in: "language") : languageNames[code] ?? code.fitted(to: 10)
}

private let languageNames = [
  "en": "English", "de": "Deutsch", "es": "Español", "fr": "Français", "ja": "日本語", "ko": "한국어",
  "pt_BR": "Português (Brasil)", "ru": "Русский", "zh_CN": "简体中文",
]
