import Libc
import SettingsDocuments

extension XDGFolders {
  /// Where unsaved edits are kept: in the state folder of the account that runs the program.
  ///
  /// With `sudo -E` root runs it in a user's home; what root edits must not be kept where the user can exchange it.
  var recovery: String? {
    guard let state else { return nil }
    var status = stat()
    let isForeign = geteuid() == 0 && home.map { stat($0, &status) == 0 && status.st_uid != 0 } ?? false
    return isForeign ? "/root/.local/state/settee/recovery" : state + "/recovery"
  }

  /// Settee's own settings.
  var settings: String? { configuration.map { FilePath.join($0, "settings.json") } }

  /// Where pages of a kind are: the user's own, those of the machine and those of packages; the first of a name counts.
  func pageFolders(_ kind: String) -> [String] {
    [configuration, "/etc/settee", "/usr/share/settee"].compactMap { $0.map { FilePath.join($0, kind) } }
  }
}
