import Foundation
import TerminalTables

struct FilesTable: OutlineScreen {
  let title: String
  let root: URL
  let outline = Outline<URL>()

  func isExpandable(_ file: URL) -> Bool { file.hasDirectoryPath }

  func children(of folder: URL?) async throws -> [URL] {
    let folder = folder ?? root
    return try await Task.detached {
      try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
        .sorted { ($0.hasDirectoryPath ? 0 : 1, $0.path) < ($1.hasDirectoryPath ? 0 : 1, $1.path) }
    }.value
  }

  func cell(of file: URL, in table: TableView) -> any Cell {
    table.dequeue(OutlineCell.self) { cell in
      cell.setPlace(outline.place(of: file))
      cell.setTitle(file.lastPathComponent)
      if !file.hasDirectoryPath { cell.setDetail(file.pathExtension) }
    }
  }

  func didSelect(element file: URL, in navigator: Navigator) async {
    do {
      let bytes = try await Task.detached { try Data(contentsOf: file).count }.value
      navigator.show(message: "\(file.lastPathComponent): \(bytes) bytes")
    } catch {
      navigator.show(message: error.localizedDescription, isError: true)
    }
  }

  func help(of file: URL) -> RowHelp? { RowHelp(file.path) }

  func keyBindings(of file: URL?, in table: TableView, navigator: Navigator) -> [KeyBinding] {
    [
      KeyBinding("reload", keys: [.character("r")], help: "reload", explanation: "Reads the open folders again") {
        outline.reload()
      }
    ]
  }
}
