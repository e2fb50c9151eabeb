import SettingsDocuments
import SettingsPrograms
import SettingsScreens
import TerminalTables

/// Files that a program writes again, and what they are made of.
extension OpenFiles {
  func generatedNotice(of opened: OpenedFile) -> GeneratedNotice? {
    let path = FilePath.absolute(opened.file.path)
    guard let generated = GeneratedFile(at: path, text: opened.file.document.text) else { return nil }
    let source = generated.source.flatMap { $0 != path && (try? SystemFileSystem().status(of: $0)) != nil ? $0 : nil }
    return GeneratedNotice(
      generated.warning,
      source: source.map { source in
        GeneratedNotice.Source(source) { [unowned self] () throws(InclusionError) in
          try self.included(FileRequest(path: source))
        }
      })
  }
}
