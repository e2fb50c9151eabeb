import SettingsDocuments
import SettingsSchema

/// What a request may say, as a JSON Schema; Documentation/Requests.md shows it.
enum RequestSchema {
  static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "A request to settee",
      "type": "object",
      "additionalProperties": false,
      "required": ["files"],
      "properties": {
        "files": {
          "description": "The files, in the order in which they are written.",
          "type": "array",
          "items": { "$ref": "#/$defs/file" }
        },
        "check": {
          "description": "Whether nothing is written, and the answer says what would be.",
          "type": "boolean",
          "default": false
        },
        "diff": {
          "description": "Whether the answer has the text of each file before and after, with secrets masked.",
          "type": "boolean",
          "default": false
        },
        "together": {
          "description": "Whether no file is written where one is refused.",
          "type": "boolean",
          "default": true
        },
        "apply": {
          "description": "Whether what is written is put into force, and it is looked whether it holds.",
          "type": "boolean",
          "default": false
        },
        "confirm": {
          "description": "After which time what is put into force goes back by itself unless \"settee confirm\" is run, such as \"2m\"; \"none\" for never.",
          "type": "string"
        }
      },
      "$defs": {
        "file": {
          "type": "object",
          "additionalProperties": false,
          "required": ["path", "settings"],
          "properties": {
            "path": { "description": "The file.", "type": "string", "minLength": 1 },
            "as": { "description": "The path that the file is taken to have.", "type": "string", "pattern": "^/" },
            "format": { "description": "How it is read, whatever its name.", "type": "string" },
            "schema": { "description": "The JSON Schema of its settings: a file.", "type": "string" },
            "create": {
              "description": "Whether a file that is not there is made.",
              "type": "boolean",
              "default": false
            },
            "backup": {
              "description": "What is put behind the name of a copy of the file as it was; there is none without it.",
              "type": "string",
              "pattern": "^[^/]+$"
            },
            "effective": {
              "description": "Whether a value is written where it counts, be that another file of the program.",
              "type": "boolean",
              "default": false
            },
            "validate": {
              "description": "Whether the program that reads the file is asked. It is where its check runs nothing that the file says, unless this is said.",
              "type": "boolean"
            },
            "strict": {
              "description": "Whether a name that is nearly one that is known is refused.",
              "type": "boolean",
              "default": false
            },
            "force": {
              "description": "Whether it is written although the schema or the program does not allow it, or the file is read-only.",
              "type": "boolean",
              "default": false
            },
            "settings": { "type": "array", "items": { "$ref": "#/$defs/setting" } }
          }
        },
        "setting": {
          "description": "A setting, and what is to become of it; with its path alone it is read.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "path": { "description": "As on the command line; \"[]\" for a row unless told.", "type": "string" },
            "value": {
              "description": "What it is set to: a text is read as on the command line. With the state \"absent\", what is taken away."
            },
            "add": { "description": "What the list is to have, among others." },
            "row": { "description": "A line or a block, as the file would have it.", "type": "string" },
            "state": {
              "description": "\"present\" unless told: set, and without a value brought back from a comment; \"default\" as \"settee reset\" does.",
              "enum": ["present", "absent", "default", "commented"]
            }
          },
          "anyOf": [{ "required": ["path"] }, { "required": ["row"] }]
        }
      }
    }
    """#

  static func compiled() -> CompiledSchema? {
    guard let document = try? Document(parsing: Array(text.utf8), as: .json) else { return nil }
    return try? CompiledSchema(document)
  }
}
