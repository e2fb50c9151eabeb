/// Why a pack is not used.
package enum PackError: Error, Equatable, CustomStringConvertible {
  case cutOff
  /// It is of a version that is not known yet.
  case laterVersion(String)
  /// A line of it says nothing.
  case damaged(line: Int)
  /// Its compressed bytes are none.
  case undecodable
  /// Others than root may have written it.
  case notTrusted(String)

  package var description: String {
    switch self {
    case .cutOff: "it is cut off"
    case .laterVersion(let version): "it is of version \(version), and \(KnowledgePack.version) is what can be read"
    case .damaged(let line): "line \(line) of it is damaged"
    case .undecodable: "it cannot be unpacked"
    case .notTrusted(let reason): "not read as root: \(reason)"
    }
  }
}
