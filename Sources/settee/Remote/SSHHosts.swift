import SettingsDocuments

/// The machines that the user's configuration of ssh names, for completions.
enum SSHHosts {
  static func names(home: String?) -> [String] {
    guard let home, let content = try? FileContent("\(home)/.ssh/config"), content.bytes.count < 1 << 20 else {
      return []
    }
    let text = String(decoding: content.bytes, as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).flatMap { line in
      let words = line.split { $0 == " " || $0 == "\t" || $0 == "=" }
      guard words.first?.lowercased() == "host" else { return [Substring]() }
      return words.dropFirst().filter { word in !word.contains { "*?!\"".contains($0) } }
    }.map(String.init)
  }
}
