import SettingsFiles
import YAMLFormat

extension SchemaResolver {
  /// Reads the schemas that `file:` URIs name.
  public static let files = SchemaResolver { uri in
    FileURI.path(of: uri).flatMap { SchemaText.read($0) }
  }

  /// Looks in a folder for schemas of any URI: under the host and the path, under the path, and by the last name
  /// alone, with `.json` added where there is no such file. A copy of SchemaStore's repository or catalogue is such a
  /// folder; there `schemas/json` and `src/schemas/json` are looked into as well.
  public static func folder(_ folder: String) -> SchemaResolver {
    SchemaResolver { uri in
      guard SystemFileSystem().isFolder(folder) else { return nil }
      for path in candidates(for: uri, in: folder) {
        if let document = SchemaText.read(path) { return document }
      }
      return nil
    }
  }

  /// Where in a folder the schema of a URI may lie.
  static func candidates(for uri: String, in folder: String) -> [String] {
    let reference = URIReference(uri)
    let names = reference.path.split(separator: "/").map(String.init)
    // A name that could lead out of the folder is no name.
    guard let last = names.last, !names.contains(where: { $0 == ".." || $0.contains("\\") }) else { return [] }
    var relative: [String] = []
    if let host = reference.authority, !host.isEmpty, host != "..", !host.contains("/") {
      relative.append(([host] + names).joined(separator: "/"))
    }
    relative.append(names.joined(separator: "/"))
    relative += ["", "schemas/json/", "src/schemas/json/"].map { $0 + last }
    let endings = last.contains(".") ? ["", ".json"] : [".json"]
    return relative.flatMap { name in endings.map { "\(folder)/\(name)\($0)" } }
  }
}

/// Reads and parses schema files.
enum SchemaText {
  static func read(_ path: String) -> Document? {
    guard let bytes = (try? FileContent(path))?.bytes else { return nil }
    return try? Document(parsing: bytes, as: format(of: path, bytes))
  }

  /// The format of a schema file: YAML where its name says so or its text cannot be JSON.
  static func format(of name: String, _ bytes: [UInt8]) -> Format {
    switch name.utf8.lastIndex(of: UInt8(ascii: ".")).map({ name[name.utf8.index(after: $0)...] }) {
    case "json": .json
    case "jsonc": .jsonc
    case "json5": .json5
    case "yaml", "yml": .yaml
    default: bytes.first { !" \t\r\n".utf8.contains($0) }.map { "{tf".utf8.contains($0) } == false ? .yaml : .json
    }
  }
}

/// `file:` URIs (RFC 8089).
enum FileURI {
  /// The URI of an absolute path.
  static func uri(ofPath path: String) -> String {
    "file://" + URIReference.percentEncoded(path)
  }

  /// The path of a `file:` URI on this machine; nil for other URIs.
  static func path(of uri: String) -> String? {
    if uri.utf8.starts(with: "file:///".utf8),
      !uri.withBytes({ $0.contains { $0 == 0x25 || $0 == 0x3F || $0 == 0x23 } })
    {
      return String(uri[uri.utf8.index(uri.startIndex, offsetBy: 7)...])
    }
    let reference = URIReference(uri)
    guard reference.scheme?.lowercased() == "file", ["", "localhost", nil].contains(reference.authority) else {
      return nil
    }
    return URIReference.percentDecoded(reference.path)
  }
}
