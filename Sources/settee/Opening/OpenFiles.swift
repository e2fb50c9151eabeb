import SettingsDocuments
import SettingsScreens
import TerminalTables

/// The files that are open on screen: each once, with its unsaved changes, however often it is looked at.
@MainActor
final class OpenFiles {
  private let opener: FileOpener
  private let editor: EditorCommand
  private var models: [String: SettingsModel] = [:]
  private var order: [String] = []

  init(opener: FileOpener, editor: EditorCommand) {
    self.opener = opener
    self.editor = editor
  }

  /// The screen of a file: its settings, or why it cannot be read.
  func screen(for request: FileRequest) throws(FileOpeningError) -> any Screen {
    if let model = models[request.path] { return DocumentScreens.settings(of: model) }
    let opened: OpenedFile
    do throws(FileOpeningError) {
      opened = try opener.open(request)
    } catch .notUnderstood(let path, let error) {
      return unreadable(path, error, request)
    }
    let model = model(for: opened)
    models[request.path] = model
    order.append(request.path)
    return DocumentScreens.settings(of: model)
  }

  /// Asks about the first file with unsaved changes; nil where there is none.
  func quitQuestion() -> (any Screen)? {
    order.lazy.compactMap { self.models[$0].flatMap(DocumentScreens.quitQuestion) }.first
  }

  /// How many changes of a file are not saved.
  func unsavedCount(of path: String) -> Int {
    models[path]?.differences.count ?? 0
  }

  private func model(for opened: OpenedFile) -> SettingsModel {
    SettingsModel(
      name: FilePathName.last(of: opened.file.path), document: opened.file.document, schema: opened.schema,
      schemaSource: opened.schemaSource, inferenceTable: opened.inferenceTable,
      store: FileStore(opened.file, writer: opener.writer, record: opener.record),
      editor: editor.editor(for: opened.file.path), includedFiles: includedFiles(of: opened))
  }

  // MARK: - Included files

  /// One file is shown at once; of several, one is chosen. They are written as the file that includes them.
  private func includedFiles(of opened: OpenedFile) -> IncludedFiles {
    let (includer, format) = (opened.file.target, opened.file.document.format)
    return IncludedFiles { [weak self] text, navigator in
      guard let self else { return nil }
      let paths = FilePattern(text: text, includer: includer).files
      guard let first = paths.first else { return "there is no file \(text)" }
      if paths.count == 1 { return self.push(first, as: format, on: navigator) }
      let choice = IncludedFilesScreen(title: text, paths: paths) { [weak self] path, navigator in
        self?.push(path, as: format, on: navigator)
      }
      navigator.push(choice)
      return nil
    }
  }

  private func push(_ path: String, as format: Format, on navigator: Navigator) -> String? {
    do throws(FileOpeningError) {
      navigator.push(try screen(for: FileRequest(path: path, format: format)))
      return nil
    } catch {
      return error.description
    }
  }

  private func unreadable(_ path: String, _ error: ParseError, _ request: FileRequest) -> any Screen {
    DocumentScreens.unreadable(
      name: FilePathName.last(of: path), text: (try? SystemFileSystem().read(path)) ?? [], error: error,
      editor: editor.editor(for: path)
    ) { [weak self] in
      try? self?.screen(for: request)
    }
  }
}

/// The name of a file without its folders.
enum FilePathName {
  static func last(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
