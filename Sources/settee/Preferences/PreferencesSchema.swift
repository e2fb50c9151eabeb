import SettingsDocuments
import SettingsSchema

/// The schema of Settee's own settings, built in.
enum PreferencesSchema {
  static let text = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Settee",
      "description": "Settee's own settings.",
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "theme": {
          "title": "Theme",
          "description": "The style of the screens: one that ships, or the name of a file themes/NAME.theme beside this one. NO_COLOR and terminals without colour are respected in any theme.",
          "anyOf": [
            {
              "enum": ["standard", "dark", "light", "monochrome"],
              "enumDescriptions": [
                "Attributes, and the terminal's own colours where colour means something.",
                "Colours for a dark background.",
                "Colours for a light background.",
                "Bold, dim and reverse alone."
              ]
            },
            { "type": "string", "pattern": "^[A-Za-z0-9_-]+$", "patternErrorMessage": "name a file in themes" }
          ],
          "default": "standard"
        },
        "byteUnits": {
          "title": "Byte units",
          "description": "How sizes are written.",
          "enum": ["binary", "decimal", "bytes"],
          "enumDescriptions": ["Powers of 1024: KiB, MiB.", "Powers of 1000: kB, MB.", "Every byte counted."],
          "default": "binary"
        },
        "keyStyle": {
          "title": "Key style",
          "description": "The keys that move the focus.",
          "enum": ["vi", "arrows"],
          "enumDescriptions": ["The arrows, and h j k l, g and G as in vi.", "The arrows alone."],
          "default": "vi"
        },
        "mouse": {
          "title": "Mouse",
          "description": "Whether clicks, double clicks and the wheel work. The terminal then selects text only while Shift is held, as a rule.",
          "type": "boolean",
          "default": true
        },
        "confirmations": {
          "title": "Confirmations",
          "description": "Whether Settee asks before it removes something for good.",
          "type": "boolean",
          "default": true
        },
        "askPrograms": {
          "title": "Ask programs",
          "description": "Whether the program that a file belongs to is asked what it says of the file before it is saved on the screens. Programs whose check may run what the file says are never asked by themselves.",
          "type": "boolean",
          "default": true
        },
        "undoAfterClosing": {
          "title": "Undo after closing",
          "description": "Whether it is kept what was changed, so that the history tells it and u also takes back what was saved in earlier runs. It is kept in Settee's state folder, without secrets.",
          "type": "boolean",
          "default": true
        },
        "historyDays": {
          "title": "Days of history",
          "description": "How many days it is kept what was changed.",
          "type": "integer",
          "minimum": 1,
          "maximum": 36500,
          "default": 90
        },
        "historySize": {
          "title": "Size of history",
          "description": "How much is kept of each file, in KiB: the older half goes where it becomes more.",
          "type": "integer",
          "minimum": 16,
          "maximum": 1048576,
          "default": 256
        },
        "askWhy": {
          "title": "Ask why",
          "description": "Whether the screens ask before they save why it is changed, for the history.",
          "type": "boolean",
          "default": false
        },
        "recentFiles": {
          "title": "Recent files",
          "description": "Whether Settee remembers the files that were open, for its first screen. Turning it off forgets them.",
          "type": "boolean",
          "default": true
        },
        "$schema": { "type": "string", "description": "The schema of this file." }
      }
    }
    """

  static func compiled() -> CompiledSchema? {
    guard let document = try? Document(parsing: Array(text.utf8), as: .json) else { return nil }
    return try? CompiledSchema(document)
  }
}
