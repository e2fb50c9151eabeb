import SettingsDocuments
import SettingsPrograms
import SettingsScreens
import SettingsSession

/// The ways from an open file to the others of its program.
extension OpenFiles {
  func otherFiles(of opened: OpenedFile) -> OtherFiles {
    let subject = opened.subject
    layers.add(subject)
    var files = OtherFiles(
      elsewhere: { [layers] in layers.elsewhere($0, of: subject) },
      screen: { [unowned self] place throws(InclusionError) in
        let request = FileRequest(path: place.file)
        // What was left behind by an earlier run is offered first.
        if self.hasLeftovers(of: request) { return try self.included(request) }
        let open = try self.open(request)
        return DocumentScreens.settings(of: open.session, host: open.host, showing: place.path.withoutIndex)
      },
      offers: { [layers] in layers.offers(for: $0, of: subject, toBe: $1) },
      write: { [unowned self] offer, value throws(InclusionError) in
        var request = FileRequest(path: offer.file)
        request.mayCreate = offer.isNew ? true : nil
        if self.hasLeftovers(of: request) {
          throw InclusionError(
            "\(offer.file): unsaved changes of an earlier run are kept; opening the file offers them")
        }
        let open = try self.open(request)
        do throws(SettingError) {
          try open.session.set(offer.path, to: value)
        } catch {
          throw InclusionError("\(offer.file): \(error)")
        }
        return DocumentScreens.settings(of: open.session, host: open.host, showing: offer.path)
      })
    files.notice = { [layers] in layers.notice(of: subject) }
    return files
  }

  /// What a file is made of that a program writes again.
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
  private func open(_ request: FileRequest) throws(InclusionError) -> OpenFile {
    try InclusionError.from { () throws(FileOpeningError) in try openFile(for: request) }
  }
}

extension Path {
  /// Of an entry of a list, the list.
  fileprivate var withoutIndex: Path { if case .index? = last { parent ?? self } else { self } }
}
