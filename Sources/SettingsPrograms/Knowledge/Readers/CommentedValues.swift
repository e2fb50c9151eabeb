/// A sample file: a line each with a setting and the value that holds where it is not set, most of them commented out,
/// a remark behind some.
enum CommentedValues {
  /// Nil where the line is none of a setting.
  static func setting(in line: Substring) -> SettingKnowledge? {
    // What is explained has a blank behind the mark of a comment.
    let text = line.drop { $0 == "#" }
    guard let first = text.first, first.isLetter, let equals = text.firstIndex(of: "=") else { return nil }
    let name = text[..<equals].trimmed
    guard !name.contains(" ") else { return nil }
    var setting = SettingKnowledge(name: String(name))
    let value = value(in: text[equals...].dropFirst().trimmed)
    setting.standard = value.isEmpty ? nil : String(value)
    return setting
  }

  /// What is before the remark, without its quotes.
  private static func value(in text: Substring) -> Substring {
    if text.first == "'" { return text.dropFirst().prefix { $0 != "'" } }
    return text.prefix { $0 != "#" }.trimmed
  }
}
