import SettingsDocuments

/// Where a unit of systemd is changed that was named as systemctl takes it: `nginx.service`.
enum SystemdUnit {
  private static let folders = ["/etc/systemd/system", "/usr/lib/systemd/system"]
  private static let types = ["service", "timer", "socket", "mount", "path", "target", "slice"]

  /// What to do where there is no file of this path; nil where its name is no unit's that there is.
  static func advice(onMissing path: String, in files: any FileSystem) -> String? {
    let name = FilePath.name(of: path)
    guard FilePath.absolute(path) == FilePath.absolute(name), let type = name.split(separator: ".").last,
      types.contains(String(type)),
      folders.contains(where: { files.isFile("\($0)/\(name)") })
    else { return nil }
    return "--create with /etc/systemd/system/\(name).d/override.conf changes the unit of this name"
  }
}
