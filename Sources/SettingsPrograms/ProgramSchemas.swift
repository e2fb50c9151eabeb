import SettingsDocuments

/// The schemas of files whose programs have a page: made from what is known on this machine, and kept in a folder.
///
/// ```swift
/// let schemas = ProgramSchemas(folder: "/home/ann/.cache/nightjar/programs", writer: FileWriter(stateFolder: nil))
/// let page = try ProgramPages().page(forFile: "/etc/ssh/sshd_config")
/// print(page.flatMap(schemas.path) ?? "nothing is known of its settings")
/// ```
public struct ProgramSchemas: Sendable {
  private let folder: String?
  private let writer: FileWriter
  private let root: String
  /// What is recorded of programs that are not installed.
  private let packs: KnowledgePacks
  /// The release that is asked about, whatever is installed; nil for the machine as it is.
  private let release: KnowledgeRelease?
  /// Raised where the same sources give another schema.
  private static let version = 15

  /// - Parameters:
  ///   - folder: where schemas are kept until the program or its manual changes; nil where nothing can be kept.
  ///   - writer: writes them there.
  public init(folder: String?, writer: FileWriter) {
    self.init(folder: folder, writer: writer, packs: KnowledgePacks())
  }

  /// - Parameter root: the folder that the system is in; empty for the system itself.
  package init(
    folder: String?, writer: FileWriter, root: String = "", packs: KnowledgePacks, release: KnowledgeRelease? = nil
  ) {
    self.folder = folder
    self.writer = writer
    self.root = root
    self.packs = packs
    self.release = release
  }

  /// The path of the schema of a program that is kept already; nil where it would have to be made.
  public func keptPath(of page: ProgramPage) -> String? {
    folder.map { path(of: page, in: $0) }.flatMap { writer.fileSystem.isFile($0) ? $0 : nil }
  }

  private func path(of page: ProgramPage, in folder: String) -> String {
    let part = page.part == PagePart.root ? [] : [page.part]
    let names = page.existing.isEmpty ? [] : ["names"]
    let name = ([page.name] + part + page.sections + names).joined(separator: "-")
    return "\(folder)/\(name)-\(state(of: page)).json"
  }

  /// What changes where something else is known of a program: a word without blanks.
  public func state(of page: ProgramPage) -> String { String(key(of: page), radix: 16) }

  /// The path of the schema of a program; nil where nothing is known of its settings, or it cannot be kept.
  public func path(of page: ProgramPage) -> String? {
    guard let folder else { return nil }
    let path = path(of: page, in: folder)
    if writer.fileSystem.isFile(path) { return path }
    guard let schema = schema(of: page) else { return nil }
    do throws(FileError) {
      try writer.create(path, with: schema.jsonBytes, mode: 0o600)
    } catch .exists {
      // Another one made it meanwhile.
    } catch {
      return nil
    }
    return path
  }

  /// The schema of a page; nil where neither the page nor this machine nor a pack knows a setting.
  func schema(of page: ProgramPage) -> ProgramSchema? {
    let knowledge = knowledge(of: page)
    if knowledge.settings.isEmpty, knowledge.packProblem == nil { return nil }
    var schema = ProgramSchema(knowledge)
    if knowledge.origin == nil, release != nil {
      schema.missingRelease = release
    } else if knowledge.origin == nil {
      schema.version = Self.read(root + InstalledPackages.path).flatMap {
        InstalledPackages($0).version(ofAny: page.packages)
      }
    }
    return schema
  }

  private func knowledge(of page: ProgramPage) -> ProgramKnowledge {
    let machine = MachineAnswers(root: root, reading: Self.read, asking: answer)
    func pack() throws(PackError) -> KnowledgePack? { try kept(page)?.read() }
    guard release != nil else { return ProgramKnowledge(page, on: machine, orFrom: pack) }
    func packOfNow() throws(PackError) -> KnowledgePack? { try keptOfNow(page)?.read() }
    var then = ProgramKnowledge(page, on: machine.withoutPrograms, orFrom: pack)
    if then.origin != nil { then.compare(with: ProgramKnowledge(page, on: machine, orFrom: packOfNow)) }
    return then
  }

  private static func read(_ path: String) -> [UInt8]? { (try? FileContent(path))?.bytes }

  /// The pack of a page's program: of the release that is asked about, else of the one that the system is, or is like.
  private func kept(_ page: ProgramPage) -> KnowledgePacks.Kept? {
    if let release { return packs.kept(page.name, for: [release]) }
    return packs.kept(page.name, for: packs.releases(before: ownRelease))
  }

  /// The pack of what a release is compared with, where the program is not installed.
  private func keptOfNow(_ page: ProgramPage) -> KnowledgePacks.Kept? {
    packs.kept(page.name, for: packs.releases(before: ownRelease).filter { $0 != release })
  }

  private var ownRelease: KnowledgeRelease? { KnowledgeRelease(in: root, reading: Self.read) }

  /// What a command prints; nil where it is not there, fails, or says nothing.
  private func answer(_ words: [String]) -> String? {
    guard root.isEmpty, let answer = try? ProgramRunner().run(words), answer.status == 0 else { return nil }
    return answer.outputText
  }

  /// What the sources are now, in a number.
  private func key(of page: ProgramPage) -> UInt64 {
    var hash = FNVHash()
    hash.add("\(Self.version) \(page.textHash)")
    var isThere = page.sources.isEmpty
    let lists = page.sources.contains(where: \.listsSettings)
    for source in page.sources {
      guard let path = source.file(in: root) else { continue }
      let status = try? writer.fileSystem.status(of: path)
      hash.add("\(path) \(status?.size ?? -1) \(status?.modified ?? 0)")
      if status != nil, lists ? source.listsSettings : source.valuesOf == nil { isThere = true }
    }
    for pack in [isThere && release == nil ? nil : kept(page), release.flatMap { _ in keptOfNow(page) }] {
      guard let pack else { continue }
      hash.add("\(release?.name ?? "") \(pack.release.name) \(String(decoding: pack.state, as: UTF8.self))")
    }
    return hash.value
  }
}
