import Libc
import SettingsDocuments

/// A pack as text: a line for each setting, below the source that lists it.
///
///     knowledge 1
///     program sshd 9.2p1
///     release debian-12
///     source /usr/sbin/sshd -T -f /dev/null
///     ⇥port⇥default=22
///     ⇥addressfamily⇥values=any|inet|inet6⇥default=any
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
    self = try text.withUnsafeBufferPointer { bytes throws(PackError) in
      var reader = PackReader(rest: bytes)
      return try reader.pack()
    }
  }
}

/// Reads the lines of a pack one by one.
private struct PackReader {
  var rest: PackBytes
  var number = 0

  /// The next line, without its line break; nil where none ends.
  private mutating func line() -> PackBytes? {
    guard let end = rest.place(of: 0x0A) else { return nil }
    defer { rest = rest.behind(end) }
    number += 1
    return rest.before(end)
  }

  mutating func pack() throws(PackError) -> KnowledgePack {
    guard let first = line()?.string else { throw rest.isEmpty ? .damaged(line: 1) : .cutOff }
    guard first.hasPrefix("knowledge ") else { throw .damaged(line: 1) }
    guard first == "knowledge \(KnowledgePack.version)" else {
      throw .laterVersion(String(first.dropFirst("knowledge ".count)))
    }
    var (program, release): (Substring?, Substring?)
    var answers: [KnowledgePack.Answer] = []
    var count = 0
    while let line = line() {
      if line.first == 0x09 {
        guard !answers.isEmpty, let setting = PackText.setting(in: line.behind(0)) else { throw .damaged(line: number) }
        answers[answers.count - 1].settings.append(setting)
        count += 1
        continue
      }
      let words = line.string
      guard let blank = words.firstIndex(of: " ") else { throw .damaged(line: number) }
      let value = words[words.index(after: blank)...]
      switch words[..<blank] {
      case "program": program = value
      case "release": release = value
      case "source":
        let source = PackText.text(line.behind(words.utf8.distance(from: words.startIndex, to: blank)))
        answers.append(KnowledgePack.Answer(source: source, settings: []))
      case "end":
        guard value == "\(count)", rest.isEmpty else { throw .cutOff }
        guard let program, let release else { throw .damaged(line: 2) }
        let names = program.split(separator: " ", maxSplits: 1).map(String.init)
        guard let name = names.first else { throw .damaged(line: 2) }
        return KnowledgePack(
          KnowledgePack.Origin(
            program: name, version: names.count > 1 ? names[1] : nil, release: KnowledgeRelease(String(release))),
          answers)
      default: throw .damaged(line: number)
      }
    }
    throw .cutOff
  }
}

/// What is told of a setting, by its name in a pack.
private enum PackField: String, CaseIterable {
  case section, parts, types, kind, values, `default`, least, most, unit, pattern, expected, written, since, open,
    secret,
    repeats

  /// Its name, of which no two have the same eight letters, as a number.
  private static let byName = Dictionary(
    uniqueKeysWithValues: allCases.map { field in
      var name = field.rawValue
      return (name.withUTF8 { number($0) }, field)
    })

  private static func number(_ name: PackBytes) -> UInt64 { name.reduce(0) { $0 << 8 | UInt64($1) } }

  init?(_ name: PackBytes) {
    guard name.count <= 8, let field = Self.byName[Self.number(name)] else { return nil }
    self = field
  }
}

private enum PackText {
  static func line(_ setting: SettingKnowledge) -> String {
    var fields = [escaped(setting.name)]
    func add(_ field: PackField, _ value: String?) {
      if let value { fields.append("\(field.rawValue)=\(escaped(value))") }
    }
    func add(_ field: PackField, _ values: [String]) {
      if !values.isEmpty { fields.append("\(field.rawValue)=" + values.map(escaped).joined(separator: "|")) }
    }
    func add(_ field: PackField, _ flag: Bool) { if flag { fields.append(field.rawValue) } }
    add(.section, setting.section)
    add(.parts, setting.parts)
    add(.types, setting.typeNames)
    add(.kind, setting.kind?.rawValue)
    add(.values, setting.values)
    add(.default, setting.standard)
    add(.least, setting.least.map(String.init))
    add(.most, setting.most.map(String.init))
    add(.unit, setting.unit)
    add(.pattern, setting.pattern)
    add(.expected, setting.expected)
    add(.written, setting.words)
    add(.since, setting.since)
    add(.open, setting.isOpen)
    add(.secret, setting.isSecret)
    add(.repeats, setting.repeats)
    return fields.joined(separator: "\t")
  }

  /// Nil where something in it is not known.
  static func setting(in line: PackBytes) -> SettingKnowledge? {
    var rest = line
    /// The next field, to the tab or the end.
    func next() -> PackBytes {
      let end = rest.place(of: 0x09) ?? rest.count
      defer { rest = end < rest.count ? rest.behind(end) : PackBytes(start: nil, count: 0) }
      return rest.before(end)
    }
    let name = next()
    guard !name.isEmpty else { return nil }
    var setting = SettingKnowledge(name: text(name))
    while !rest.isEmpty {
      let field = next()
      let equals = field.place(of: UInt8(ascii: "=")) ?? field.count
      let value = equals < field.count ? field.behind(equals) : PackBytes(start: nil, count: 0)
      guard let key = PackField(field.before(equals)), setting.take(key, value) else { return nil }
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

  static func text(_ bytes: PackBytes) -> String {
    guard bytes.place(of: 0x5C) != nil else { return bytes.string }
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

  static func list(_ bytes: PackBytes) -> [String] {
    var (rest, texts): (PackBytes, [String]) = (bytes, [])
    while let bar = rest.place(of: UInt8(ascii: "|")) {
      texts.append(text(rest.before(bar)))
      rest = rest.behind(bar)
    }
    return texts + [text(rest)]
  }
}

extension SettingKnowledge {
  /// Takes over what a field says; false for what makes no sense.
  fileprivate mutating func take(_ field: PackField, _ value: PackBytes) -> Bool {
    switch field {
    case .section: section = PackText.text(value)
    case .parts: parts = PackText.list(value)
    case .types: for name in PackText.list(value) { typeNames(adding: name) }
    case .values: values = PackText.list(value)
    case .default: standard = PackText.text(value)
    case .unit: unit = PackText.text(value)
    case .pattern: pattern = PackText.text(value)
    case .expected: expected = PackText.text(value)
    case .written: words = PackText.text(value)
    case .since: since = PackText.text(value)
    case .open: isOpen = true
    case .secret: isSecret = true
    case .repeats: repeats = true
    case .kind:
      kind = ProgramSetting.Kind(rawValue: value.string)
      return kind != nil
    case .least:
      least = Int(value.string)
      return least != nil
    case .most:
      most = Int(value.string)
      return most != nil
    }
    return true
  }
}

private typealias PackBytes = UnsafeBufferPointer<UInt8>

extension UnsafeBufferPointer<UInt8> {
  fileprivate var string: String { String(decoding: self, as: UTF8.self) }

  /// Where a byte is first; nil where it is not.
  fileprivate func place(of byte: UInt8) -> Int? {
    guard let baseAddress, let found = memchr(baseAddress, Int32(byte), count) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(baseAddress)
  }

  fileprivate func before(_ place: Int) -> Self { Self(rebasing: self[..<place]) }
  fileprivate func behind(_ place: Int) -> Self { Self(rebasing: self[(place + 1)...]) }
}
