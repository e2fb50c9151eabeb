import Libc

package enum KernelVersion {
  /// Its release and the time of its build, as uname(2) tells them.
  package static var text: String {
    var name = utsname()
    guard uname(&name) == 0 else { return "" }
    return withUnsafeBytes(of: &name.release) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      + withUnsafeBytes(of: &name.version) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
