import SettingsDocuments
import SettingsSession

/// Finds the settings files of a folder and of an account.
struct RecognizedFiles {
  let folders: XDGFolders
  let currentFolder: String

  /// Completes paths from the present folder on.
  var completion: PathCompletion { PathCompletion(folder: currentFolder, home: folders.home) }

  struct Found: Hashable {
    let path: String
    /// The path as its row says it.
    let name: String
  }

  /// Folders inside a project that hold settings of its tools.
  private static let projectFolders = ["", ".claude", ".devcontainer", ".vscode", ".zed"]

  /// Files of settings formats that nobody edits by hand.
  private static let leftOut: Set<String> = [
    "package-lock.json", "npm-shrinkwrap.json", "composer.lock", "Pipfile.lock", "flake.lock",
  ]

  private static let leftOutEndings = [".geojson", ".har", ".ipynb", ".jsonld", ".lottie", ".tfstate", ".webmanifest"]

  /// The settings files of the present folder and of its tools' folders.
  func inCurrentFolder() -> [Found] {
    Self.projectFolders.flatMap { folder in
      files(in: join(currentFolder, folder)).map {
        Found(path: join(currentFolder, folder, $0), name: join(folder, $0))
      }
    }
  }

  /// The settings files at the top of the account, and one folder deep where programs keep theirs.
  ///
  /// - Parameter here: those of the present folder, which are left out.
  func inAccount(without here: [Found]) -> [Found] {
    guard let home = folders.home else { return [] }
    var found = files(in: home).filter { $0.hasPrefix(".") }.map { Found(path: join(home, $0), name: "~/" + $0) }
    for folder in [".cargo", ".claude", ".docker", ".kube", ".ssh"] {
      found += files(in: join(home, folder)).map { Found(path: join(home, folder, $0), name: "~/\(folder)/\($0)") }
    }
    if let configuration = folders.configurationHome { found += programs(in: configuration) }
    let here = Set(here.map(\.path))
    return found.filter { !here.contains($0.path) }
  }

  private func programs(in configuration: String) -> [Found] {
    let ownFolder = folders.configuration
    return names(in: configuration).sorted().flatMap { program -> [Found] in
      let folder = join(configuration, program)
      if folder == ownFolder { return [] }
      let places = [folder, join(folder, "User")]
      return places.flatMap { place in
        files(in: place).map { found(join(place, $0)) }
      }
    }
  }

  /// A file that is known by its path.
  func found(_ path: String) -> Found { Found(path: path, name: shortened(path)) }

  /// A path as it is said: the account's own folder is a tilde.
  func shortened(_ path: String) -> String { FilePath.abbreviated(path, home: folders.home) }

  /// The names of ordinary files whose format is known, in order.
  private func files(in folder: String) -> [String] {
    names(in: folder).filter { name in
      !Self.leftOut.contains(name) && !Self.leftOutEndings.contains { name.hasSuffix($0) }
        && Format.isTold(byName: join(folder, name)) && SystemFileSystem().isFile(join(folder, name))
    }.sorted()
  }

  private func names(in folder: String) -> [String] {
    (try? SystemFileSystem().names(in: folder)) ?? []
  }

  private func join(_ parts: String...) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: "/")
  }
}
