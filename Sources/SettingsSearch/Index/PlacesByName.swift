/// The settings of a program by name. The same setting may be in several sections and files.
struct PlacesByName {
  private var byName: [String: [(keys: [String], number: Int)]] = [:]
  /// The first setting of each name of which the same is said.
  private var twins: [Twin: Int] = [:]

  private struct Twin: Hashable {
    let name: String
    let text: String
  }

  private static func twin(_ setting: SearchedSetting) -> Twin {
    let texts = setting.texts.filter { $0.field == .summary || $0.field == .title }.map(\.text)
    return Twin(name: PlainWords.joined(setting.keys.last ?? ""), text: texts.joined(separator: " "))
  }

  /// Remembers a setting; false where it is not set and is known from another place, so that it need not be there
  /// again.
  mutating func isNew(_ setting: SearchedSetting, number: Int) -> Bool {
    let twin = Self.twin(setting)
    if setting.state == .unset, twins[twin] != nil { return false }
    if twins[twin] == nil { twins[twin] = number }
    byName[twin.name, default: []].append((setting.keys.map(PlainWords.joined), number))
    return true
  }

  /// The first setting that is the same.
  func twin(of setting: SearchedSetting) -> Int { twins[Self.twin(setting)] ?? 0 }

  /// The settings that a name means, which may have its section before it.
  func numbers(of name: String) -> [Int] {
    let parts = name.split(separator: ".").map { PlainWords.joined(String($0)) }
    let whole = parts.joined()
    guard let last = parts.last else { return [] }
    let named = (byName[last] ?? []) + (parts.count > 1 ? byName[whole] ?? [] : [])
    return named.filter { $0.keys.joined().hasSuffix(whole) && Self.ends($0.keys, with: parts, whole) }.map(\.number)
  }

  /// Whether what is written ends at the borders of keys.
  private static func ends(_ keys: [String], with parts: [String], _ whole: String) -> Bool {
    var end = ""
    for key in keys.reversed() {
      end = key + end
      if end.count >= whole.count { return end == whole || (end.hasSuffix(whole) && parts.count > 1) }
    }
    return false
  }
}
