import SettingsDocuments

/// Documents of one sort, for counting apart from others.
struct DocumentSource: Sendable {
  /// What is printed.
  let name: String
  /// The folders below the shared one, and what the names of their files end in.
  let folders: [String]
  let endings: [String]
  /// The format of all of them; nil where each file's name tells.
  var format: Format?
  /// Whether each is tried in its variants as well: not so the cases of suites, whose every byte is meant.
  var hasVariants = true
  /// Which files count, by their path in the folder.
  var selection: @Sendable (_ path: String, _ root: String) -> Bool = { _, _ in true }
  /// How many there are at least.
  let minimum: Int

  private static let real = ["corpus/schemastore", "real"]
  private static let etc = ["etc/tree"]

  /// All of them.
  static let all = [
    DocumentSource(name: "JSON", folders: real, endings: [".json"], minimum: 180),
    DocumentSource(name: "YAML", folders: real, endings: [".yaml", ".yml"], minimum: 70),
    DocumentSource(name: "TOML", folders: real, endings: [".toml"], minimum: 60),
    DocumentSource(
      name: "INI family", folders: ["real/debian"], endings: ["_config", ".conf", ".cnf"], minimum: 8),
    DocumentSource(
      name: "JSONTestSuite", folders: ["corpus/json-test-suite"], endings: [".json"], format: .json, hasVariants: false,
      selection: { path, _ in path.hasPrefix("y_") }, minimum: 95),
    // The files of Debian's packages, where `make etc` has laid them out below the folder.
    DocumentSource(name: "Rows", folders: etc, family: Format.rowFamily),
    DocumentSource(name: "Blocks", folders: etc, family: Format.blockFamily),
    DocumentSource(name: "Braces", folders: etc, family: Format.braceFamily),
    DocumentSource(name: "XML", folders: etc, family: [.xml]),
    // There is no collection of JSON5; all JSON is.
    DocumentSource(
      name: "JSON5", folders: ["corpus/json-test-suite", "corpus/schemastore/test", "real/documents"],
      endings: [".json"], format: .json5,
      selection: { path, _ in !path.hasPrefix("n_") && !path.hasPrefix("i_") }, minimum: 140),
    DocumentSource(
      name: "toml-test", folders: ["corpus/toml-test"], endings: [".toml"], format: .toml, hasVariants: false,
      selection: { path, root in
        let listed = try? FileContent(root + "/corpus/toml-test/files-toml-1.1.0").bytes
        return path.hasPrefix("valid/")
          && (listed ?? []).split(separator: 0x0A).contains { $0.elementsEqual(path.utf8) }
      }, minimum: 220),
    DocumentSource(
      name: "yaml-test-suite", folders: ["corpus/yaml-test-suite/data"], endings: ["in.yaml"], format: .yaml,
      hasVariants: false,
      selection: { path, root in
        let folder = root + "/corpus/yaml-test-suite/data/" + path.dropLast("in.yaml".count)
        return (try? SystemFileSystem().status(of: folder + "error")) == nil
      }, minimum: 308),
  ]

  /// The files, sorted.
  func files(in root: String) -> [String] {
    folders.flatMap { folder in
      Self.files(below: root + "/" + folder, "").filter { path in
        endings.contains { path.hasSuffix($0) } && selection(path, root)
      }.map { root + "/" + folder + "/" + $0 }
    }
  }

  private static func files(below folder: String, _ prefix: String) -> [String] {
    let names = (try? SystemFileSystem().names(in: folder)) ?? []
    return names.flatMap { name -> [String] in
      let path = folder + "/" + name
      guard let kind = try? SystemFileSystem().status(of: path).kind else { return [] }
      return kind == .folder ? files(below: path, prefix + name + "/") : [prefix + name]
    }
  }

  /// Tries one file.
  private func check(_ path: String, isComplete: Bool, _ progress: ProgressLine?) -> Fidelity {
    var fidelity = Fidelity(isComplete: isComplete, progress: progress)
    defer { progress?.fileIsDone() }
    let name = String(path.split(separator: "/").suffix(2).joined(separator: "/"))
    guard let text = try? FileContent(path).bytes, let format = format ?? Format.detect(name: path, content: text)
    else {
      fidelity.failures.append("\(name): cannot be read")
      return fidelity
    }
    if hasVariants {
      fidelity.checkVariants(of: text, as: format, name: name)
    } else {
      fidelity.check(text, as: format, name: name)
    }
    return fidelity
  }

  /// Tries all files, several at a time.
  func check(in root: String, isComplete: Bool) async -> Fidelity {
    let files = files(in: root)
    let progress = isComplete ? ProgressLine(name: name, fileCount: files.count) : nil
    defer { progress?.end() }
    return await withTaskGroup(of: Fidelity.self) { group in
      for path in files {
        group.addTask { check(path, isComplete: isComplete, progress) }
      }
      var total = Fidelity()
      for await part in group { total.add(part) }
      total.failures.sort()
      return total
    }
  }

  // MARK: - Reading again

  /// Texts beyond this are left out where each edit is followed by a reading of the whole.
  private static let rereadSize = 100_000

  /// Makes so many random edits of the files, and compares what was read again in part with the whole.
  func checkRereading(in root: String, count: Int, seed: UInt64, isShown: Bool = true) async -> Rereadings {
    let files = files(in: root)
    let progress = isShown ? ProgressLine(name: name, fileCount: files.count) : nil
    defer { progress?.end() }
    let each = count / max(1, files.count) + 1
    return await withTaskGroup(of: Rereadings.self) { group in
      for (number, path) in files.enumerated() {
        group.addTask {
          var rereadings = Rereadings()
          defer { progress?.fileIsDone() }
          if let text = try? FileContent(path).bytes, text.count <= Self.rereadSize,
            let format = format ?? Format.detect(name: path, content: text)
          {
            let name = path.split(separator: "/").suffix(2).joined(separator: "/")
            rereadings.check(
              text, as: format, name: name, count: each, seed: seed &+ UInt64(number), progress: progress)
          }
          return rereadings
        }
      }
      var total = Rereadings()
      for await part in group { total.add(part) }
      return total
    }
  }
}

extension DocumentSource {
  /// The files below some folders whose names tell a format of a family, and that can be read.
  fileprivate init(name: String, folders: [String], family: [Format]) {
    self.init(
      name: name, folders: folders, endings: [""],
      selection: { path, root in
        guard let format = Format.detect(name: path),
          family.contains(format), let text = try? FileContent(root + "/" + folders[0] + "/" + path).bytes
        else { return false }
        return (try? Document(parsing: text, as: format)) != nil
      }, minimum: 0)
  }
}
