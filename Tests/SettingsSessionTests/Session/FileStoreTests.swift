import Foundation
import SettingsDocuments
import SettingsSession
import Testing

/// What becomes of a file while it is open is known, however fast one thing follows the other.
@MainActor
@Suite struct FileStoreTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("store-\(UUID().uuidString)")
  let path: String

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path + "/x.json"
    try Data("{\"a\": 1}".utf8).write(to: URL(fileURLWithPath: path))
  }

  private func store(_ options: FileOptions = []) throws -> FileStore {
    let writer = FileWriter(stateFolder: folder.path + "/state")
    return FileStore(try SettingsFile.open(path, options: options, writer: writer), writer: writer)
  }

  private func write(_ text: String) throws { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) }

  @Test func aFileThatComesAndGoes() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try store()
    #expect(store.condition == nil)
    for _ in 0..<3 {
      unlink(path)
      #expect(store.outsideChange() == nil)
      #expect(store.condition == .gone)
      try write("{\"a\": 1}")
      #expect(store.outsideChange() == nil)
      #expect(store.condition == nil)
    }
    try write("{\"a\": ")
    #expect(store.outsideChange() == nil)
    guard case .notUnderstood? = store.condition else {
      Issue.record("\(String(describing: store.condition))")
      return
    }
    unlink(path)
    mkdir(path, 0o755)
    _ = store.outsideChange()
    guard case .unreadable? = store.condition else {
      Issue.record("\(String(describing: store.condition))")
      return
    }
  }

  /// Of all files together, and again only where changes could be remembered meanwhile.
  @Test func thatAChangeIsNotRememberedIsSaidOnce() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let state = folder.path + "/history"
    let writer = FileWriter(stateFolder: nil)
    let record = ChangeRecord(stateFolder: state, writer: writer)
    var sessions: [EditingSession] = []
    for name in ["/x.json", "/y.json"] {
      try Data("{\"a\": 1}".utf8).write(to: URL(fileURLWithPath: folder.path + name))
      let file = try SettingsFile.open(folder.path + name, writer: writer)
      let store = FileStore(file, writer: writer, record: record)
      sessions.append(EditingSession(name: name, document: file.document, store: store))
    }
    func notices(_ number: Int, _ value: Value) throws -> [String] {
      try sessions[number].set(["a"], to: value)
      guard case .saved = sessions[number].save() else { throw CancellationError() }
      return sessions[number].saveNotices
    }
    try Data().write(to: URL(fileURLWithPath: state))
    let words =
      "not in the history, so no later run can take it back: the folder \(state) cannot be made; XDG_STATE_HOME may name"
      + " another folder"
    #expect(try notices(0, 2) == [words])
    #expect(try notices(0, 3) == [] && notices(1, 2) == [])
    try FileManager.default.removeItem(atPath: state)
    #expect(try notices(1, 3) == [] && sessions[1].store.record?.earlierChanges().count == 1)
    try FileManager.default.removeItem(atPath: state)
    try Data().write(to: URL(fileURLWithPath: state))
    #expect(try notices(0, 4) == [words])
    sessions[0].save()
    #expect(sessions[0].saveNotices == [], "nothing was changed")
  }

  @Test func anotherProgramOverwritesWhatTheUserHasSeen() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    chmod(folder.path, 0o755)
    let store = try store()
    let edited = try Document(parsing: Array("{\"a\": 2}".utf8), as: .json)
    let place = { (placement: FilePlacement) throws(SaveFailure) in
      do throws(FileError) {
        try placement.place(by: FileWriter(stateFolder: folder.path + "/state"))
      } catch {
        throw SaveFailure(.file(error))
      }
    }
    try write("{\"a\": 3}")
    guard case .conflict(let conflict) = store.save(edited, overwriting: nil, through: place) else {
      Issue.record("no conflict")
      return
    }
    #expect(conflict.present == Array("{\"a\": 3}".utf8))
    // What was written after the user looked is not overwritten.
    try write("{\"a\": 4}")
    guard case .conflict = store.save(edited, overwriting: conflict, through: place) else {
      Issue.record("no conflict")
      return
    }
    try write("{\"a\": 3}")
    guard case .saved = store.save(edited, overwriting: conflict, through: place) else {
      Issue.record("not saved")
      return
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "{\"a\": 2}")
    unlink(path)
    guard case .conflict(let gone) = store.save(edited, overwriting: nil, through: place), gone.present == nil else {
      Issue.record("no conflict")
      return
    }
    guard case .saved = store.save(edited, overwriting: gone, through: place) else {
      Issue.record("not saved")
      return
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "{\"a\": 2}")
  }

  @Test func twoTextsOfOneSizeInOneMoment() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try store()
    for digit in 2...9 {
      try write("{\"a\": \(digit)}")
      #expect(store.outsideChange()?.text == Array("{\"a\": \(digit)}".utf8))
    }
  }

  @Test func whatForbidsWriting() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    chmod(path, 0o444)
    let store = try store()
    #expect(store.condition == .readOnly("its mode forbids writing"))
    store.allowReadOnly()
    #expect(store.condition == nil)
    chmod(folder.path, 0o777)
    let other = try self.store([.readOnlyFile])
    if geteuid() == 0 {
      #expect(other.condition == .readOnly("everyone may write to the folder \(folder.path)"))
      let trusting = try self.store([.readOnlyFile, .untrustedFolder])
      #expect(trusting.condition == nil)
    } else {
      #expect(other.condition == nil)
    }
  }
}
