/// JSON Schema's types in words for people.
package enum KindName {
  /// As a row names it: `on or off`, `text`.
  package static func plain(_ type: String) -> String {
    switch type {
    case "boolean": "on or off"
    case "integer": "whole number"
    case "string": "text"
    case "array": "list"
    case "object": "group"
    default: type
    }
  }

  /// As a message expects it: `true or false`, `a JSON array`.
  package static func withArticle(_ type: String) -> String {
    switch type {
    case "boolean": "true or false"
    case "integer": "a whole number"
    case "number": "a number"
    case "string": "a text"
    case "array": "a JSON array"
    case "object": "a JSON object"
    default: type
    }
  }
}
