import SettingsFiles
import SettingsSchema

extension EditingSession {
  private static let mostShown = 8
  private static let longestShown = 48

  /// Why a path names no item, with the items that it may be.
  package func explanation(of error: ItemError) -> String {
    let hint =
      switch error.reason {
      case .noList: likelyPath(for: error.list).map { "; did you mean \($0.appending(.item(error.selector)))?" }
      case .noItem:
        likelySelector(for: error).map { "; did you mean \(error.list.appending(.item($0)))?" } ?? others(error)
      case .severalItems(let paths): ": " + shown(paths.map { described($0, by: error.selector) })
      }
    return "\(error.path): \(error.cause)\(hint ?? "")"
  }

  /// What was most likely meant by a selector that fits no item; nil where nothing is near.
  private func likelySelector(for error: ItemError) -> ItemSelector? {
    let (items, selector) = (items(of: error.list), error.selector)
    let keys = Set(items.flatMap { $0.members.map(\.key) })
    if let key = selector.member.first, !keys.contains(key) {
      return Suggestion.closest(to: key, among: keys.sorted()).map(selector.with(firstKey:))
    }
    guard !isSecret(error) else { return nil }
    let texts = items.map { MemberTexts(of: $0, at: selector.member) }
    return Suggestion.closest(to: selector.text, among: Set(texts.flatMap { $0.entries + $0.parts }).sorted())
      .map(selector.with(text:))
  }

  /// What the items have instead.
  private func others(_ error: ItemError) -> String? {
    let texts = items(of: error.list).compactMap { MemberTexts(of: $0, at: error.selector.member).entries.first }
    guard !texts.isEmpty, !isSecret(error) else { return nil }
    return "; there are " + shown(texts.map { "[\(error.selector.with(text: $0))]" })
  }

  /// An item that has an index, with what it has.
  private func described(_ item: Path, by selector: ItemSelector) -> String {
    guard case .index? = item.last, let node = document.node(at: item), !isSecret(item, selector),
      let text = MemberTexts(of: node, at: selector.member).entries.first
    else { return item.description }
    return "\(item) (\(ValueText.short(.string(text), length: Self.longestShown)))"
  }

  func shown(_ items: [String]) -> String {
    items.prefix(Self.mostShown).joined(separator: ", ") + (items.count > Self.mostShown ? ", …" : "")
  }

  private func isSecret(_ error: ItemError) -> Bool { isSecret(error.list.appending(0), error.selector) }

  private func isSecret(_ item: Path, _ selector: ItemSelector) -> Bool {
    isSecret(Path(item.steps + selector.member.map(Path.Step.key)))
  }

  private func items(of list: Path) -> [Node] {
    guard let node = document.node(at: list) else { return [] }
    return node.kind == .array ? Array(node.elements) : [node]
  }
}
