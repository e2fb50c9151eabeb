/// JSON Schema's types in words for people.
package enum KindName {
  private static let names = [
    "boolean": (plain: "on or off", expected: "true or false"),
    "integer": (plain: "whole number", expected: "a whole number"),
    "number": (plain: "number", expected: "a number"),
    "string": (plain: "text", expected: "a text"),
    "array": (plain: "list", expected: "a JSON array"),
    "object": (plain: "group", expected: "a JSON object"),
  ]

  /// As a row names it: `on or off`, `text`.
  package static func plain(_ type: String) -> String { names[type]?.plain ?? type }

  /// As a message expects it: `true or false`, `a JSON array`.
  package static func withArticle(_ type: String) -> String { names[type]?.expected ?? type }
}
