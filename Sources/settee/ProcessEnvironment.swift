import Glibc

/// The variables that the program was started with.
enum ProcessEnvironment {
  static var variables: [String: String] {
    var variables: [String: String] = [:]
    var entry = environ
    while let line = entry.pointee {
      // Bytes, and no characters: this is done at each start.
      if let equals = strchr(line, Int32(UInt8(ascii: "="))) {
        let name = UnsafeRawBufferPointer(start: line, count: equals - line)
        variables[String(decoding: name, as: UTF8.self)] = String(cString: equals + 1)
      }
      entry += 1
    }
    return variables
  }

  /// The folder that the program was started in; `.` where it is gone.
  static var currentFolder: String {
    guard let path = getcwd(nil, 0) else { return "." }
    defer { free(path) }
    return String(cString: path)
  }
}
