import Foundation
import SettingsApplying
import SettingsDocuments
import Testing

@testable import settee

/// An account with a home and a present folder of its own, and what the program says in it.
@MainActor
final class Account {
  let root: URL
  /// What verbs put changes into force on, as root; nil for this machine and account.
  var machineForVerbs: (any ServiceMachine)?
  private(set) var output = ""
  private(set) var errors = ""
  /// The folders that programs are looked for in; nil for none.
  var searchPath: String?
  /// What the program is given on standard input.
  var input: [UInt8] = []
  /// Whether a person types that at a terminal.
  var hasTypist = false
  /// What was asked for on standard input.
  private(set) var requests: [Input.Request] = []
  /// Whether a terminal shows what the program prints.
  var showsOutputOnTerminal = false

  init() throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent("settee-\(UUID().uuidString)")
    for folder in ["home", "here"] {
      try FileManager.default.createDirectory(
        at: root.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
  }

  isolated deinit {
    try? FileManager.default.removeItem(at: root)
  }

  var home: String { root.path + "/home" }
  var currentFolder: String { root.path + "/here" }
  var environment: [String: String] {
    var variables = ["HOME": home]
    variables["PATH"] = searchPath
    return variables
  }
  var folders: XDGFolders { XDGFolders(application: "settee", environment: environment) }
  var opener: FileOpener { FileOpener(folders: folders, currentFolder: currentFolder) }

  func context(_ input: Input = .standard, _ output: Output = .standard) -> VerbContext {
    VerbContext(environment: environment, currentFolder: currentFolder, input: input, output: output)
  }

  /// A machine whose `/etc` is the folder `etc` of the account.
  var machine: Machine {
    Machine(
      programs: MachinePrograms(pages: opener.pages, home: home, root: root.path),
      files: MachineFiles(folder: root.path + "/etc"), kept: KeptSummaries(folders: folders, writer: opener.writer),
      opener: opener)
  }

  /// Writes a file of the present folder, or of another below the account; the result is its path.
  @discardableResult
  func write(_ name: String, _ text: String, in folder: String = "here") throws -> String {
    let url = root.appendingPathComponent(folder).appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
  }

  /// Runs the program without a terminal; the result is its exit status.
  func run(_ words: String...) -> Int32 { run(words) }

  func run(_ words: [String]) -> Int32 {
    output = ""
    errors = ""
    let listening = Output(isTerminal: showsOutputOnTerminal) { [weak self] text, stream in
      switch stream {
      case .output: self?.output += text
      case .errors: self?.errors += text
      }
    }
    requests = []
    let typed = Input(isTerminal: hasTypist) { [weak self] request in
      self?.requests.append(request)
      return self?.input ?? []
    }
    let context = context(typed, listening)
    if let machineForVerbs { (context.machine, context.account) = (machineForVerbs, 0) }
    return Program(context: context).run(words).code
  }
}
