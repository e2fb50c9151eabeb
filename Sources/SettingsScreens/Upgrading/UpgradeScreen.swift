import SettingsFiles
import SettingsSession
import TerminalTables

/// Two versions of a file made into one: what is asked, what stays and what comes.
@MainActor
final class UpgradeScreen: TableScreen {
  enum SectionID { case conflicts, staying, coming, answers }
  enum ItemID: Hashable {
    case conflict(Path)
    case staying(Int)
    case coming(Int)
    case merge, look
  }

  private let upgrade: UpgradeSession
  private let host: DocumentHost
  private let finish: () throws(FileError) -> Void
  private var staying: [DocumentDifference] = []
  private var coming: [DocumentDifference] = []
  private weak var table: TableView?

  /// - Parameter finish: called when the result is saved.
  init(_ upgrade: UpgradeSession, host: DocumentHost, finish: @escaping () throws(FileError) -> Void) {
    (self.upgrade, self.host, self.finish) = (upgrade, host, finish)
    findOut()
  }

  private var model: EditingSession { upgrade.session }

  let title = "Upgrade"
  var status: String { FilePath.name(of: upgrade.leftover.path) }

  /// What both changed and the user decided is in neither of the other lists.
  private func findOut() {
    let asked = upgrade.conflicts.map(\.path)
    func isOther(_ difference: DocumentDifference) -> Bool { !asked.contains { $0.isPrefix(of: difference.path) } }
    (staying, coming) = (upgrade.staying.filter(isOther), upgrade.coming.filter(isOther))
  }

  // MARK: - Content

  func register(in table: TableView) {
    table.register(ChangeCell.self)
    self.table = table
  }

  var sections: [Section<SectionID, ItemID>] {
    [
      Section(.conflicts, upgrade.conflicts.map { .conflict($0.path) }),
      Section(.answers, [.merge, .look]),
      Section(.staying, staying.indices.map(ItemID.staying)), Section(.coming, coming.indices.map(ItemID.coming)),
    ].filter { !$0.items.isEmpty }
  }

  func header(for section: SectionID) -> String? {
    switch section {
    case .conflicts: "BOTH CHANGED"
    case .staying: "YOURS STAY"
    case .coming: "THEIRS COME"
    case .answers: nil
    }
  }

  func footer(for section: SectionID) -> String? {
    guard section == .answers else { return nil }
    if let source = upgrade.source { return "What you changed is told by what was shipped before: \(source)." }
    return "What was shipped before is not known, so that what you and they set otherwise is asked about."
  }

  func cell(for item: ItemID, in table: TableView) -> any Cell {
    switch item {
    case .conflict(let path):
      table.dequeue(ValuePickerLabelCell.self) { cell in
        cell.setTitle(path.description)
        cell.setOptions(
          self.sides, selected: self.upgrade.choice(for: path), title: { self.text(of: $0, at: path) },
          placeholder: "yours or theirs?"
        ) { self.choose($0, for: path) }
      }
    case .staying(let number): row(of: staying, number, in: table)
    case .coming(let number): row(of: coming, number, in: table)
    case .merge: table.action("Merge and save")
    case .look: table.action("Look at the differences")
    }
  }

  private func row(of differences: [DocumentDifference], _ number: Int, in table: TableView) -> ChangeCell {
    table.dequeue(ChangeCell.self) {
      if differences.indices.contains(number) { $0.show(ChangeText(model: self.model).text(of: differences[number])) }
    }
  }

  private var sides: [MergeSide] { upgrade.source == nil ? [.mine, .theirs] : MergeSide.allCases }

  private func text(of side: MergeSide, at path: Path) -> String {
    let value = upgrade.conflicts.first { $0.path == path }?[side]
    let shown = SecretMask(model).line(for: value, at: path)
    return switch side {
    case .mine: "yours: \(shown)"
    case .theirs: "theirs: \(shown)"
    case .shipped: "shipped before: \(shown)"
    }
  }

  func help(for item: ItemID) -> RowHelp? {
    switch item {
    case .conflict(let path):
      let values = sides.map { text(of: $0, at: path) }.joined(separator: " · ")
      let means = DocumentScreens.help(for: path, in: model)
      return RowHelp(values, text: [means.summary, means.text].filter { !$0.isEmpty }.joined(separator: ". "))
    case .staying: return RowHelp("You have changed it, and it stays: theirs → yours")
    case .coming: return RowHelp("You have not changed it, and it comes with the new version: now → then")
    case .merge:
      return RowHelp(
        "Writes \(model.name) with both, and removes \(FilePath.name(of: upgrade.leftover.path))",
        text: "The program is asked first where it can be. u takes it back.")
    case .look: return RowHelp("Shows the lines that would change")
    }
  }

  // MARK: - Choosing

  private func choose(_ side: MergeSide, for path: Path) {
    upgrade.choose(side, for: path)
    findOut()
    table?.reloadSections()
  }

  func keyBindings(for item: ItemID?, in table: TableView, navigator: Navigator) -> [KeyBinding] {
    if upgrade.open.isEmpty { return [] }
    return [rest(.mine, "m", "mine for all"), rest(.theirs, "t", "theirs for all")]
  }

  private func rest(_ side: MergeSide, _ key: Character, _ help: String) -> KeyBinding {
    KeyBinding(
      side.rawValue, keys: [.character(key)], help: help,
      explanation: side == .mine ? "Keeps yours wherever nothing is chosen" : "Takes theirs wherever nothing is chosen"
    ) { [weak self] in
      self?.upgrade.chooseForRest(side)
      self?.findOut()
      self?.table?.reloadSections()
      self?.table?.reconfigureVisible()
    }
  }

  func didSelect(_ item: ItemID, in navigator: Navigator) {
    switch item {
    case .merge: merge(in: navigator)
    case .look, .staying, .coming:
      guard let merged = upgrade.merged else { return notMade(in: navigator) }
      navigator.push(DifferencesScreen(model, from: model.document, to: merged.document))
    case .conflict: break
    }
  }

  private func notMade(in navigator: Navigator) {
    navigator.show(message: UpgradeError.notMade.description, isError: true)
  }

  private func merge(in navigator: Navigator) {
    if let conflict = upgrade.open.first {
      table?.focus(on: ItemID.conflict(conflict.path))
      return navigator.show(message: "\(conflict.path): choose yours or theirs first", isError: true)
    }
    do throws(UpgradeError) { try upgrade.take() } catch {
      if error == .changed { navigator.pop() }
      return navigator.show(message: error.description, isError: true)
    }
    navigator.pop()
    let (finish, name) = (finish, FilePath.name(of: upgrade.leftover.path))
    if !model.history.isModified {
      Self.finish(finish, name, in: navigator)
      navigator.appearAgain()
      return navigator.show(message: "nothing of \(name) was missing; it is removed")
    }
    DocumentSaver(model: model, navigator: navigator, host: host).save { isSaved in
      if isSaved { Self.finish(finish, name, in: navigator) }
      navigator.appearAgain()
    }
  }

  private static func finish(_ finish: () throws(FileError) -> Void, _ name: String, in navigator: Navigator) {
    do throws(FileError) { try finish() } catch .changed {
      navigator.show(message: "saved, and \(name) is another one by now and stays: merge it as well", isError: true)
    } catch {
      navigator.show(message: "saved, and \(name) could not be removed: \(error)", isError: true)
    }
  }
}
