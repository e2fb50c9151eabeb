import Compression
import SettingsFiles
import SettingsPrograms

/// What dpkg(1) and ucf(1) have written down of the versions of settings files that were shipped.
struct ShippedChecksums {
  /// The folder that the machine is in; empty but in tests.
  let root: String

  /// The MD5 of all versions of a file, as far as they are remembered.
  func all(of file: String) -> Set<String> {
    let backups = (0...6).flatMap { ["/var/backups/dpkg.status.\($0)", "/var/backups/dpkg.status.\($0).gz"] }
    let lists = [InstalledPackages.path, InstalledPackages.path + "-old"] + backups
    var found = lists.flatMap(conffiles)
    for name in ["hashfile"] + (0...7).map({ "hashfile.\($0)" }) {
      found += UcfDatabase(root + "/var/lib/ucf").conffiles(listedIn: name)
    }
    return Set(found.filter { $0.path == file }.map(\.hash))
  }

  /// All files as they are shipped now.
  var now: [DpkgDatabase.Conffile] {
    DpkgDatabase(root + InstalledPackages.path).conffiles + UcfDatabase(root + "/var/lib/ucf").conffiles
  }

  /// The package whose settings file this is; nil where none has it.
  func package(of file: String) -> String? { now.first { $0.path == file && !$0.package.isEmpty }?.package }

  private func conffiles(_ path: String) -> [DpkgDatabase.Conffile] {
    guard let bytes = try? FileContent(root + path).bytes else { return [] }
    return DpkgDatabase(text: path.hasSuffix(".gz") ? Gzip.text(of: bytes) ?? [] : bytes).conffiles
  }
}
