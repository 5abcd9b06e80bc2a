import SafeText

extension String {
  /// The text, cleaned, as it stands between tags or in an attribute of XML.
  var escaped: String {
    cleaned.reduce(into: "") { text, character in
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      default: text.append(character)
      }
    }
  }
}
