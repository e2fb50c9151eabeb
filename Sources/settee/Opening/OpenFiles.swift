import SettingsDocuments
import SettingsScreens
import TerminalTables

/// The files that are open on screen: each once, with its unsaved changes, however often it is looked at.
@MainActor
final class OpenFiles {
  private let writer: FileWriter
  private var models: [String: SettingsModel] = [:]
  private var order: [String] = []

  init(writer: FileWriter) {
    self.writer = writer
  }

  /// The screen of a file: its settings, or why it cannot be read.
  func screen(for request: FileRequest) throws(OpenFailure) -> any Screen {
    if let model = models[request.path] { return SettingsScreens.settings(of: model) }
    let opened: OpenedFile
    do throws(OpenFailure) {
      opened = try OpenedFile(request, writer: writer)
    } catch .notUnderstood(let path, let error) {
      let text = (try? SystemFileSystem().read(path)) ?? []
      return SettingsScreens.unreadable(name: Self.name(of: path), text: text, error: error)
    }
    let model = Self.model(for: opened)
    models[request.path] = model
    order.append(request.path)
    return SettingsScreens.settings(of: model)
  }

  /// Asks about the first file with unsaved changes; nil where there is none.
  func quitQuestion() -> (any Screen)? {
    for path in order {
      if let model = models[path], let question = SettingsScreens.quitQuestion(for: model) { return question }
    }
    return nil
  }

  /// How many changes of a file are not saved.
  func unsavedCount(of path: String) -> Int {
    models[path]?.differences.count ?? 0
  }

  private static func model(for opened: OpenedFile) -> SettingsModel {
    SettingsModel(
      name: name(of: opened.file.path), document: opened.file.document, schema: opened.schema?.schema,
      schemaSource: opened.schema?.source ?? "", store: FileStore(opened.file).save)
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

/// Keeps a document in its file.
@MainActor
final class FileStore {
  private var file: SettingsFile

  init(_ file: SettingsFile) {
    self.file = file
  }

  func save(_ document: Document) -> SettingsModel.SaveOutcome {
    do throws(SaveError) {
      let saved = try file.save(document)
      file = saved.file
      return .saved(saved.file.document)
    } catch {
      return .failed(error.description)
    }
  }
}
