import SettingsFiles
import SettingsSession
import TerminalTables

/// How each kind of cell shows the setting.
extension SettingRow {
  func fill(_ cell: SwitchCell) {
    fillCommon(cell)
    cell.setOn(present == .boolean(true) || spelled == true)
    if present?.kind != .boolean, spelled == nil { cell.switchLabel.text = present.map(ValueText.shown) ?? unset }
    mark(cell.switchLabel)
    cell.onChange = { set(switched(to: $0)) }
  }

  /// A key without a value: it is set or not.
  func fillWithFlag(_ cell: SwitchCell) {
    fillCommon(cell)
    cell.setOn(node != nil)
    cell.switchLabel.text = node.map(shownEmpty) ?? Self.notSet
    mark(cell.switchLabel)
    cell.onChange = { $0 ? set(.string("")) : unsetFlag() }
  }

  func fill(_ cell: ValuePickerLabelCell) {
    fillCommon(cell)
    cell.setValue(node.map { label(of: $0.value) } ?? unset)
    mark(cell.valueLabel)
    cell.onStep = { step(by: $0) }
  }

  func fill(_ cell: StepperCell) {
    let number = node?.kind == .number ? node?.source : typedText
    fill(cell, number) { stepNumber(by: $0) }
  }

  private func fill(_ cell: StepperCell, _ text: String?, step: @escaping (Int) -> Void) {
    fillCommon(cell)
    cell.setNumber(text ?? "", placeholder: node.map(shownEmpty) ?? unset)
    mark(cell.fieldLabel)
    cell.onStep = step
    fillEditing(cell)
  }

  /// A text that counts bytes, or is a span of time, a date or a time: it is typed, and stepped.
  func fillWithSteps(_ cell: StepperCell) {
    fill(cell, typedText) { direction in
      if let next = model.steppedText(at: path, by: direction) { set(next) } else { sayEnd(direction) }
    }
    cell.onDescribe = { described($0) }
    cell.onStepText = { text, place, direction in
      Moment(text).flatMap { $0.stepped($0.part(at: place), by: direction)?.text }
    }
  }

  /// A text that is a word for on or off, and may be another: it is typed, and stepped to its opposite.
  func fillWithWord(_ cell: StepperCell) {
    fill(cell, typedText) { _ in if let opposite { set(.string(opposite)) } }
  }

  func fill(_ cell: TextFieldCell) {
    fillCommon(cell)
    cell.setText(typedText ?? draft, placeholder: node.map(shownEmpty) ?? unset)
    cell.presentedText.isProposal = node == nil
    if setting.control == .color { cell.fieldLabel.swatch = swatch }
    mark(cell.fieldLabel)
    cell.completions = pathCompletions
    cell.onDescribe = { described($0) }
    fillEditing(cell)
  }

  func fill(_ cell: SecureFieldCell) {
    fillCommon(cell)
    cell.setText(
      typedText ?? "", placeholder: node?.isNull == true ? "null" : commented == nil ? unset : Self.notSet)
    if setting.isSecretInPart {
      if let masked = node?.string.flatMap({ TextSecrets.masked($0) }) { cell.fieldLabel.text = masked }
      cell.secretCharacters = { text in
        let hidden = TextSecrets.hiddenCharacters(of: text)
        return hidden.isEmpty ? [0..<text.count] : hidden
      }
    }
    mark(cell.fieldLabel)
    fillEditing(cell)
  }

  func fill(_ cell: EntryCell) {
    cell.setText(typedText ?? "", placeholder: node.map(shownEmpty) ?? "\"\"")
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

  func fillCommon(_ cell: some TitlePresentable & ModificationPresentable) {
    let title = SettingTitle.text(of: path, in: model)
    cell.setTitle((isCommentedOut ? "# " + title : title) + unsavedMark)
    if let name = SettingTitle.ofSchema(setting, at: path), SettingTitle.isName(name) { cell.titleLabel.aside = name }
    if let slip = model.slip(at: path) {
      let remark = slip.note == nil ? "? not on this machine" : "? set twice"
      let notes = slip.likely.map { ["? did you mean \($0)", "? \($0)"] } ?? [remark, "?"]
      cell.titleLabel.setNote(notes, role: .modified)
    } else if let elsewhere {
      cell.titleLabel.setNote(elsewhere.notes, role: elsewhere.role)
    }
    if setting.isDeprecated { cell.titleLabel.role = .disabled }
    cell.isModified = isModified
  }

  /// Told also without colours; the dot at the right is for what differs from the default.
  var unsavedMark: String { model.isUnsaved(path) ? " *" : "" }

  /// How much of what the row leads to is not saved.
  var unsavedInside: String {
    let count = model.unsavedCount(atOrUnder: path) - (model.isUnsaved(path) ? 1 : 0)
    return count > 0 ? " · \(count) unsaved" : ""
  }

  /// Shows a value's state: wrong, in it or under it, not set, or commented out. The signs are there for terminals
  /// without colours.
  func mark(_ label: Label) {
    if node == nil {
      label.role = .placeholder
      if isCommentedOut { label.text = "(\(label.text))" }
    } else if model.hasProblem(atOrUnder: path) || model.contestedSettings[path] != nil {
      label.text = "! " + label.text
      label.role = .error
    }
  }
}
