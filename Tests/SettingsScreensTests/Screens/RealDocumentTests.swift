import Curses
import SettingsDocuments
import SettingsSession
import TestSupport
import Testing

@testable import SettingsScreens
@testable import TerminalTables

/// The screens of real settings files with their schemas: each is walked through as a whole.
@MainActor
@Suite(.needs(.schemaStore, .real)) struct RealDocumentTests {
  @Test func everyScreenIsDrawnAndEveryValueIsReachable() throws {
    let terminal = try Terminal.headless(Size(rows: 24, columns: 80))
    defer { terminal.close() }
    for pair in try SharedPairs.all() {
      let model = model(of: pair)
      let shown = walk(model, on: terminal)
      let values = scalars(in: pair.document.root, at: .root).filter { $0.last?.key != "$schema" }
      let missing = Set(values).subtracting(shown)
      #expect(missing.isEmpty, "\(pair): no row for \(missing.map(\.description).sorted().prefix(5))")
    }
  }

  @Test func aValueTypedAsItStandsIsTheSameValue() throws {
    for pair in try SharedPairs.all() {
      let model = model(of: pair)
      for path in scalars(in: pair.document.root, at: .root) {
        let node = try #require(model.node(at: path))
        if model.problem(at: path) != nil || node.string?.isEmpty == true { continue }
        let read = try? model.read(ValueText.editable(node), at: path)
        #expect(read == node.value, "\(pair): \(path) reads as \(read?.json ?? "nothing")")
      }
    }
  }

  private func model(of pair: SharedPairs.Pair) -> EditingSession {
    EditingSession(name: "x", document: pair.document, schema: pair.schema, store: MemoryStore(pair.document))
  }

  /// Shows every screen that a row leads to; the result is the settings that have rows.
  private func walk(_ model: EditingSession, on terminal: Terminal) -> Set<Path> {
    var shown: Set<Path> = []
    var pending: [Path] = [.root]
    var seen: Set<Path> = []
    while let path = pending.popLast(), seen.count < 200 {
      guard seen.insert(path).inserted else { continue }
      let screen = SettingsScreen(model, host: DocumentHost(), at: path)
      draw(screen, on: terminal)
      for item in screen.sections.flatMap({ Array($0.items) }) {
        switch item {
        case .setting(let row):
          shown.insert(row)
          if model.node(at: row).map({ !$0.kind.isScalar }) == true { pending.append(row) }
        case .all(let object): pending.append(object)
        default: break
        }
      }
    }
    return shown
  }

  private func draw(_ screen: SettingsScreen, on terminal: Terminal) {
    let application = Application(on: terminal)
    application.navigator.push(screen)
    application.display()
    for key in [Key.end, .pageUp, .home] { _ = application.answer(.key(key)) }
    application.display()
  }

  private func scalars(in node: Node, at path: Path) -> [Path] {
    switch node.kind {
    case .object: node.members.flatMap { scalars(in: $0.value, at: path.appending($0.key)) }
    case .array: node.elements.enumerated().flatMap { scalars(in: $1, at: path.appending($0)) }
    default: [path]
    }
  }
}
