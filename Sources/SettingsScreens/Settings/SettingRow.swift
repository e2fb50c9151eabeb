import Curses
import Libc
import SettingsDocuments
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
  var isUnfinished = false
  /// Knows what other files say of the setting.
  var otherFiles: OtherFiles?

  // MARK: - Filling

  func fill(_ cell: SwitchCell) {
    fillCommon(cell)
    cell.setOn(present == .boolean(true) || spelled == true)
    if present?.kind != .boolean, spelled == nil { cell.switchLabel.text = present.map(ValueText.shown) ?? unset }
    mark(cell.switchLabel)
    cell.onChange = { set(switched(to: $0)) }
  }

  func fill(_ cell: ValuePickerLabelCell) {
    fillCommon(cell)
    cell.setValue(node.map { label(of: $0.value) } ?? unset)
    mark(cell.valueLabel)
    cell.onStep = { step(by: $0) }
  }

  func fill(_ cell: StepperCell) {
    fillCommon(cell)
    cell.setNumber(node.map { $0.kind == .string ? ValueText.editable($0) : $0.source } ?? "", placeholder: unset)
    mark(cell.fieldLabel)
    cell.onStep = { stepNumber(by: $0) }
    fillEditing(cell)
  }

  /// A text that counts bytes, or is a span of time, a date or a time: it is typed, and stepped.
  func fillWithSteps(_ cell: StepperCell) {
    fillCommon(cell)
    cell.setNumber(node.map(ValueText.editable) ?? "", placeholder: unset)
    mark(cell.fieldLabel)
    cell.onStep = { direction in
      if let next = model.steppedText(at: path, by: direction) { set(next) } else { sayEnd(direction) }
    }
    cell.onDescribe = { described($0) }
    cell.onStepText = { text, place, direction in
      Moment(text).flatMap { $0.stepped($0.part(at: place), by: direction)?.text }
    }
    fillEditing(cell)
  }

  /// A text that is a word for on or off, and may be another: it is typed, and stepped to its opposite.
  func fillWithWord(_ cell: StepperCell) {
    fillCommon(cell)
    cell.setNumber(node.map(ValueText.editable) ?? "", placeholder: unset)
    mark(cell.fieldLabel)
    cell.onStep = { _ in if let opposite { set(.string(opposite)) } }
    fillEditing(cell)
  }

  func fill(_ cell: TextFieldCell) {
    fillCommon(cell)
    cell.setText(node.map(ValueText.editable) ?? draft, placeholder: node == nil ? unset : "\"\"")
    if setting.control == .color { cell.fieldLabel.swatch = swatch }
    mark(cell.fieldLabel)
    cell.completions = pathCompletions
    cell.onDescribe = { described($0) }
    fillEditing(cell)
  }

  func fill(_ cell: SecureFieldCell) {
    fillCommon(cell)
    cell.setText(node.map(ValueText.editable) ?? "", placeholder: commented == nil ? unset : Self.notSet)
    if setting.isSecretInPart {
      if let masked = node?.string.flatMap({ AddressSecrets.masked($0) }) { cell.fieldLabel.text = masked }
      cell.secretCharacters = { text in
        let hidden = AddressSecrets.hiddenCharacters(of: text)
        return hidden.isEmpty ? [0..<text.count] : hidden
      }
    }
    mark(cell.fieldLabel)
    fillEditing(cell)
  }

  func fill(_ cell: EntryCell) {
    cell.setText(node.map(ValueText.editable) ?? "")
    if setting.control == .color { cell.fieldLabel.swatch = swatch }
    cell.fieldLabel.text += unsavedMark
    mark(cell.fieldLabel)
    cell.completions = pathCompletions
    fillEditing(cell)
  }

  func fill(_ cell: some TitlePresentable & DetailPresentable & ModificationPresentable) {
    fillCommon(cell)
    cell.setDetail(
      (node.map { $0.kind == .null ? ValueText.entries(0) : ValueText.shown($0) } ?? unset) + unsavedInside)
    mark(cell.detailLabel)
  }

  private func fillCommon(_ cell: some TitlePresentable & ModificationPresentable) {
    let title = SettingTitle.text(of: path, in: model)
    cell.setTitle((isCommentedOut ? "# " + title : title) + unsavedMark)
    if let name = SettingTitle.ofSchema(setting, at: path), SettingTitle.isName(name) { cell.titleLabel.aside = name }
    if let slip = model.slip(at: path) {
      cell.titleLabel.setNote(["? did you mean \(slip.likely)", "? \(slip.likely)"], role: .modified)
    } else if let elsewhere {
      cell.titleLabel.setNote(elsewhere.notes, role: elsewhere.role)
    }
    if setting.isDeprecated { cell.titleLabel.role = .disabled }
    cell.isModified = isModified
  }

  /// Told also without colours; the dot at the right is for what differs from the default.
  private var unsavedMark: String { model.isUnsaved(path) ? " *" : "" }

  /// How much of what the row leads to is not saved.
  private var unsavedInside: String {
    let count = model.unsavedCount(atOrUnder: path) - (model.isUnsaved(path) ? 1 : 0)
    return count > 0 ? " · \(count) unsaved" : ""
  }

  private func fillEditing(_ cell: some TextEditable) {
    cell.onValidate = { text throws(TextProblem) in
      try TextProblem.from { () throws(SettingError) in try model.check(typed: text, at: typedPath) }
    }
    // What is entered again after it was refused is meant so, and a problem from then on.
    var refused: String?
    cell.onCommit = { text throws(TextProblem) in
      do throws(SettingError) {
        try commit(text, force: text == refused)
      } catch {
        guard error.canBeForced else { throw TextProblem(error.description) }
        refused = text
        throw TextProblem("\(error); Enter again keeps it")
      }
    }
  }

  /// Shows a value's state: wrong, in it or under it, not set, or commented out. The signs are there for terminals
  /// without colours.
  private func mark(_ label: Label) {
    if node == nil {
      label.role = .placeholder
      if isCommentedOut { label.text = "(\(label.text))" }
    } else if model.hasProblem(atOrUnder: path) || model.contestedSettings[path] != nil {
      label.text = "! " + label.text
      label.role = .error
    }
  }

  /// What is said of a text while it is typed: what it amounts to, and how it is written where that differs.
  private func described(_ text: String) -> String? {
    guard case .string(let written)? = try? model.read(text, at: path) else { return nil }
    let spoken = model.spokenQuantity(written, at: path)
    return [written == text ? nil : "\(written) is written", spoken.map { "= \($0)" }].compactMap { $0 }
      .joined(separator: " ").nonEmpty
  }

  /// The colour that holds, where it is one that a screen shows.
  private var swatch: Color? {
    guard case .string(let text)? = present, let color = ColorValue(text) else { return nil }
    return .rgb(color.red, color.green, color.blue)
  }

  /// Where the setting is the name of a file or a folder.
  private var pathCompletions: TextCompletions? {
    guard setting.control == .path || Self.looksLikePath(present) else { return nil }
    let home = getenv("HOME").map { String(cString: $0) }
    let completion = PathCompletion(folder: model.store.folder ?? "/", home: home)
    return .onTab { completion.texts(for: $0) }
  }

  private static func looksLikePath(_ value: Value?) -> Bool {
    guard case .string(let text)? = value else { return false }
    return ["/", "~/", "./", "../"].contains { text.hasPrefix($0) }
  }

  // MARK: - State

  /// Titles of choices longer than this explain the value, and so are not shown in its place.
  private static let longestChoice = 24

  private static let notSet = "not set"

  /// Whether no schema knows the setting, and its text is a word for on or off.
  var hasOpposite: Bool { opposite != nil && path.last?.key != nil && !model.isDescribed(path) }

  private var opposite: String? {
    if case .string(let text)? = present { BooleanWords.opposite(of: text) } else { nil }
  }

  /// Whether what is typed is the first entry of a list that is needed.
  private var isFirstEntry: Bool { isUnfinished && model.isList(at: path) }

  /// Where what is typed is to be.
  private var typedPath: Path { isFirstEntry ? path.appending(0) : path }

  /// What a new setting's editor opens with: the value that the schema proposes; of several choices none.
  private var draft: String {
    if isUnfinished, [.picker, .toggle].contains(setting.control) {
      return setting.defaultValue.map(ValueText.plain) ?? ""
    }
    guard isUnfinished, let value = model.schema?.newValue(at: path, in: model.document) else { return "" }
    return value == .null || value.isContainer ? "" : ValueText.plain(value)
  }

  private var present: Value? { model.valueInForce(at: path) }

  /// What texts mean, where all values are texts.
  private var values: TextValues? { model.document.format.textValues }

  /// What the present text says as a word for on or off, where all values are texts.
  private var spelled: Bool? { presentText.flatMap { values?.boolean($0) } }

  private var presentText: String? { if case .string(let text)? = present { text } else { nil } }

  /// What a switch writes: the opposite of the word that is there, in its pair and its capitals.
  private func switched(to isOn: Bool) -> Value {
    guard let spelled, spelled != isOn, let text = presentText, let opposite = values?.opposite(of: text) else {
      return .boolean(isOn)
    }
    return .string(opposite)
  }

  /// What a comment says the value is, where the setting is commented out.
  private var commented: Value? { model.commented[path]?.value.value }

  private var isCommentedOut: Bool { node == nil && model.commented[path] != nil }

  private var unset: String {
    switch commented ?? setting.defaultValue {
    case nil, .null?, .array?, .object?, .string("")?: Self.notSet
    case let standard?: label(of: standard)
    }
  }

  private var isModified: Bool {
    guard let node, let standard = setting.defaultValue else { return false }
    // A list is copied only where it may be the same as its default.
    guard node.kind == standard.kind, node.count == standard.count else { return true }
    return node.value != standard
  }

  private func label(of value: Value) -> String {
    let title = setting.choices.first { $0.value == value }?.title
    return title.flatMap { $0.count <= Self.longestChoice && SettingTitle.isName($0) ? $0 : nil }
      ?? ValueText.shown(value)
  }

  // MARK: - Changing

  private func set(_ value: Value) {
    do throws(SettingError) {
      try model.set(path, to: value)
    } catch {
      table.show(error: error.description)
    }
    changed()
  }

  /// What other files say of the setting, in words.
  private var elsewhere: ElsewhereWords? {
    otherFiles?.elsewhere(path).map { ElsewhereWords(elsewhere: $0, path: path, model: model) }
  }

  private func changed() {
    if let warning = elsewhere?.warning { table.show(error: warning) }
    table.reconfigure(SettingItem.setting(path))
    table.reconfigureHeader(of: SettingGroup.more)
    if let parent = path.parent { table.reconfigureHeader(of: SettingGroup.object(parent)) }
  }

  private func step(by direction: Int) {
    guard !setting.choices.isEmpty else { return }
    let index = setting.choices.firstIndex { $0.value == present }
    let next = index.map { $0 + direction } ?? (direction > 0 ? 0 : setting.choices.count - 1)
    if setting.choices.indices.contains(next) { set(setting.choices[next].value) }
  }

  private func stepNumber(by direction: Int) {
    let stepper = NumberStepper(setting)
    let number = presentText.flatMap { values?.number($0) }.map(Value.number)
    guard let next = stepper.next(after: number ?? present, by: direction) else { return sayEnd(direction) }
    set(.number(next))
  }

  private func sayEnd(_ direction: Int) {
    table.show(error: direction > 0 ? "this is the most it may be" : "this is the least it may be")
  }

  private func commit(_ text: String, force: Bool) throws(SettingError) {
    // An untouched field sets nothing: what was not there is not written as an empty text.
    if !isUnfinished, text == (node.map(ValueText.editable) ?? "") { return }
    if isFirstEntry {
      if text.isEmpty { throw .entryMissing }
      try SettingAddition(session: model, container: path).addEntry(text)
      return changed()
    }
    try model.set(path, toTyped: text, force: force)
    changed()
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
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
