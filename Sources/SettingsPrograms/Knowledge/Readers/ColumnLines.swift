/// Lines of columns between tabs.
enum ColumnLines {
  static func setting(in line: Substring, columns: [AnswerColumn]) -> SettingKnowledge? {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    var texts: [AnswerColumn: [Substring]] = [:]
    for (column, field) in zip(columns, fields) where !field.isEmpty { texts[column, default: []].append(field) }
    guard let name = texts[.name]?.first else { return nil }
    var setting = SettingKnowledge(name: String(name))
    setting.typeName = texts[.type]?.first.map(String.init)
    setting.standard = texts[.default]?.first.map(String.init)
    setting.least = texts[.least]?.first.flatMap { Int($0) }
    setting.most = texts[.most]?.first.flatMap { Int($0) }
    setting.description = (texts[.description] ?? []).joined(separator: " ")
    return setting
  }
}
