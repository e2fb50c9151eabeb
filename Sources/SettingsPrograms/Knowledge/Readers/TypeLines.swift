/// Lines `name=TYPE` below `[section]`. What a type means, the page tells.
enum TypeLines {
  static func settings(in lines: [Substring]) -> [SettingKnowledge] {
    var section: String?
    return lines.compactMap { line in
      if line.first == "[", line.last == "]" {
        section = String(line.dropFirst().dropLast())
        return nil
      }
      guard let equals = line.firstIndex(of: "="), equals != line.startIndex else { return nil }
      var setting = SettingKnowledge(name: String(line[..<equals]), section: section)
      setting.typeName = String(line[equals...].dropFirst())
      return setting
    }
  }
}
