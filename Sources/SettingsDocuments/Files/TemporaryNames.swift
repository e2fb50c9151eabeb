/// The names of the temporary files beside a file: `.NAME.settee-PROCESS-ATTEMPT`.
struct TemporaryNames {
  let folder: String
  private let prefix: String

  init(of target: String) {
    folder = FilePath.folder(of: target)
    // A file name has 255 bytes at most.
    prefix = "." + String(decoding: FilePath.name(of: target).utf8.prefix(200), as: UTF8.self) + ".settee-"
  }

  func path(process: Int32, _ attempt: Int) -> String {
    FilePath.join(folder, "\(prefix)\(process)-\(attempt)")
  }

  /// The process that made a file of this name; nil for a file that is none of these.
  func process(of name: String) -> Int32? {
    guard name.utf8.starts(with: prefix.utf8) else { return nil }
    let numbers = name.utf8.dropFirst(prefix.utf8.count).split(
      separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard numbers.count == 2, let process = Int32(Substring(numbers[0])), process > 0, Int(Substring(numbers[1])) != nil
    else { return nil }
    return process
  }
}
