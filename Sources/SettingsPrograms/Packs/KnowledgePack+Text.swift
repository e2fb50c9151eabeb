import SettingsDocuments

/// A pack as text: a line for each setting, below the source that lists it.
///
///     knowledge 1
///     program sshd 9.2p1
///     release debian-12
///     source /usr/sbin/sshd -T -f /dev/null
///     ⇥port⇥default=22
///     ⇥addressfamily⇥default=any⇥values=any|inet|inet6
///     end 2
///
/// Behind a tab stands what is told of it. `\t`, `\n`, `\p` and `\\` are a tab, a line break, a bar and a backslash.
extension KnowledgePack {
  package var text: String {
    var lines = ["knowledge \(Self.version)", "program \(origin.program)" + (origin.version.map { " \($0)" } ?? "")]
    lines.append("release \(origin.release.name)")
    for answer in answers {
      lines.append("source \(PackText.escaped(answer.source))")
      lines += answer.settings.map { "\t" + PackText.line($0) }
    }
    lines.append("end \(answers.reduce(0) { $0 + $1.settings.count })")
    return lines.joined(separator: "\n") + "\n"
  }

  /// - Complexity: linear in the text.
  package init(reading text: [UInt8]) throws(PackError) {
    var lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)[...]
    let head = String(decoding: lines.popFirst() ?? [], as: UTF8.self)
    guard head.hasPrefix("knowledge ") else { throw .damaged(line: 1) }
    guard head == "knowledge \(Self.version)" else { throw .laterVersion(String(head.dropFirst("knowledge ".count))) }
    var (program, release): (Substring?, Substring?)
    var answers: [Answer] = []
    var (number, count) = (1, 0)
    // The last line ends with a line break, behind which there is nothing.
    guard lines.popLast()?.isEmpty == true, let end = lines.popLast().map({ String(decoding: $0, as: UTF8.self) })
    else { throw .cutOff }
    for line in lines {
      number += 1
      if line.first == 0x09 {
        guard !answers.isEmpty, let setting = PackText.setting(in: line.dropFirst()) else {
          throw .damaged(line: number)
        }
        answers[answers.count - 1].settings.append(setting)
        count += 1
        continue
      }
      let words = String(decoding: line, as: UTF8.self)
      guard let blank = words.firstIndex(of: " ") else { throw .damaged(line: number) }
      let rest = words[words.index(after: blank)...]
      switch words[..<blank] {
      case "program": program = rest
      case "release": release = rest
      case "source": answers.append(Answer(source: PackText.unescaped(rest), settings: []))
      default: throw .damaged(line: number)
      }
    }
    guard end == "end \(count)" else { throw .cutOff }
    guard let words = program?.split(separator: " ", maxSplits: 1), let name = words.first, let release else {
      throw .damaged(line: 2)
    }
    let version = words.count > 1 ? String(words[1]) : nil
    self.init(Origin(program: String(name), version: version, release: KnowledgeRelease(String(release))), answers)
  }
}

/// The lines of settings in a pack.
private enum PackText {
  static func line(_ setting: SettingKnowledge) -> String {
    var fields = [escaped(setting.name)]
    func add(_ key: String, _ value: String?) {
      if let value { fields.append("\(key)=\(escaped(value))") }
    }
    func add(_ key: String, _ values: [String]) {
      if !values.isEmpty { fields.append("\(key)=" + values.map(escaped).joined(separator: "|")) }
    }
    func add(_ key: String, _ flag: Bool) { if flag { fields.append(key) } }
    add("section", setting.section)
    add("parts", setting.parts)
    add("types", setting.typeNames)
    add("kind", setting.kind?.rawValue)
    add("values", setting.values)
    add("default", setting.standard)
    add("least", setting.least.map(String.init))
    add("most", setting.most.map(String.init))
    add("unit", setting.unit)
    add("pattern", setting.pattern)
    add("expected", setting.expected)
    add("written", setting.words)
    add("since", setting.since)
    add("open", setting.isOpen)
    add("secret", setting.isSecret)
    add("repeats", setting.repeats)
    return fields.joined(separator: "\t")
  }

  /// Nil where something in it is not known.
  static func setting(in line: ArraySlice<UInt8>) -> SettingKnowledge? {
    let fields = line.split(separator: 0x09, omittingEmptySubsequences: false)
    guard let name = fields.first, !name.isEmpty else { return nil }
    var setting = SettingKnowledge(name: text(name))
    for field in fields.dropFirst() {
      let equals = field.firstIndex(of: UInt8(ascii: "=")) ?? field.endIndex
      let key = String(decoding: field[..<equals], as: UTF8.self)
      guard setting.take(key, field[equals...].dropFirst()) else { return nil }
    }
    return setting
  }

  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { [0x09, 0x0A, 0x5C, 0x7C].contains($0) }) else { return text }
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case 0x09: bytes += Array("\\t".utf8)
      case 0x0A: bytes += Array("\\n".utf8)
      case 0x5C: bytes += Array("\\\\".utf8)
      case 0x7C: bytes += Array("\\p".utf8)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func unescaped(_ text: Substring) -> String { Self.text(ArraySlice(text.utf8)) }

  static func text(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(0x5C) else { return String(decoding: bytes, as: UTF8.self) }
    var (plain, isEscaped): ([UInt8], Bool) = ([], false)
    for byte in bytes {
      if isEscaped {
        plain.append([UInt8(ascii: "t"): 0x09, UInt8(ascii: "n"): 0x0A, UInt8(ascii: "p"): 0x7C][byte] ?? byte)
        isEscaped = false
      } else if byte == 0x5C {
        isEscaped = true
      } else {
        plain.append(byte)
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }

  static func list(_ bytes: ArraySlice<UInt8>) -> [String] {
    bytes.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map(text)
  }
}

extension SettingKnowledge {
  /// Takes over what a field says; false for a field that is not known.
  fileprivate mutating func take(_ key: String, _ value: ArraySlice<UInt8>) -> Bool {
    switch key {
    case "section": section = PackText.text(value)
    case "parts": parts = PackText.list(value)
    case "types": for name in PackText.list(value) { typeNames(adding: name) }
    case "values": values = PackText.list(value)
    case "default": standard = PackText.text(value)
    case "unit": unit = PackText.text(value)
    case "pattern": pattern = PackText.text(value)
    case "expected": expected = PackText.text(value)
    case "written": words = PackText.text(value)
    case "since": since = PackText.text(value)
    case "open": isOpen = true
    case "secret": isSecret = true
    case "repeats": repeats = true
    case "kind":
      kind = ProgramSetting.Kind(rawValue: PackText.text(value))
      return kind != nil
    case "least", "most":
      guard let number = Int(PackText.text(value)) else { return false }
      if key == "least" { least = number } else { most = number }
    default: return false
    }
    return true
  }
}
