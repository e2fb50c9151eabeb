/// Lines of a name and the value that holds where nothing is set.
enum NameValueLines {
  /// - Parameter separator: what is between name and value.
  static func settings(in lines: [Substring], separator: Character) -> [SettingKnowledge] {
    var section: String?
    var settings: [SettingKnowledge] = []
    var places: [String: Int] = [:]
    for line in lines {
      let text = line.trimmed
      if text.first == "[", text.last == "]" {
        section = String(text.dropFirst().dropLast())
        continue
      }
      if text.first == "#" || text.first == ";" { continue }
      // A name alone is one whose value is empty, where blanks part them.
      let end = text.firstIndex(of: separator) ?? (separator == " " ? text.endIndex : text.startIndex)
      let name = String(text[..<end].trimmed)
      guard !name.isEmpty else { continue }
      let key = "\(section ?? "")\u{0}\(name)"
      if let place = places[key] {
        settings[place].repeats = true
        continue
      }
      var setting = SettingKnowledge(name: name, section: section)
      let value = text[end...].dropFirst().trimmed
      setting.standard = value.isEmpty ? nil : String(value)
      setting.typeName = Self.typeName(of: value)
      places[key] = settings.count
      settings.append(setting)
    }
    return settings
  }

  /// A value tells its type: `number` for digits, but not for those of modes such as `0644`, `number s` for such with a
  /// letter behind them, and else itself.
  private static func typeName(of value: Substring) -> String? {
    if value.isEmpty { return nil }
    let digits = value.first == "-" ? value.dropFirst() : value
    let isNumber = !digits.isEmpty && digits.allSatisfy { $0.isASCII && $0.isNumber }
    if isNumber, digits.first != "0" || digits.count == 1 { return "number" }
    if let unit = digits.last, unit.isLowercase, digits.count > 1, digits.dropLast().allSatisfy({ $0.isNumber }) {
      return "number \(unit)"
    }
    return String(value)
  }
}

extension Substring {
  /// Without the blanks around it.
  var trimmed: Substring { trimmed { $0 == " " || $0 == "\t" || $0 == "\r" } }

  func trimmed(_ isOutside: (Character) -> Bool) -> Substring {
    var rest = drop(while: isOutside)
    while let last = rest.last, isOutside(last) { rest.removeLast() }
    return rest
  }
}
