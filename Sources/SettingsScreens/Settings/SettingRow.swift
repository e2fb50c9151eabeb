import SettingsFiles
import SettingsSchema
import SettingsSession
import TerminalTables

/// One setting with its present value, to fill a cell with.
@MainActor
struct SettingRow {
  let path: Path
  let setting: SettingDescription
  let node: Node?
  let model: EditingSession
  let table: TableView
  /// Whether the setting is new, and its value is being typed.
  let isUnfinished: Bool
  /// Knows what other files say of the setting.
  let otherFiles: OtherFiles?

  /// Titles of choices longer than this explain the value, and so are not shown in its place.
  static let longestChoice = 24

  static let notSet = "not set"

  /// Whether no schema knows the setting, and its text is a word for on or off.
  var hasOpposite: Bool { opposite != nil && path.last?.key != nil && !model.isDescribed(path) }

  var opposite: String? { presentText.flatMap(BooleanWords.opposite) }

  /// Whether what is typed is the first entry of a list that is needed.
  var isFirstEntry: Bool { isUnfinished && model.isList(at: path) }

  /// Where what is typed is to be.
  var typedPath: Path { isFirstEntry ? path.appending(0) : path }

  /// What a new setting's editor opens with: the value that the schema proposes; of several choices none.
  var draft: String {
    if isUnfinished, [.picker, .toggle].contains(setting.control) {
      return setting.defaultValue.map(ValueText.plain) ?? ""
    }
    guard isUnfinished, let value = model.schema?.newValue(at: path, in: model.document) else { return "" }
    return value == .null || value.isContainer ? "" : ValueText.plain(value)
  }

  var present: Value? { model.valueInForce(at: path) }

  /// What texts mean, where all values are texts.
  var values: TextValues? { model.document.format.textValues }

  /// What the present text says as a word for on or off, where all values are texts.
  var spelled: Bool? { presentText.flatMap { values?.boolean($0) } }

  var presentText: String? { present?.string }

  /// What a switch writes: the opposite of the word that is there, in its pair and its capitals.
  func switched(to isOn: Bool) -> Value {
    guard let spelled, spelled != isOn, let text = presentText, let opposite = values?.opposite(of: text) else {
      return .boolean(isOn)
    }
    return .string(opposite)
  }

  /// What a comment says the value is, where the setting is commented out.
  var commented: Value? { model.commented[path]?.value.value }

  var isCommentedOut: Bool { node == nil && model.commented[path] != nil }

  var unset: String {
    switch commented ?? setting.defaultValue {
    case nil, .null?, .array?, .object?, .string("")?: Self.notSet
    case let standard?: label(of: standard)
    }
  }

  var isModified: Bool {
    guard let node, let standard = setting.defaultValue else { return false }
    // A list is copied only where it may be the same as its default.
    guard node.kind == standard.kind, node.count == standard.count else { return true }
    return node.value != standard
  }

  func label(of value: Value) -> String {
    let title = setting.choices.first { $0.value == value }?.title
    return title.flatMap { $0.count <= Self.longestChoice && SettingTitle.isName($0) ? $0 : nil }
      ?? ValueText.shown(value)
  }
}

extension Value {
  /// How many elements or members; 0 for scalars.
  fileprivate var count: Int {
    switch self {
    case .array(let elements): elements.count
    case .object(let members): members.count
    default: 0
    }
  }
}
