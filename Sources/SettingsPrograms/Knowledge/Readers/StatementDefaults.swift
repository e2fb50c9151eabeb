/// A file of statements in braces with the values that hold where nothing is set: what `named -C` prints.
///
/// Only what the first block says by itself is read, commented out or not.
enum StatementDefaults {
  static func settings(in lines: [Substring]) -> [SettingKnowledge] {
    var depth = 0
    var settings: [SettingKnowledge] = []
    for line in lines {
      let text = line.trimmed
      if text.last == "{" {
        depth += 1
      } else if text.hasPrefix("}") {
        depth -= 1
        if depth == 0 { return settings }
      } else if depth == 1, let end = text.firstIndex(of: " "), let stop = text.firstIndex(of: ";"), end < stop {
        let value = text[end..<stop].trimmed
        guard !value.contains("{"), value.first != "<", text.first != "#" else { continue }
        var setting = SettingKnowledge(name: String(text[..<end]))
        setting.standard = String(value.filter { $0 != "\"" })
        settings.append(setting)
      }
    }
    return settings
  }
}
