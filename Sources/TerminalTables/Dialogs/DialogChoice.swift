import Curses

/// One of the answers that ``Navigator/choose(_:text:from:initially:)`` offers.
///
/// ```swift
/// DialogChoice("Overwrite it", value: Answer.overwrite, detail: "what is there now is lost", isDestructive: true)
/// ```
public struct DialogChoice<Value: Hashable> {
  /// What the user reads.
  public var title: String
  /// What ``Navigator/choose(_:text:from:initially:)`` returns for it.
  public var value: Value
  /// A word at the right; empty for none.
  public var detail: String
  /// What comes of it, said at the foot of the dialog while it is focused; empty for nothing.
  public var help: String
  /// Whether something is lost by it: it is drawn as a warning, and never focused at first.
  public var isDestructive: Bool
  /// The key that gives it at once, and the name that key maps have for it; nil for none.
  var key: (name: String, key: Key)?

  /// An answer with its text.
  public init(_ title: String, value: Value, detail: String = "", help: String = "", isDestructive: Bool = false) {
    self.title = title
    self.value = value
    self.detail = detail
    self.help = help
    self.isDestructive = isDestructive
  }
}

extension DialogChoice: Sendable where Value: Sendable {}

struct ChoiceTable<Value: Hashable>: TableScreen {
  enum SectionID { case all }

  let title: String
  let choices: [DialogChoice<Value>]
  /// The one that is focused at first; nil for the first that destroys nothing.
  let initial: Value?
  let reply: @MainActor (Value) -> Void

  var sections: [Section<SectionID, Int>] { [Section(.all, 0..<choices.count)] }

  var initialFocus: Int? {
    choices.firstIndex { $0.value == initial } ?? choices.firstIndex { !$0.isDestructive }
  }

  func cell(for index: Int, in table: TableView) -> any Cell {
    let choice = choices[index]
    return table.dequeue(RightDetailCell.self) { cell in
      cell.setTitle(choice.title)
      cell.setDetail(choice.detail)
      if choice.isDestructive { cell.titleLabel.role = .error }
    }
  }

  /// The answers that have a key of their own.
  func keyBindings(for index: Int?, in table: TableView, navigator: Navigator) -> [KeyBinding] {
    choices.compactMap { choice in
      choice.key.map { key in
        KeyBinding(key.name, keys: [key.key], help: choice.title) { reply(choice.value) }
      }
    }
  }

  func help(for index: Int) -> RowHelp? {
    choices[index].help.isEmpty ? nil : RowHelp(choices[index].help)
  }

  func didSelect(_ index: Int, in navigator: Navigator) {
    reply(choices[index].value)
  }
}
