import SettingsApplying
import SettingsDocuments
import SettingsPrograms
import SettingsSession

/// Which files hold changes that no running program has taken up.
@MainActor
struct SavedChanges {
  let context: VerbContext

  /// A file by its name, with the settings that were changed where the caller or the journal tells.
  func file(_ name: String, settings: [Path]? = nil) throws(VerbError) -> ChangedFile {
    let target = try target(of: name)
    let subject = context.opener.subject(name, target: target)
    guard let page = subject.page else {
      let reason = subject.pageProblem?.description ?? "no program is known that it belongs to"
      throw VerbError(description: "\(name): \(reason), so nothing tells how it is put into force", status: .failure)
    }
    return changed(page, target, format: subject.pageFormat, settings)
  }

  private func target(of name: String) throws(VerbError) -> String {
    do throws(FileSystemError) {
      return try context.opener.writer.fileSystem.resolve(FilePath.absolute(name))
    } catch {
      throw VerbError(description: FileHint.described(FileError.notFound(name)), status: .failure)
    }
  }

  private func changed(
    _ page: ProgramPage, _ path: String, format: Format?, _ settings: [Path]?
  ) -> ChangedFile {
    let document = (try? context.opener.file(FileRequest(path: path, format: format)))?.file.document
    let known = settings ?? since(page, path).flatMap { remembered(path, document, since: $0) }
    return ChangedFile(page: page, path: path, document: document, settings: known)
  }

  /// All files that were changed after the units that read them started, or read them again.
  func all() -> [ChangedFile] {
    let programs = MachinePrograms(pages: context.opener.pages, home: context.opener.home)
    return context.opener.pages.names.compactMap(programs.program).flatMap { program in
      program.files.compactMap { file in
        guard let path = try? context.opener.writer.fileSystem.resolve(file.path), let modified = file.status?.modified,
          let page = context.opener.subject(file.path, target: path).page, page.name == program.page.name,
          let since = since(page, path), Double(modified) / 1e9 > since
        else { return nil }
        return changed(page, path, format: file.format, nil)
      }
    }
  }

  /// When the running units of a file's program last read their files; nil where none runs, or nothing tells.
  private func since(_ page: ProgramPage, _ path: String) -> Double? {
    // What is not done by the units' own reload leaves no trace in their state.
    guard let effect = page.effect, effect.commands.isEmpty, effect.need != .nothing else { return nil }
    let filling = EffectFilling(page, file: path, home: context.opener.home)
    let states = UnitState.all(effect.units.flatMap(filling.texts), on: context.machine)
    return states.filter(\.isRunning).compactMap(\.since).min()
  }

  /// The settings that Settee saved since then; nil where the journal does not know all of the file's changes.
  private func remembered(_ path: String, _ document: Document?, since: Double) -> [Path]? {
    guard let document, let folder = context.folders.state else { return nil }
    let journal = Journal(folder: folder, writer: context.opener.writer)
    guard let former = journal.text(of: path, holding: document.text, before: Int(since * 1000)),
      let old = try? Document(parsing: former, as: document.format)
    else { return nil }
    return document.differences(from: old).map(\.path)
  }
}
