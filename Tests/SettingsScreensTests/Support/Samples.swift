/// A settings file and its schema with one setting of each kind.
enum Samples {
  static let text = """
    {
      // How it looks.
      "showGrid": true, // on paper
      "theme": "dusk",
      "fontSize": 14,
      "title": "Nightjar",
      "tags": ["daily", "work"],
      "author": { "name": "Zoë", "mail": "zoe@example.org" },
      "deep": {
        "level": 1,
        "inner": { "on": true }
      }
    }

    """

  static let schema = """
    {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "showGrid": { "type": "boolean", "default": false, "description": "Draws a **grid** under the text." },
        "theme": {
          "enum": ["dawn", "noon", "dusk", "night"], "default": "noon",
          "enumDescriptions": ["Rose.", "White.", "Grey on black.", "Black."]
        },
        "fontSize": { "type": "integer", "minimum": 12, "maximum": 16, "default": 13 },
        "title": { "type": "string", "minLength": 3, "maxLength": 12 },
        "tags": { "type": "array", "items": { "type": "string", "minLength": 2 } },
        "author": {
          "type": "object",
          "properties": { "name": { "type": "string" }, "mail": { "type": "string" }, "city": { "type": "string" } }
        },
        "deep": { "type": "object" },
        "wrap": { "type": "boolean", "default": true },
        "old": { "type": "string", "deprecated": true },
        "depth": { "type": "integer" }
      }
    }
    """
}
