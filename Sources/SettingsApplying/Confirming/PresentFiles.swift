import SettingsDocuments

/// The files of a change as they are before it.
struct PresentFiles {
  struct Kept {
    let former: FormerFile
    /// Nil where the file is not there.
    let formerText: [UInt8]?
    let newText: [UInt8]?
  }

  let files: [Kept]
  /// Folders on other file systems than that of the kept texts, one for each, in which room is held.
  let rooms: [String]

  var paths: Set<String> { Set(files.map(\.former.path)) }

  /// How many bytes going back may need at one moment: each file once more, in whole blocks, and what folders take.
  var room: Int { files.reduce(16 * 4096) { $0 + (($1.formerText?.count ?? 0) / 4096 + 2) * 4096 } }

  init(_ files: [PendingChange.File], _ store: PendingStore) throws(ConfirmError) {
    let fileSystem = store.writer.fileSystem
    var (kept, rooms): ([Kept], [UInt64: String]) = ([], [:])
    let device = try? fileSystem.status(of: store.pending).device
    for file in files {
      let present = try Self.present(file, fileSystem)
      if kept.contains(where: { $0.former.path == present.former.path }) { continue }
      kept.append(present)
      let folder = FilePath.folder(of: present.former.path)
      if let other = try? fileSystem.status(of: folder).device, other != device, rooms[other] == nil {
        rooms[other] = folder
      }
    }
    (self.files, self.rooms) = (kept, rooms.values.sorted())
  }

  private static func present(
    _ file: PendingChange.File, _ fileSystem: any FileSystem
  ) throws(ConfirmError) -> Kept {
    let since = file.since ?? TimeText.now
    do throws(FileError) {
      let content = try FileContent(file.path, fileSystem)
      let status = content.status
      let former = FormerFile(
        path: content.target, status: .init(owner: status.owner, group: status.group, mode: status.mode),
        format: file.format?.name, hasNewText: file.text != nil, since: since)
      return Kept(former: former, formerText: file.former ?? content.bytes, newText: file.text)
    } catch .notFound {
      let folder = FilePath.folder(of: FilePath.absolute(file.path))
      let place = (try? fileSystem.resolve(folder)) ?? folder
      let former = FormerFile(
        path: FilePath.join(place, FilePath.name(of: file.path)), status: nil, format: file.format?.name,
        hasNewText: file.text != nil, since: since)
      return Kept(former: former, formerText: nil, newText: file.text)
    } catch {
      throw .file(error)
    }
  }
}
