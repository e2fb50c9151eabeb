import SettingsDocuments
import SettingsPrograms
import SettingsSchema
import SettingsSession

/// Does what a request says: all is made in memory and reviewed before the first file is written.
@MainActor
final class RequestRun {
  let request: SettingsRequest
  /// Why it is done, for the history; nil where nobody says.
  private let reason: String?
  private let context: VerbContext
  private(set) var files: [Outcome] = []
  /// Why what was written could not be taken back.
  private(set) var leftovers: [String] = []
  /// What is put into force; nil where that is not asked for.
  let applying: RequestApplying?
  /// Why what was written is not in force.
  private(set) var applyFailure: VerbError?

  /// A file that was opened, or why it was not.
  @MainActor
  enum Outcome {
    case open(RequestedFile)
    case closed(path: String, VerbError?)

    var file: RequestedFile? { if case .open(let file) = self { file } else { nil } }
    var failure: VerbError? {
      switch self {
      case .open(let file): file.failure
      case .closed(_, let failure): failure
      }
    }
  }

  init(_ request: SettingsRequest, reason: String? = nil, in context: VerbContext) {
    (self.request, self.reason, self.context) = (request, reason, context)
    applying = request.applying.map { RequestApplying($0, context) }
  }

  private var opened: [RequestedFile] { files.compactMap(\.file) }
  var hasFailed: Bool {
    files.contains { $0.failure != nil } || applyFailure != nil || applying?.holds == false
  }

  func run() {
    prepare()
    write()
  }

  /// Makes all in memory, and reviews it.
  func prepare() {
    for file in request.files { take(file) }
    for file in opened where file.failure == nil { attempt(file) { () throws(VerbError) in try file.review() } }
    applying?.prepare(opened)
  }

  func write() {
    if request.isCheck || request.isTogether && hasFailed { return }
    guard let applying else {
      _ = save()
      return
    }
    do throws(VerbError) {
      try applying.perform(write: save)
    } catch {
      applyFailure = error
      // What waits for a word and does not hold has gone back by itself.
      if case .within? = request.applying { opened.forEach { $0.noteTakenBack() } }
    }
  }

  /// Writes the files; why one was not, where that keeps all of them from it.
  private func save() -> VerbError? {
    for place in files.indices where files[place].failure == nil && files[place].file != nil {
      save(at: place)
      if let failure = files[place].failure, request.isTogether {
        takeBack()
        return failure
      }
    }
    return nil
  }

  /// After so many rounds somebody else writes without end.
  private static let roundLimit = 100

  /// Writes a file. Where another program has made, changed or removed it meanwhile, all is made of that one.
  private func save(at place: Int) {
    for _ in 0..<Self.roundLimit {
      guard let file = files[place].file else { return }
      attempt(file) { () throws(VerbError) in try file.save() }
      // What is put into force was planned with the texts as they are.
      guard file.failure?.isOvertaken == true, applying == nil else { return }
      attempt(file) { () throws(VerbError) in files[place] = .open(try file.anew()) }
    }
  }

  private func attempt(_ file: RequestedFile, _ work: () throws(VerbError) -> Void) {
    do throws(VerbError) { try work() } catch { file.failure = error }
  }

  private func takeBack() {
    for file in opened.reversed() {
      do throws(VerbError) {
        try file.takeBack(context.opener.writer)
      } catch {
        leftovers.append("\(file.file.request.path) could not be put back: \(error.description)")
      }
    }
  }

  private func take(_ file: SettingsRequest.File) {
    let path = file.request.path
    let isThere = (try? context.opener.writer.fileSystem.linkStatus(of: path)) != nil
    if !isThere, file.request.mayCreate != true, file.settings.allSatisfy(\.action.takesAway) {
      return files.append(.closed(path: path, nil))
    }
    do throws(VerbError) {
      let open = try open(file)
      attempt(open) { () throws(VerbError) in
        if file.isEffective {
          for setting in file.settings { try makeCount(setting, in: open) }
        } else {
          try open.make(file.settings)
        }
      }
    } catch {
      files.append(.closed(path: path, error))
    }
  }

