import SettingsDocuments

/// Lines of a name, `=` and the value that holds where nothing is set, in blocks: `service imap {` to `}`.
///
/// A setting in a block has the block's first line as its section; its page tells which part of a file that is.
enum BlockLines {
  static func settings(in lines: [Substring]) -> [SettingKnowledge] {
    var blocks: [String] = []
    var settings: [SettingKnowledge] = []
    for line in lines {
      let text = line.trimmed
      if text.first == "#" || text.isEmpty { continue }
      if text == "}" {
        _ = blocks.popLast()
      } else if text.last == "{", !text.contains("=") {
        blocks.append(String(text.dropLast().trimmed))
      } else {
        settings += NameValueLines.settings(in: [line], separator: "=").map { setting in
          var setting = setting.renamed(setting.name, section: blocks.last)
          // Nothing is a value as well: it is what holds.
          setting.standard = setting.standard ?? ""
          return setting
        }
      }
    }
    return settings
  }
}
