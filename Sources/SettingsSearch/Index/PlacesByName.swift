/// The settings of a program by name. The same setting may be in several sections and files.
struct PlacesByName {
  private var byName: [String: [(keys: [String], isDotted: Bool, number: Int)]] = [:]
  /// The first setting of each name of which the same is said.
  private var twins: [Twin: Int] = [:]

  private struct Twin: Hashable {
    let name: String
    let text: String
  }

  /// Remembers a setting.
  ///
  /// - Returns: the number of the first that is the same; nil where it is not set and is known from another place, so
  ///   that it need not be there again.
  mutating func add(_ indexed: SettingInWords, number: Int) -> Int? {
    let setting = indexed.setting
    let texts = setting.texts.filter { $0.field == .summary || $0.field == .title }.map(\.text)
    // Without a text nothing tells that two are the same: `name` of `user` is none of `author`.
    let text = texts.isEmpty ? setting.path : texts.joined(separator: " ")
    let twin = Twin(name: indexed.joinedKeys.last ?? "", text: text)
    let first = twins[twin]
    if setting.state == .unset, first != nil { return nil }
    if first == nil { twins[twin] = number }
    let isDotted = setting.keys.last?.utf8.contains(UInt8(ascii: ".")) ?? false
    byName[twin.name, default: []].append((indexed.joinedKeys, isDotted, number))
    return first ?? number
  }

  /// The settings that a name means, which may have its section before it.
  func numbers(of name: String) -> [Int] {
    let parts = name.split(separator: ".").map { PlainWords.joined(String($0)) }
    let whole = parts.joined()
    guard let last = parts.last else { return [] }
    let named = (byName[last] ?? []) + (parts.count > 1 ? byName[whole] ?? [] : [])
    return named.filter { setting in
      // `user.name` is no `username`, but a key of its own in sysctl's files.
      if parts.count > 1, !setting.isDotted, setting.keys.last == whole { return false }
      return setting.keys.joined().hasSuffix(whole) && Self.ends(setting.keys, with: parts, whole)
    }.map(\.number)
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