  /// Opens a file, once.
  private func open(_ file: SettingsRequest.File) throws(VerbError) -> RequestedFile {
    let new = try RequestedFile(file, context)
    if let known = opened.first(where: { $0.target == new.target }) { return known }
    new.session.saveNote = SaveNote(tool: RequestVerb.name, reason: reason)
    files.append(.open(new))
    return new
  }

  // MARK: - What counts

  private var layers: ProgramLayers { context.opener.layers }

  /// What the open files are to hold.
  private var texts: [String: [UInt8]] {
    Dictionary(opened.map { ($0.subject?.target ?? $0.target, $0.session.document.text) }) { first, _ in first }
  }

  /// Sets a value so that it counts: in the file that is named, else where the program's other files let it.
  private func makeCount(_ setting: SettingsRequest.Setting, in open: RequestedFile) throws(VerbError) {
    // Of a file that no page tells of, no other overrules what it says.
    if let subject = open.subject, subject.page == nil, subject.pageProblem == nil { return try open.make([setting]) }
    if case .read = setting.action, let subject = open.subject {
      do throws(LayerError) {
        open.counts += try layers.settings(of: subject, with: texts).settings(below: setting.path)
      } catch .noOrder {
        open.warnOfUnknownOrder()
      } catch {
        throw .no(error.description)
      }
    }
    if setting.action.isOfWholeSetting { return try takeAwayEverywhere(setting, in: open) }
    guard case .set = setting.action, let subject = open.subject else { return try open.make([setting]) }
    do throws(LayerError) {
      let present = try layers.settings(of: subject, with: texts)
      let change: SettingChange
      do throws(VerbError) { change = try open.change(setting) } catch { return open.failure = error }
      guard change.isChanged, let wanted = open.session.node(at: change.path)?.value else {
        return open.add(change, made: setting)
      }
      let sources = present[change.path]?.sources ?? []
      if sources.count == 1, sources[0].value == wanted {
        open.session.undo()
        return open.add(change.undone, made: nil)
      }
      let others = try layers.settings(of: subject, with: texts).others(beside: subject.target)
      guard let elsewhere = others[change.path], elsewhere.relation == .overruled,
        elsewhere.places.first?.value != wanted
      else { return open.add(change, made: setting) }
      open.session.undo()
      let places = try layers.places(for: change.path, of: subject, toBe: wanted, with: texts)
      open.failure = set(wanted, at: places, insteadOf: change.path, in: open.file)
    } catch {
      open.failure = .no(error.description)
    }
  }

  /// Takes a setting away in all files of the program that a person may change.
  private func takeAwayEverywhere(_ setting: SettingsRequest.Setting, in open: RequestedFile) throws(VerbError) {
    var places: [SettingSource] = []
    if let subject = open.subject {
      do throws(LayerError) {
        let present = try layers.settings(of: subject, with: texts)[setting.path]
        places = ((present?.sources ?? []) + (present?.overruled ?? [])).filter {
          $0.file != subject.pagePath && $0.file != subject.target && layers.isOfPeople($0.file)
        }
      } catch .noOrder {
        open.warnOfUnknownOrder()
      } catch {
        throw .no(error.description)
      }
    }
    try open.make([setting])
    for place in places {
      if let writer = layers.writer(of: place.file) {
        throw .no("\(setting.path) is set in \(place.file), which is written by \(writer)")
      }
      var other = open.file
      other.request = FileRequest(path: place.file)
      try self.open(other).make([SettingsRequest.Setting(path: place.path, action: setting.action)])
    }
  }

  /// Sets it in the first of some places; why that could not be done.
  private func set(
    _ value: Value, at places: WinningPlaces, insteadOf path: Path, in file: SettingsRequest.File
  ) -> VerbError? {
    guard let place = places.places.first else {
      return .no(places.refusals.first ?? "\(path) is set by another file, and there is no place where it would count")
    }
    var other = file
    other.request = FileRequest(path: place.file)
    other.request.mayCreate = place.isNew
    do throws(VerbError) {
      try open(other).make([SettingsRequest.Setting(path: place.path, action: .set(value))])
      return nil
    } catch {
      return error
    }
  }
}

extension SettingChange {
  /// The same, once it was taken back.
  fileprivate var undone: SettingChange {
    var change = self
    (change.after, change.isChanged) = (before, false)
    return change
  }
}
