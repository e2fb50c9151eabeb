/// A format of settings files.
///
///     Format.named("jsonc")                                        // for --format
///     Format.detect(name: "tsconfig.json", content: bytes)         // .jsonc
public struct Format: Sendable {
  /// The short name used on the command line.
  public let name: String
  let syntax: any Syntax

  init(name: String, syntax: any Syntax) {
    self.name = name
    self.syntax = syntax
  }

  /// JSON (RFC 8259). Comments and trailing commas are read all the same, and noted.
  public static let json = Format(name: "json", syntax: JSONSyntax(dialect: .json))

  /// JSON with comments and trailing commas.
  public static let jsonc = Format(name: "jsonc", syntax: JSONSyntax(dialect: .jsonc))

  /// Every format, in the order in which a text's content is tried.
  public static let all: [Format] = [.json, .jsonc]

  /// The format of this name.
  public static func named(_ name: String) -> Format? {
    all.first { $0.name == name }
  }
}

extension Format: Hashable, CustomStringConvertible {
  public static func == (left: Format, right: Format) -> Bool { left.name == right.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  public var description: String { name }
}
