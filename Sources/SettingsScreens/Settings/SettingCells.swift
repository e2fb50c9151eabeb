import SettingsFiles
import SettingsSchema
import SettingsSession
import TerminalTables

/// Makes the cell for a setting: the right control for what it may be.
@MainActor
struct SettingCells {
  let model: EditingSession
  let table: TableView
  /// Whether the rows are the entries of a list, which have no titles.
  let isEntry: Bool
  /// A setting that has its name and not yet its value, which is typed in its row.
  var unfinished: Path?
  /// Knows what other files say of the settings.
  var otherFiles: OtherFiles?

  /// What a row looks like and answers to.
  enum Form {
    case toggle, flag, picker, stepper, field, secret
    /// To be read only.
    case fact
    /// Leads to what the value holds.
    case screen
    /// Leads to the kinds of value to choose from.
    case kinds
  }

  /// The form for a setting: as the schema says, unless the present value is of another kind.
  ///
  /// - Parameter values: what texts mean, where all values are texts.
  static func form(of setting: SettingDescription, node: Node?, texts values: TextValues? = nil) -> Form {
    if let node, !node.kind.isScalar { return .screen }
    if setting.isReadOnly, setting.control != .secret, node != nil || setting.types.isDisjoint(with: [.array, .object])
    {
      return .fact
    }
    let isNothing = node == nil || node?.kind == .null
    let isNumber =
      node.map { $0.kind == .number || !setting.types.contains(.string) && $0.spellsNumber(values) } ?? false
    let isNumeric = isNothing ? !setting.types.contains(.string) : isNumber
    switch setting.control {
    case .toggle:
      return isNothing || node?.kind == .boolean || node?.spelledBoolean(values) != nil ? .toggle : .field
    case .flag: return isNothing || node?.string == "" ? .flag : .field
    case .picker: return .picker
    case .stepper, .port: return isNothing || isNumber ? .stepper : .field
    case .secret: return .secret
    case .object, .list: return isNothing ? .screen : .field
    case .union: return union(setting, node, isText: values != nil)
    case .byteSize where isNumeric, .duration where isNumeric: return .stepper
    case .text, .path, .url, .byteSize, .duration, .color:
      return setting.isWriteOnly && setting.types.contains(.string) ? .secret : .field
    }
  }

  /// The form for a setting as it is; what decides the shape of the object around it is chosen among these shapes.
  static func form(of path: Path, in model: EditingSession) -> Form {
    if model.begins(blockAt: path) { return .screen }
    let values = model.document.format.textValues
    let form = form(of: model.setting(at: path), node: model.writtenNode(at: path), texts: values)
    return [.picker, .field].contains(form) && model.selectsShape(path) ? .kinds : form
  }

  /// Whether a setting that is not there is typed in its row: a text, a number, or the first entry of a list of such.
  static func isTyped(_ path: Path, in model: EditingSession) -> Bool {
    switch form(of: path, in: model) {
    case .stepper, .field, .secret: true
    case .screen: model.isList(at: path) && !SettingAddition(session: model, container: path).addsGroup
    case .toggle, .flag, .picker, .fact, .kinds: false
    }
  }

  /// Where several kinds are allowed the present value decides; where there is none, its user does, unless all values
  /// are texts: what is typed is any of them then.
  private static func union(_ setting: SettingDescription, _ node: Node?, isText: Bool) -> Form {
    switch node?.kind {
    case .boolean?: return .toggle
    case .number?: return .stepper
    case nil where !isText && !setting.types.isDisjoint(with: [.array, .object]): return .kinds
    default: return .field
    }
  }

  func cell(for path: Path) -> any Cell {
    let setting = model.setting(at: path)
    let node = model.node(at: path)
    let row = SettingRow(
      path: path, setting: setting, node: node, model: model, table: table, isUnfinished: path == unfinished,
      otherFiles: otherFiles)
    if row.isUnfinished { return table.dequeue(TextFieldCell.self) { row.fill($0) } }
    switch Self.form(of: path, in: model) {
    case .toggle: return table.dequeue(SwitchCell.self) { row.fill($0) }
    case .flag: return table.dequeue(SwitchCell.self) { row.fillWithFlag($0) }
    case .picker: return table.dequeue(ValuePickerLabelCell.self) { row.fill($0) }
    case .stepper: return table.dequeue(StepperCell.self) { row.fill($0) }
    case .secret: return table.dequeue(SecureFieldCell.self) { row.fill($0) }
    case .fact: return table.dequeue(RightDetailCell.self) { row.fill($0) }
    case .field where row.hasOpposite: return table.dequeue(StepperCell.self) { row.fillWithWord($0) }
    case .field where !isEntry && model.hasSteps(at: path):
      return table.dequeue(StepperCell.self) { row.fillWithSteps($0) }
    case .field where isEntry: return table.dequeue(EntryCell.self) { row.fill($0) }
    case .field: return table.dequeue(TextFieldCell.self) { row.fill($0) }
    case .screen, .kinds:
      return table.dequeue(RightDetailCell.self) { cell in
        row.fill(cell)
        cell.accessory = .disclosure
      }
    }
  }
}

extension Node {
  /// Whether a text spells a number, where all values are texts.
  fileprivate func spellsNumber(_ values: TextValues?) -> Bool { string.flatMap { values?.number($0) } != nil }

  /// What a text says as a word for on or off, where all values are texts.
  fileprivate func spelledBoolean(_ values: TextValues?) -> Bool? { string.flatMap { values?.boolean($0) } }
}
